/// Controllers side by side of which a bar chooses one.
@preconcurrency @MainActor open class UITabBarController: UIViewController, ControllerContainer {
  /// When a tab bar gives way to what is scrolled.
  public enum MinimizeBehavior: Int, Sendable {
    case automatic, never, onScrollDown, onScrollUp
  }
  /// Whether tabs are a bar or a sidebar.
  public enum Mode: Int, Sendable {
    case automatic, tabBar, tabSidebar
  }

  /// Who decides and hears; not kept alive.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar that chooses.
  open private(set) lazy var tabBar = UITabBar()
  /// Whether tabs are a bar or a sidebar.
  open var mode = Mode.automatic
  /// When the bar gives way to what is scrolled; kept.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
  /// Whether the bar is not seen.
  open var isTabBarHidden = false
  /// The controllers past those that fit, of which a page needs no list of its own.
  open private(set) lazy var moreNavigationController = UINavigationController()
  /// The controllers that a reader may move; kept.
  open var customizableViewControllers: [UIViewController]?
  private var controllers: [UIViewController] = []
  private var ownTabs: [UITab] = []
  private var selection: Int?

  /// Makes a controller of tabs.
  ///
  /// UIKit: iOS 18 and later.
  public convenience init(tabs: [UITab]) {
    self.init()
    self.tabs = tabs
  }

  /// The controllers, in the order of their tabs; `nil` without any.
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers; the selected one stays selected if it stays.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    ownTabs = []
    replaceControllers(viewControllers ?? [])
  }

  /// The tabs, where they were given instead of controllers.
  ///
  /// UIKit: iOS 18 and later.
  open var tabs: [UITab] {
    get { ownTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs.
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    ownTabs = tabs
    replaceControllers(tabs.compactMap { $0.viewController })
  }

  /// The chosen tab.
  open var selectedTab: UITab? {
    get { selection.flatMap { ownTabs.indices.contains($0) ? ownTabs[$0] : nil } }
    set {
      guard let place = ownTabs.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = place
    }
  }

  /// `NSNotFound` without a selection.
  open var selectedIndex: Int {
    get { selection ?? NSNotFound }
    set {
      guard controllers.indices.contains(newValue), newValue != selection else { return }
      selection = newValue
      tabBar.selectedItem = controllers[newValue].tabBarItem
      if lifeStage != .gone { arrangeChildren() }
      ScreenChanges.record(.selectedTab(self, index: newValue))
    }
  }

  /// The controller that is seen.
  open var selectedViewController: UIViewController? {
    get { selection.map { controllers[$0] } }
    set {
      guard let newValue else { return }
      guard let place = controllers.firstIndex(where: { $0 === newValue }) else {
        raise("Only a view controller in the tab bar controller's list can be selected.")
      }
      selectedIndex = place
    }
  }

  /// Whether the bar is seen: nobody hides it, and nothing that is on the chosen tab's stack does.
  package var showsBar: Bool {
    if isTabBarHidden || tabBar.isHidden { return false }
    let stack = (selectedViewController as? UINavigationController)?.viewControllers ?? []
    return !stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Shows or hides the bar.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    isTabBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// Chooses a tab as a person does: the delegate is asked and told.
  package func simulateChoice(of index: Int) {
    guard controllers.indices.contains(index) else { return }
    let controller = controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func replaceControllers(_ new: [UIViewController]) {
    let selected = selectedViewController
    for gone in controllers where !new.contains(where: { $0 === gone }) { unembed(gone) }
    controllers = new
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabBar.items = new.map(\.tabBarItem)
    let kept = new.firstIndex { $0 === selected }
    selection = kept ?? (new.isEmpty ? nil : 0)
    tabBar.selectedItem = selectedViewController?.tabBarItem
    if lifeStage != .gone { arrangeChildren() }
    ScreenChanges.record(.setTabs(self))
  }

  /// The selected controller's view fills this one's; the others' leave.
  func arrangeChildren() {
    guard let selected = selectedViewController else { return }
    for other in controllers where other !== selected {
      other.viewIfLoaded?.removeFromSuperview()
    }
    embed(selected, in: roomAboveTabs)
  }

}

/// Decides about tabs and hears of them; every method is optional.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
