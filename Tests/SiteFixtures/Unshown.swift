internal import CellophanePreview
internal import CellophaneSite
internal import UIKit

/// A preview whose code sets what no page shows.
package enum Unshown {
  static var preview: SitePreview {
    SitePreview(AnyPreview(Preview("Bar") { BarController() }), language: "en")
  }

  /// The line that sets it.
  package static let line = BarController.line
}

private final class BarController: UIViewController {
  nonisolated static let line = #line + 5

  override func viewDidLoad() {
    super.viewDidLoad()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))
    bar.prompt = "Where?"
    view.addSubview(bar)
  }
}
