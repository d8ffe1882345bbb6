import UIKit

/// Places in a sidebar beside what is in the one that was chosen.
public final class BrowseSplitViewController: UISplitViewController {
  public init() {
    super.init(style: .doubleColumn)
    setViewController(BrowseViewController(appearance: .sidebar), for: .primary)
    let first = FolderViewController(of: Place.headings[0].places[0])
    setViewController(UINavigationController(rootViewController: first), for: .secondary)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }
}
