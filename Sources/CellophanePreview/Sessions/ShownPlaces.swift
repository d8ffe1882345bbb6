internal import CellophaneDocument
internal import UIKit

/// Where the columns and tabs of a screen are.
extension UIViewController {
  /// What shows at a place, wherever on the screen that is; `nil` where nothing does.
  func shown(at place: ResolvedPlace) -> UIViewController? {
    switch place {
    case .root: self
    case .tab: tabBars.lazy.compactMap { $0.tab(at: place) }.first
    default: shownColumn(at: place)
    }
  }

  private func shownColumn(at place: ResolvedPlace) -> UIViewController? {
    if let presentedViewController, !(presentedViewController is UIAlertController) {
      return presentedViewController.shownColumn(at: place)
    }
    if let split = self as? UISplitViewController, !split.isCollapsed {
      let column = split.visibleColumns.first { $0.place == place }
      return column.flatMap(split.columnController)
    }
    return children.lazy.compactMap { $0.shownColumn(at: place) }.first
  }

  /// Where what a navigation controller shows is a chosen tab's, whose bar is seen.
  func place(ofTab navigation: UINavigationController) -> ResolvedPlace? {
    guard let tabs = navigation.parent as? UITabBarController,
      tabs.selectedViewController === navigation, tabs.showsBar
    else { return nil }
    return shownTabBars.first { $0.controller === tabs }?.selectedPlace
  }

  /// The tab bar of an ordinal among those that are seen.
  func shownTabBar(at ordinal: Int) -> ShownTabBar? {
    let shown = shownTabBars
    return shown.indices.contains(ordinal) ? shown[ordinal] : nil
  }

  /// Chooses a tab.
  ///
  /// - Returns: Whether there is such a tab to be chosen.
  func choose(_ tab: ResolvedPlace) -> Bool {
    for bar in tabBars {
      guard let index = bar.places.firstIndex(of: tab) else { continue }
      bar.controller.selectedIndex = index
      return true
    }
    return false
  }

  private var shownTabBars: [ShownTabBar] { tabBars.filter(\.controller.showsBar) }

  /// The tab bar controllers of the screen in its order, as its document names them, with their bars
  /// seen or not.
  var tabBars: [ShownTabBar] {
    tabBarControllers.enumerated().map { number, tabs in
      ShownTabBar(controller: tabs, name: number == 0 ? "tab" : "tab-\(number + 1)")
    }
  }

  private var tabBarControllers: [UITabBarController] {
    if let presentedViewController, !(presentedViewController is UIAlertController) {
      return presentedViewController.tabBarControllers
    }
    let shown: [UIViewController] =
      switch self {
      case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
      case let navigation as UINavigationController:
        navigation.topViewController.map { [$0] } ?? []
      case let split as UISplitViewController:
        (split.isCollapsed ? split.collapsedColumns.suffix(1) : split.visibleColumns[...])
          .compactMap(split.columnController)
      default: children
      }
    return ((self as? UITabBarController).map { [$0] } ?? []) + shown.flatMap(\.tabBarControllers)
  }
}

extension Stage {
  /// Chooses a tab and lets what that begins come to rest.
  ///
  /// - Returns: Whether there is such a tab to be chosen.
  func choose(_ tab: ResolvedPlace) async -> Bool {
    guard controller.choose(tab) else { return false }
    await settle()
    return true
  }
}

/// A tab bar controller of a screen.
@MainActor struct ShownTabBar {
  let controller: UITabBarController
  /// Where what each tab shows can be replaced.
  let places: [ResolvedPlace]

  /// - Parameter name: What the bar is called on its own screen.
  init(controller: UITabBarController, name: some StringProtocol) {
    self.controller = controller
    places = (controller.viewControllers ?? []).indices.map { .tab($0, of: name) }
  }

  /// What is seen of a tab.
  func tab(at place: ResolvedPlace) -> UIViewController? {
    let index = places.firstIndex(of: place)
    let controllers = controller.viewControllers ?? []
    return index.flatMap { controllers.indices.contains($0) ? controllers[$0] : nil }
  }

  var selectedPlace: ResolvedPlace? {
    places.indices.contains(controller.selectedIndex) ? places[controller.selectedIndex] : nil
  }
}
