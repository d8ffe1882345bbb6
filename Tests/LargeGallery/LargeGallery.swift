import Cellophane
import UIKit

/// Previews of sizes and shapes that no example needs, for browser tests and for measuring.
@main struct LargeGallery: PreviewSite {
  let title = "Large"

  @PreviewBuilder var previews: [AnyPreview] {
    Preview("Ten thousand rows") { NumbersViewController(appearance: .insetGrouped, count: 10_000) }
    Preview("Twenty thousand nodes") { TreeViewController(widths: [20, 9, 10, 10]) }
    Preview("A thousand deep") { DeepViewController(levels: 1_000) }
    Preview("One family at a time") { NamesViewController() }
    Preview("Loaded without end") { EndlessViewController() }
  }
}
