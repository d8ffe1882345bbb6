import Testing
import UIKit

private final class TabChooser: NSObject, UITabBarControllerDelegate {
  var refused: UIViewController?
  var chosen: [UIViewController] = []

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { viewController !== refused }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    chosen.append(viewController)
  }
}

private final class Updater: NSObject, UISearchResultsUpdating {
  var texts: [String] = []

  func updateSearchResults(for searchController: UISearchController) {
    texts.append(searchController.searchBar.text ?? "")
  }
}

@MainActor @Suite struct ContainerTests {
  private let phone = UITraitCollection { $0.horizontalSizeClass = .compact }
  private let size = CGSize(width: 402, height: 874)

  @Test func aControllerMaySayItselfWhereItLies() {
    final class Alone: UIViewController {
      let own = UINavigationController()
      override var navigationController: UINavigationController? { own }
      override var tabBarController: UITabBarController? { nil }
      override var splitViewController: UISplitViewController? { nil }
    }
    let alone = Alone()
    let inner: UIViewController = alone
    _ = UINavigationController(rootViewController: inner)
    #expect(inner.navigationController === alone.own)
  }

  @Test func aPushedControllerIsOnTopAndItsViewReplacesTheOneBelow() {
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    stack.appear(in: phone, size: size)
    #expect(root.view.window != nil)
    let next = UIViewController()
    root.show(next, sender: nil)
    #expect(stack.topViewController === next)
    #expect(next.navigationController === stack)
    #expect(next.view.window != nil)
    #expect(root.view.window == nil)
    #expect(stack.popViewController(animated: false) === next)
    #expect(root.view.window != nil)
    #expect(stack.popViewController(animated: false) == nil)
  }

  @Test func changesOfAStackAreRecordedInOrder() {
    let stack = UINavigationController(rootViewController: UIViewController())
    _ = ScreenChanges.drain()
    let next = UIViewController()
    stack.pushViewController(next, animated: true)
    stack.popToRootViewController(animated: true)
    let kinds = ScreenChanges.drain().map { change in
      switch change {
      case .pushed(let pushed, in: _): pushed === next ? "pushed" : "?"
      case .popped(let popped, in: _): popped == [next] ? "popped" : "?"
      default: "?"
      }
    }
    #expect(kinds == ["pushed", "popped"])
  }

  @Test func pushingTheSameControllerTwiceStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stack = UINavigationController()
        let next = UIViewController()
        stack.pushViewController(next, animated: false)
        stack.pushViewController(next, animated: false)
      }
    }
  }

  @Test func barItemsAreFoundFromTheirEdges() {
    let item = UINavigationItem(title: "List")
    let first = UIBarButtonItem(systemItem: .add)
    let second = UIBarButtonItem(title: "More")
    item.rightBarButtonItems = [first, second]
    #expect(item.rightBarButtonItem === first)
    item.rightBarButtonItem = second
    #expect(item.rightBarButtonItems == [second])
    item.leftBarButtonItem = nil
    #expect(item.leftBarButtonItems == nil)
  }

  @Test func aBarButtonTakesItsTitleFromItsActionAndRunsIt() {
    var count = 0
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Reload") { _ in count += 1 })
    #expect(item.title == "Reload")
    item.simulateTap()
    item.isEnabled = false
    item.simulateTap()
    #expect(count == 1)
    #expect(UIBarButtonItem(systemItem: .done).style == .done)
  }

  @Test func theFirstTabIsSelectedUntilAnotherIs() {
    let tabs = UITabBarController()
    #expect(tabs.selectedIndex == NSNotFound)
    let controllers = [UIViewController(), UIViewController(), UIViewController()]
    tabs.viewControllers = controllers
    #expect(tabs.selectedIndex == 0)
    tabs.appear(in: phone, size: size)
    #expect(!controllers[1].isViewLoaded)
    let chooser = TabChooser()
    chooser.refused = controllers[2]
    tabs.delegate = chooser
    tabs.simulateChoice(of: 2)
    #expect(tabs.selectedIndex == 0)
    tabs.simulateChoice(of: 1)
    #expect(tabs.selectedViewController === controllers[1])
    #expect(chooser.chosen == [controllers[1]])
    #expect(controllers[1].view.window != nil)
    #expect(controllers[0].view.window == nil)
  }

  @Test func aTabMakesItsControllerWhenItIsShown() {
    let tab = UITab(title: "Library", image: nil, identifier: "library") { _ in
      UIViewController()
    }
    let tabs = UITabBarController(tabs: [tab])
    #expect(tabs.selectedTab === tab)
    #expect(tabs.viewControllers?.first?.tabBarItem.title == "Library")
    #expect(tabs.viewControllers?.first?.tab === tab)
  }

  @Test func aNavigationControllerHasTheTabOfItsRoot() {
    let root = UIViewController()
    root.title = "Library"
    root.tabBarItem = UITabBarItem(title: "Books", image: nil, tag: 3)
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(navigation.tabBarItem === root.tabBarItem)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    #expect(tabs.tabBar.items?.map(\.title) == ["Books"])
    navigation.title = "Shelf"
    #expect(navigation.tabBarItem.title == "Shelf")
    #expect(root.tabBarItem.title == "Books")
    navigation.tabBarItem = UITabBarItem(title: "All", image: nil, tag: 0)
    #expect(navigation.tabBarItem.title == "All")
  }

  @Test func typingIntoASearchUpdatesTheResults() {
    let search = UISearchController(searchResultsController: nil)
    let updater = Updater()
    search.searchResultsUpdater = updater
    search.simulateSearch(for: "No")
    #expect(search.isActive)
    #expect(updater.texts.last == "No")
    search.searchBar.simulateTyping("ios")
    #expect(updater.texts.last == "ios")
    search.searchBar.simulateCancel()
    #expect(!search.isActive)
    #expect(search.searchBar.text == "")
    #expect(updater.texts.last == "")
  }

  @Test func anAlertsActionRunsAfterTheAlertHasGone() {
    let controller = UIViewController()
    controller.appear(in: phone, size: size)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    var wasPresented: Bool?
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let delete = UIAlertAction(title: "Delete", style: .destructive) { _ in
      wasPresented = controller.presentedViewController != nil
    }
    alert.addAction(delete)
    alert.addTextField { $0.placeholder = "Name" }
    #expect(alert.textFields?.first?.placeholder == "Name")
    controller.present(alert, animated: true)
    alert.simulateChoice(of: delete)
    #expect(wasPresented == false)
  }

  @Test func aSecondCancelActionStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
      }
    }
  }

  @Test func aTabsBadgeAndTitleAreItsItems() {
    let tab = UITab(title: "Inbox", image: nil, identifier: "inbox") { _ in UIViewController() }
    tab.badgeValue = "3"
    let tabs = UITabBarController(tabs: [tab])
    #expect(tabs.viewControllers?.first?.tabBarItem.badgeValue == "3")
    tab.badgeValue = nil
    tab.title = "Mail"
    #expect(tabs.viewControllers?.first?.tabBarItem.badgeValue == nil)
    #expect(tabs.viewControllers?.first?.tabBarItem.title == "Mail")
  }

  @Test func anItemMakesAGroupOfItself() {
    let item = UIBarButtonItem(title: "Format")
    #expect(item.creatingFixedGroup().barButtonItems == [item])
    #expect(item.creatingMovableGroup(customizationIdentifier: "a").barButtonItems == [item])
    let optional = item.creatingOptionalGroup(
      customizationIdentifier: "b", isInDefaultCustomization: false)
    #expect(optional.barButtonItems == [item])
    #expect(optional.isHidden)
    #expect(!UIBarButtonItemGroup.optionalGroup(customizationIdentifier: "c", items: []).isHidden)
  }
}
