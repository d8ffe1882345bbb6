import CellophaneProjects
import Testing

@testable import CellophaneGalleries

/// The names that Tuist makes of resources.
@Suite struct TuistSymbolTests {
  private let space = "{\"properties\": {\"provides-namespace\" : true}}"

  /// A folder's only target.
  private func target(_ app: AppFolder, _ name: String = "sources") throws -> InventoryTarget {
    let inventory = try InventoryReader(swift: "swift", scratch: "\(app.path)/.scratch")
      .read(app.path)
    var target = inventory.targets[0]
    target.name = name
    return target
  }

  @Test func aCatalogMakesMembersByTheirWholeNames() throws {
    let app = try AppFolder([
      "Project.swift": "import ProjectDescription", "Shop/A.swift": "",
      "Shop/Media.xcassets/ic_brand_Color.colorset/Contents.json": "",
      "Shop/Media.xcassets/Default.imageset/Contents.json": "",
      "Shop/Media.xcassets/Tab Bar/Contents.json": space,
      "Shop/Media.xcassets/Tab Bar/Home.imageset/Contents.json": "",
    ])
    let source = TuistSymbols(
      try target(app), texts: ["let a = ShopAsset.icBrandColor.color, b = AVAsset.x"]
    ).source
    #expect(
      source == """
        import UIKit

        public enum ShopAsset {
          public static let icBrandColor = ShopColors(name: "ic_brand_Color")
          public static let `default` = ShopImages(name: "Default")
          public enum TabBar {
            public static let home = ShopImages(name: "Tab Bar/Home")
          }
        }

        public struct ShopColors: Sendable {
          public typealias Color = UIColor
          public let name: String
          public var color: UIColor { UIColor(resource: ColorResource(name: name, bundle: .main)) }
        }

        public struct ShopImages: Sendable {
          public typealias Image = UIImage
          public let name: String
          public var image: UIImage { UIImage(resource: ImageResource(name: name, bundle: .main)) }
        }

        """)
  }

  @Test func severalCatalogsMakeTypesAndFontsFamilies() throws {
    let app = try AppFolder([
      "Project.swift": "import ProjectDescription", "A.swift": "",
      "Kit/Colors.xcassets/Ink.colorset/Contents.json": "",
      "Kit/Images.xcassets/star.imageset/Contents.json": "",
      "Kit/Inter-SemiBold.otf": "", "Kit/Press.ttf": "",
      "Other/More.xcassets/moon.imageset/Contents.json": "",
    ])
    let source = try #require(
      TuistSymbols(
        try target(app), texts: ["KitAsset.Colors.ink", "KitFontFamily.Inter.semiBold"]
      ).source)
    #expect(
      source.contains(
        """
        public enum KitAsset {
          public static let ink = KitColors(name: "Ink")
          public static let star = KitImages(name: "star")
          public enum Colors {
            public static let ink = KitColors(name: "Ink")
          }
          public enum Images {
            public static let star = KitImages(name: "star")
          }
        }
        """), "\(source)")
    #expect(
      source.contains(
        """
          public enum Inter {
            public static let semiBold = KitFontConvertible(name: "Inter-SemiBold", family: "Inter")
          }
          public enum Press {
            public static let regular = KitFontConvertible(name: "Press", family: "Press")
          }
        }
        """), "\(source)")
  }

  @Test func nothingIsMadeWithoutTuistNorTwice() throws {
    let files = ["Media.xcassets/Ink.colorset/Contents.json": "", "A.swift": ""]
    let plain = try AppFolder(files)
    #expect(TuistSymbols(try target(plain), texts: ["ShopAsset.ink"]).source == nil)
    let made = try AppFolder(files.merging(["Workspace.swift": "import ProjectDescription"]) { $1 })
    let texts = ["public enum ShopAsset {}", "ShopAsset.ink"]
    var target = try target(made, "shop")
    #expect(TuistSymbols(target, texts: texts).source == nil)
    #expect(TuistSymbols(target, texts: []).source == nil)
    // A target's own name is known.
    target.kind = .application
    #expect(TuistSymbols(target, texts: []).source?.contains("enum ShopAsset {") == true)
  }

  @Test func fontsAreTakenFromTheirFolderOrTheBundle() {
    var target = InventoryTarget(name: "A", module: "A", kind: .application, files: .init())
    #expect(AppBundle.fonts([target], bundle: "/bundle") == nil)
    target.files = InventoryFiles(["/app/Fonts/A.otf", "/app/Fonts/B.ttf", "/app/a.json"])
    #expect(AppBundle.fonts([target], bundle: "/bundle") == "/app/Fonts")
    target.files = InventoryFiles(["/app/Fonts/A.otf", "/app/More/B.TTF"])
    #expect(AppBundle.fonts([target], bundle: "/bundle") == "/bundle")
  }
}
