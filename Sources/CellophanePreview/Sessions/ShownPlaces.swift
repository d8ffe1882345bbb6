internal import CellophaneDocument
internal import UIKit

/// Where the columns and tabs of a screen are.
extension UIViewController {
  /// What shows at a place, wherever on the screen that is; `nil` where nothing does.
  func shown(at place: ResolvedPlace) -> UIViewController? {
    switch place {
    case .root: self
    case .tab: shownTabBars.lazy.compactMap { $0.tab(at: place) }.first
    default: shownColumn(at: place)
    }
  }

  private func shownColumn(at place: ResolvedPlace) -> UIViewController? {
    if let presentedViewController { return presentedViewController.shownColumn(at: place) }
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

  /// The tab bar controllers whose bars are seen, in the order of the screen, as its document names
  /// them.
  private var shownTabBars: [ShownTabBar] {
    allTabBars.enumerated().filter(\.element.showsBar).map { number, tabs in
      ShownTabBar(controller: tabs, name: number == 0 ? "tab" : "tab-\(number + 1)")
    }
  }

  /// Chooses a tab.
  ///
  /// - Returns: Whether there is such a tab to be chosen.
  func choose(_ tab: ResolvedElement) -> Bool {
    guard case .tab(let name, let index) = tab,
      let bar = shownTabBars.first(where: { $0.areas.first == "\(name)-1-" }),
      bar.areas.indices.contains(index)
    else { return false }
    bar.controller.selectedIndex = index
    return true
  }

  /// Whether there are tabs, with their bars seen or not.
  var hasTabs: Bool { !allTabBars.isEmpty }

  /// The tab bar controllers of the screen in its order.
  var allTabBars: [UITabBarController] {
    if let presentedViewController, !(presentedViewController is UIAlertController) {
      return presentedViewController.allTabBars
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
    return ((self as? UITabBarController).map { [$0] } ?? []) + shown.flatMap(\.allTabBars)
  }
}

/// A tab bar controller that is seen.
@MainActor struct ShownTabBar {
  let controller: UITabBarController
  /// What the collections of each tab begin with.
  let areas: [String]

  /// - Parameter name: What the bar is called on its own screen.
  init(controller: UITabBarController, name: some StringProtocol) {
    self.controller = controller
    areas = (controller.viewControllers ?? []).indices.map { "\(name)-\($0 + 1)-" }
  }

  /// What is seen of a tab.
  func tab(at place: ResolvedPlace) -> UIViewController? {
    let index = areas.firstIndex(of: place.area)
    let controllers = controller.viewControllers ?? []
    return index.flatMap { controllers.indices.contains($0) ? controllers[$0] : nil }
  }

  var selectedPlace: ResolvedPlace? {
    areas.indices.contains(controller.selectedIndex) ? place(of: controller.selectedIndex) : nil
  }

  /// Where what a tab shows can be replaced.
  func place(of index: Int) -> ResolvedPlace { .tab(String(areas[index].dropLast())) }
}
