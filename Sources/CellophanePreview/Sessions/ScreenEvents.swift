internal import CellophaneDocument
internal import UIKit

/// What author code did beside changing what is shown: it opened links, asked, announced and
/// brought other controllers into sight.
@MainActor struct ScreenEvents {
  /// Links, alerts and announcements, as edits.
  private(set) var said: [ResolvedEdit] = []
  /// Controllers that came into sight, with where they did.
  private(set) var shown: [(place: ResolvedPlace, controller: UIViewController)] = []
  /// The tab that was chosen last.
  private(set) var tab: ResolvedPlace?
  /// The answers of the alert that came.
  private(set) var alert: [UIAlertAction] = []
  /// How many alerts came, one after the other.
  private(set) var alertCount = 0
  /// What the screen shows.
  private let root: UIViewController

  /// - Parameter changes: What happened, in order.
  init(_ changes: [ScreenChanges.Change], on root: UIViewController) {
    self.root = root
    for change in changes { read(change) }
    if shown.contains(where: { $0.place == .root }) { showAll() }
  }

  /// Lets all of the page be another where a part of it is.
  mutating func showAll() { shown = [(.root, root)] }

  private mutating func read(_ change: ScreenChanges.Change) {
    switch change {
    case .openedURL(let url):
      if let address = LinkAddress.opened(url.absoluteString) {
        said.append(.open(url: address))
      } else {
        RuntimeIssue.record(unopened: url.absoluteString, "nothing is opened there")
      }
    case .announced(let words):
      // The next announcement interrupts the one before.
      said.removeAll(where: \.isAnnouncement)
      said.append(.say(words))
    case .presented(let alert as UIAlertController, _):
      alertCount += 1
      self.alert = alert.actions
      said.append(alert.resolved)
    case .selectedTab(let tabs, let index): choose(index, of: tabs)
    case .presented, .replacedRoot: show(.root, root)
    case .pushed(_, let navigation), .popped(_, let navigation), .setStack(let navigation):
      show(navigation)
    case .setColumn(let split, let column), .showedColumn(let split, let column):
      show(column, of: split)
    case .dismissed, .hidColumn, .changedDisplayMode, .setTabs, .searched, .copied: break
    }
  }

  /// A tab is chosen where its bar is seen; else all of the page is another.
  private mutating func choose(_ index: Int, of tabs: UITabBarController) {
    let bar = root.tabBars.first { $0.controller === tabs }
    guard let bar, tabs.showsBar, bar.places.indices.contains(index) else {
      return show(.root, root)
    }
    tab = bar.places[index]
  }

  /// A navigation controller that is a column's or a tab's own changes that, another one the page.
  private mutating func show(_ navigation: UINavigationController) {
    if let tab = root.place(ofTab: navigation) { return show(tab, navigation) }
    guard let split = navigation.parent as? UISplitViewController, !split.isCollapsed else {
      return show(.root, root)
    }
    let column = split.visibleColumns.first { split.columnController(for: $0) === navigation }
    if let column { show(column, of: split) }
  }

  private mutating func show(
    _ column: UISplitViewController.Column, of split: UISplitViewController
  ) {
    guard !split.isCollapsed else { return show(.root, root) }
    guard let place = column.place, split.visibleColumns.contains(column),
      let controller = split.columnController(for: column)
    else { return }
    show(place, controller)
  }

  private mutating func show(_ place: ResolvedPlace, _ controller: UIViewController) {
    if shown.contains(where: { $0.place == place }) { return }
    shown.append((place, controller))
  }
}

extension ResolvedEdit {
  fileprivate var isAnnouncement: Bool {
    if case .say = self { true } else { false }
  }
}
