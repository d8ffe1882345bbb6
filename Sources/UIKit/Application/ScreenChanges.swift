/// What author code did to the screen, in order: what a tap, an action or a handler led to.
@MainActor package enum ScreenChanges {
  package enum Change {
    case presented(UIViewController, by: UIViewController)
    case dismissed(UIViewController)
    case pushed(UIViewController, in: UINavigationController)
    case popped([UIViewController], in: UINavigationController)
    case setStack(UINavigationController)
    case setColumn(UISplitViewController, UISplitViewController.Column)
    case showedColumn(UISplitViewController, UISplitViewController.Column)
    case hidColumn(UISplitViewController, UISplitViewController.Column)
    case changedDisplayMode(UISplitViewController)
    case selectedTab(UITabBarController, index: Int)
    case setTabs(UITabBarController)
    case replacedRoot(UIViewController)
    case searched(UISearchController)
    case openedURL(URL)
    case copied
    case announced(String)
  }

  /// Grows with every change and never falls.
  package private(set) static var revision = 0
  private static var changes: [Change] = []

  static func record(_ change: Change) {
    revision += 1
    changes.append(change)
  }

  /// What happened since the last call, in order.
  package static func drain() -> [Change] {
    defer { changes = [] }
    return changes
  }
}
