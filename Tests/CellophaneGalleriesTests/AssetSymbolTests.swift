@testable import CellophaneGalleries
import Testing

/// The names that Xcode makes of assets.
@Suite struct AssetSymbolTests {
  @Test func everyAssetHasANameAndNoneTwice() {
    let symbols = AssetSymbols(
      images: [
        .init(name: "big-star-image"), .init(name: "big.star"), .init(name: "1 up"),
        .init(folders: ["Tab Bar"], name: "Home"),
        .init(folders: ["Tab Bar", "Old"], name: "Home"),
      ],
      colors: [
        .init(name: "Brand Blue"), .init(name: "red"), .init(name: "URL Color"),
        .init(name: "AccentColor"), .init(name: "URLIcon"), .init(name: "a \"b\""),
      ])
    #expect(
      symbols.source() == """
        import UIKit

        extension ImageResource {
          static let _1Up = ImageResource(name: "1 up", bundle: .main)
          static let bigStar = ImageResource(name: "big-star-image", bundle: .main)
          enum TabBar {
            static let home = ImageResource(name: "Tab Bar/Home", bundle: .main)
            enum Old {
              static let home = ImageResource(name: "Tab Bar/Old/Home", bundle: .main)
            }
          }
        }

        extension ColorResource {
          static let accent = ColorResource(name: "AccentColor", bundle: .main)
          static let brandBlue = ColorResource(name: "Brand Blue", bundle: .main)
          static let url = ColorResource(name: "URL Color", bundle: .main)
          static let urlIcon = ColorResource(name: "URLIcon", bundle: .main)
          static let aB = ColorResource(name: "a \\"b\\"", bundle: .main)
          static let red = ColorResource(name: "red", bundle: .main)
        }

        extension UIImage {
          static var _1Up: UIImage { UIImage(resource: ImageResource._1Up) }
          static var bigStar: UIImage { UIImage(resource: ImageResource.bigStar) }
          enum TabBar {
            static var home: UIImage { UIImage(resource: ImageResource.TabBar.home) }
            enum Old {
              static var home: UIImage { UIImage(resource: ImageResource.TabBar.Old.home) }
            }
          }
        }

        extension UIColor {
          static var accent: UIColor { UIColor(resource: ColorResource.accent) }
          static var brandBlue: UIColor { UIColor(resource: ColorResource.brandBlue) }
          static var url: UIColor { UIColor(resource: ColorResource.url) }
          static var urlIcon: UIColor { UIColor(resource: ColorResource.urlIcon) }
          static var aB: UIColor { UIColor(resource: ColorResource.aB) }
        }

        """)
  }

  @Test func foldersMakeNamesWhereTheyAreNamespaces() throws {
    let space = "{\"info\": {}, \"properties\": {\"provides-namespace\" : true}}"
    let app = try AppFolder([
      "M.xcassets/Icons/Contents.json": space, "M.xcassets/Icons/Leaf.colorset/Contents.json": "",
      "M.xcassets/Plain/Star.imageset/Contents.json": "",
    ])
    #expect(
      AssetSymbols(["\(app.path)/M.xcassets"])
        == AssetSymbols(
          images: [.init(name: "Star")], colors: [.init(folders: ["Icons"], name: "Leaf")]))
    #expect(AssetSymbols([]).source() == nil)
  }

  @Test func whatTheAppDeclaresItselfIsNotDeclaredAgain() throws {
    let symbols = AssetSymbols(
      images: [.init(name: "brand"), .init(name: "star")],
      colors: [.init(name: "brand"), .init(name: "ink"), .init(name: "paper")])
    let source = try #require(
      symbols.source(beside: [
        """
        public extension UIColor {
          enum Inner { static let paper = 1 }
          static var brand: UIColor { make { "brand" } }
          class var ink: UIColor { .black }
        }
        enum Other { static let star = 1 }
        """
      ]))
    #expect(
      source.hasSuffix(
        """
        extension UIImage {
          static var brand: UIImage { UIImage(resource: ImageResource.brand) }
          static var star: UIImage { UIImage(resource: ImageResource.star) }
        }

        extension UIColor {
          static var paper: UIColor { UIColor(resource: ColorResource.paper) }
        }

        """))
    #expect(source.contains("static let ink = ColorResource(name: \"ink\", bundle: .main)"))
  }

  @Test(
    arguments: [
      ("Neutral5Color", "neutral5"), ("5Color", "_5"), ("H1TitleColor", "h1Title"),
      ("URL2IconColor", "url2Icon"), ("Grey50", "grey50"), ("x3DColor", "x3DColor"),
    ])
  func aDigitBeforeACapitalEndsAWord(asset: String, name: String) {
    #expect(AssetName.member(asset, .color) == name)
  }
}
