#if Overlay
import CellophaneOverlay
import Testing

/// The names that Xcode makes of assets.
@Suite struct AssetSymbolTests {
  @Test func everyAssetHasANameAndNoneTwice() {
    let symbols = AssetSymbols(
      images: [
        .init(name: "big-star-image"), .init(name: "big.star"), .init(name: "1 up"),
        .init(folders: ["Tab Bar"], name: "Home"),
        .init(folders: ["Tab Bar", "Old"], name: "Home"),
      ], colors: [.init(name: "Brand Blue"), .init(name: "red"), .init(name: "URL Color")],
      bundle: "Bundle.module")
    #expect(
      symbols.text == """
        import Foundation
        import UIKit

        private let catalogs: Bundle = Bundle.module

        extension ImageResource {
          static let _1Up = ImageResource(name: "1 up", bundle: catalogs)
          static let bigStar = ImageResource(name: "big-star-image", bundle: catalogs)
          enum TabBar { static let home = ImageResource(name: "Tab Bar/Home", bundle: catalogs); \
        enum Old { static let home = ImageResource(name: "Tab Bar/Old/Home", bundle: catalogs) } }
        }

        extension ColorResource {
          static let brandBlue = ColorResource(name: "Brand Blue", bundle: catalogs)
          static let url = ColorResource(name: "URL Color", bundle: catalogs)
          static let red = ColorResource(name: "red", bundle: catalogs)
        }

        extension UIImage {
          static var _1Up: UIImage { UIImage(resource: ImageResource._1Up) }
          static var bigStar: UIImage { UIImage(resource: ImageResource.bigStar) }
          enum TabBar { static var home: UIImage { UIImage(resource: ImageResource.TabBar.home) }; \
        enum Old { static var home: UIImage { UIImage(resource: ImageResource.TabBar.Old.home) } } }
        }

        extension UIColor {
          static var brandBlue: UIColor { UIColor(resource: ColorResource.brandBlue) }
          static var url: UIColor { UIColor(resource: ColorResource.url) }
        }

        """)
  }
}
#endif
