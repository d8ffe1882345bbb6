import Testing
import UIKit

private final class Decider: NSObject, UISplitViewControllerDelegate {
  var top: UISplitViewController.Column?
  var shown: [UISplitViewController.Column] = []
  var hidden: [UISplitViewController.Column] = []
  var didCollapse = false

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { top ?? proposedTopColumn }
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {
    shown.append(column)
  }
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {
    hidden.append(column)
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    didCollapse = true
  }
}

@MainActor @Suite struct UISplitViewControllerTests {
  private let pad = UITraitCollection {
    $0.userInterfaceIdiom = .pad
    $0.horizontalSizeClass = .regular
  }
  private let phone = UITraitCollection { $0.horizontalSizeClass = .compact }
  private let landscape = CGSize(width: 1210, height: 834)

  private func split(_ style: UISplitViewController.Style) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.setViewController(UIViewController(), for: .primary)
    if style == .tripleColumn { split.setViewController(UIViewController(), for: .supplementary) }
    split.setViewController(UIViewController(), for: .secondary)
    return split
  }

  @Test func aColumnsControllerIsWrappedInANavigationController() {
    let split = UISplitViewController(style: .doubleColumn)
    let own = UIViewController()
    split.setViewController(own, for: .primary)
    #expect(split.viewController(for: .primary) === own)
    #expect(own.navigationController?.viewControllers == [own])
    #expect(own.splitViewController === split)
    #expect(split.viewControllers.first === own.navigationController)
  }

  @Test func aNavigationControllerAndTheCompactColumnAreNotWrapped() {
    let split = UISplitViewController(style: .doubleColumn)
    let stack = UINavigationController(rootViewController: UIViewController())
    split.setViewController(stack, for: .secondary)
    #expect(stack.parent === split)
    let tabs = UITabBarController()
    split.setViewController(tabs, for: .compact)
    #expect(tabs.parent === split)
  }

  @Test func anotherControllerForAColumnTakesTheOnesPlace() {
    let split = split(.doubleColumn)
    split.appear(in: pad, size: landscape)
    let old = split.viewController(for: .secondary)
    _ = ScreenChanges.drain()
    let before = ScreenChanges.revision
    let new = UIViewController()
    split.setViewController(new, for: .secondary)
    #expect(split.viewController(for: .secondary) === new)
    #expect(new.viewIfLoaded?.window != nil)
    #expect(old?.parent == nil)
    #expect(ScreenChanges.revision > before)
  }

  @Test func columnsLieSideBySideInRegularWidth() {
    let split = split(.tripleColumn)
    split.preferredDisplayMode = .twoBesideSecondary
    split.preferredPrimaryColumnWidth = 300
    split.preferredSupplementaryColumnWidth = 310
    split.appear(in: pad, size: landscape)
    #expect(split.visibleColumns == [.primary, .supplementary, .secondary])
    // In iOS 26 the first is a panel 10 inside the screen's edges; a line of a point ends the second.
    #expect(split.viewControllers.map { $0.view.frame.minX } == [10, 320, 630])
    #expect(split.viewControllers.map { $0.view.frame.width } == [300, 309, 580])
    #expect(
      split.viewControllers.map { $0.traitCollection.horizontalSizeClass } == [
        .compact, .compact, .regular,
      ])
  }

  @Test func childrenKnowWhetherTheirSplitViewIsCollapsed() {
    let wide = split(.doubleColumn)
    wide.appear(in: pad, size: landscape)
    #expect(
      wide.viewController(for: .primary)?.traitCollection.splitViewControllerLayoutEnvironment
        == .expanded)
    let narrow = split(.doubleColumn)
    narrow.appear(in: phone, size: CGSize(width: 402, height: 874))
    #expect(
      narrow.viewController(for: .primary)?.traitCollection.splitViewControllerLayoutEnvironment
        == .collapsed)
  }

  @Test func anExplicitWidthBeatsAFractionAndBothKeepWithinTheBounds() {
    let split = split(.doubleColumn)
    split.appear(in: pad, size: CGSize(width: 1000, height: 700))
    split.preferredPrimaryColumnWidthFraction = 0.25
    #expect(split.primaryColumnWidth == 250)
    split.preferredPrimaryColumnWidth = 200
    #expect(split.primaryColumnWidth == 200)
    split.minimumPrimaryColumnWidth = 220
    #expect(split.primaryColumnWidth == 220)
    split.preferredPrimaryColumnWidth = 500
    #expect(split.primaryColumnWidth == 320)
    split.maximumPrimaryColumnWidth = 450
    #expect(split.primaryColumnWidth == 450)
  }

  @Test func theCompactColumnIsAllThatIsSeenInCompactWidth() {
    let split = split(.doubleColumn)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    split.setViewController(tabs, for: .compact)
    split.appear(in: phone, size: CGSize(width: 402, height: 874))
    #expect(split.isCollapsed)
    #expect(split.collapsedColumns == [.compact])
    #expect(tabs.view.window != nil)
    #expect(split.viewController(for: .primary)?.isViewLoaded == false)
  }

  @Test func collapsedColumnsMergeUpToTheOneThatTheDelegateChooses() {
    let plain = split(.doubleColumn)
    plain.appear(in: phone, size: CGSize(width: 402, height: 874))
    #expect(plain.collapsedColumns == [.primary, .secondary])

    let decided = split(.doubleColumn)
    let decider = Decider()
    decider.top = .primary
    decided.delegate = decider
    decided.appear(in: phone, size: CGSize(width: 402, height: 874))
    #expect(decider.didCollapse)
    #expect(decided.collapsedColumns == [.primary])
    decided.show(.secondary)
    #expect(decided.collapsedColumns == [.primary, .secondary])
    decided.hide(.secondary)
    #expect(decided.collapsedColumns == [.primary])
  }

  @Test func showingAndHidingColumnsChangesTheModeAndIsTold() {
    let split = split(.doubleColumn)
    let decider = Decider()
    split.delegate = decider
    split.appear(in: pad, size: landscape)
    #expect(split.displayMode == .oneBesideSecondary)
    split.hide(.primary)
    #expect(split.displayMode == .secondaryOnly)
    #expect(decider.hidden == [.primary])
    #expect(!split.isShowing(.primary))
    split.show(.primary)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(decider.shown == [.primary])
  }

  @Test func overlayingColumnsLeaveTheSecondaryOneItsWidth() {
    let split = split(.doubleColumn)
    split.preferredSplitBehavior = .overlay
    split.preferredDisplayMode = .oneOverSecondary
    split.appear(in: pad, size: landscape)
    #expect(split.viewControllers.last?.view.frame.width == 1210)
  }

  @Test func aColumnThatTheStyleHasNotIsNoted() {
    let rules = RuntimeIssue.collecting {
      UISplitViewController(style: .doubleColumn)
        .setViewController(UIViewController(), for: .supplementary)
      return RuntimeIssue.drain().map(\.rule)
    }
    #expect(rules == ["split-view-column"])
  }

  @Test func aDetailIsShownInTheSecondaryColumnOrPushedWhenCollapsed() {
    let wide = split(.doubleColumn)
    wide.appear(in: pad, size: landscape)
    let detail = UIViewController()
    wide.viewController(for: .primary)?.showDetailViewController(detail, sender: nil)
    #expect(wide.viewController(for: .secondary) === detail)

    let narrow = split(.doubleColumn)
    let decider = Decider()
    decider.top = .primary
    narrow.delegate = decider
    narrow.appear(in: phone, size: CGSize(width: 402, height: 874))
    let pushed = UIViewController()
    let primary = narrow.viewController(for: .primary)
    primary?.showDetailViewController(pushed, sender: nil)
    #expect(primary?.navigationController?.topViewController === pushed)
  }

  @Test func theOlderStyleTakesTwoControllersAsTheyAre() {
    let split = UISplitViewController()
    let controllers = [UIViewController(), UIViewController()]
    split.viewControllers = controllers
    #expect(split.viewControllers == controllers)
    #expect(split.style == .unspecified)
    #expect(UISplitViewController.automaticDimension == -CGFloat.greatestFiniteMagnitude)
  }
}
