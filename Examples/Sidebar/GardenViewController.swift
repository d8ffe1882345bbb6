import UIKit

/// The app's root: columns where there is room, tabs where there is not.
public final class GardenViewController: UISplitViewController {
  /// - Parameter style: Two columns or three; the third lists tasks between the other two.
  public init(columns style: UISplitViewController.Style) {
    super.init(style: style)
    setViewController(SidebarViewController(), for: .primary)
    if style == .tripleColumn {
      setViewController(TasksViewController(), for: .supplementary)
    }
    setViewController(GardenTabBarController(), for: .compact)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }
}

/// The sidebar's first section as tabs, for compact widths.
final class GardenTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = Section.topLevel.items.map { item in
      let screen = item.viewController
      screen.tabBarItem = UITabBarItem(title: item.title, image: item.image, selectedImage: nil)
      return screen
    }
  }
}
