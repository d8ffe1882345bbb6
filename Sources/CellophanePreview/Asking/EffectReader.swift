internal import CellophaneDocument
internal import UIKit

/// Reads what a touch changed as edits of the page.
@MainActor struct EffectReader {
  let spare: Spare
  let after: ScreenReading
  let touch: Asker.Touch

  /// What happened without changing the screen: links, alerts and announcements.
  private(set) var lasting: [ResolvedEdit] = []
  private var changed: [ResolvedEdit] = []
  /// Controllers that came into sight, with where they did.
  private(set) var shownControllers: [(place: ResolvedPlace, controller: UIViewController)] = []
  /// Whether something changed that edits cannot say.
  private(set) var isUnexplained = false
  private(set) var isOwnToggle = false
  /// Rows that went.
  private(set) var deleted: [RowName] = []
  /// The answers of the alert that came.
  private(set) var alert: [UIAlertAction] = []
  private var hasAlert = false

  init(spare: Spare, after: ScreenReading, touch: Asker.Touch) {
    self.spare = spare
    self.after = after
    self.touch = touch
  }

  var edits: [ResolvedEdit] { lasting + changed }

  /// What was opened, closed and chosen.
  var opened: [ResolvedEdit] { changed }

  /// Whether the spare is no longer as it was, beyond what can be put back.
  var spendsSpare: Bool {
    if isUnexplained || hasAlert || !shownControllers.isEmpty { return true }
    return !isOwnToggle && (!deleted.isEmpty || changed.contains { !$0.isSelection })
  }

  mutating func read(_ changes: [ScreenChanges.Change]) {
    for change in changes { read(change) }
    if shownControllers.contains(where: { $0.place == .root }) {
      shownControllers = [(.root, spare.stage.controller)]
    }
    let places = Set(shownControllers.map(\.place))
    if spare.before.frame(without: places) != after.frame(without: places) {
      isUnexplained = true
    }
    guard !places.contains(.root) else { return }
    for before in spare.before.collections {
      if places.contains(where: { before.name.hasPrefix($0.rawValue) }) { continue }
      guard let now = after.collections.first(where: { $0.view === before.view }) else {
        isUnexplained = true
        continue
      }
      compare(before, now)
    }
  }

  /// Whether the touched row may look different beneath its selection.
  var mayHideALook: Bool {
    touch.tap == .selected && !isUnexplained && !isOwnToggle && shownControllers.isEmpty
      && deleted.isEmpty && changed.allSatisfy(\.isSelection)
  }

  /// Compares the touched row when its selection is as before.
  mutating func compareTouched(with restored: ScreenReading) {
    let old = spare.before.collections.first { $0.name == touch.collection }
    let new = restored.collections.first { $0.name == touch.collection }
    guard let old = old?.cells[touch.address], let new = new?.cells[touch.address] else { return }
    if old != new { isUnexplained = true }
  }

  // MARK: Screens

  private mutating func read(_ change: ScreenChanges.Change) {
    switch change {
    case .openedURL(let url):
      if let address = LinkAddress.opened(url.absoluteString) {
        lasting.append(.open(url: address))
      } else {
        RuntimeIssue.record(unopened: url.absoluteString, "nothing is opened there")
      }
    case .announced(let words):
      // The next announcement interrupts the one before.
      lasting.removeAll(where: \.isAnnouncement)
      lasting.append(.say(words))
    case .presented(let alert as UIAlertController, _):
      hasAlert = true
      self.alert = alert.actions
      lasting.append(alert.resolved)
    case .presented: shownControllers.append((.root, spare.stage.controller))
    case .pushed(_, let navigation), .popped(_, let navigation), .setStack(let navigation):
      show(navigation)
    case .setColumn(let split, let column), .showedColumn(let split, let column):
      show(column, of: split)
    case .selectedTab: shownControllers.append((.root, spare.stage.controller))
    case .dismissed, .hidColumn, .changedDisplayMode, .setTabs, .searched, .copied: break
    }
  }

  /// A navigation controller that is a column's own changes that column, another one the page.
  private mutating func show(_ navigation: UINavigationController) {
    guard let split = navigation.parent as? UISplitViewController, !split.isCollapsed else {
      return show(.root, spare.stage.controller)
    }
    let column = split.visibleColumns.first { split.columnController(for: $0) === navigation }
    if let column { show(column, of: split) }
  }

  private mutating func show(
    _ column: UISplitViewController.Column, of split: UISplitViewController
  ) {
    guard !split.isCollapsed else { return show(.root, spare.stage.controller) }
    guard let place = column.place, split.visibleColumns.contains(column),
      let controller = split.columnController(for: column)
    else { return }
    show(place, controller)
  }

  private mutating func show(_ place: ResolvedPlace, _ controller: UIViewController) {
    if shownControllers.contains(where: { $0.place == place }) { return }
    shownControllers.append((place, controller))
  }

  // MARK: Rows

  private mutating func compare(_ before: CollectionReading, _ now: CollectionReading) {
    let selected = selectedAddresses(of: now, in: before)
    let isTouched = touch.collection == before.name
    var touched = before.selectedAddresses.union(selected)
    // What a tap does to its own row is seen once the selection is as before.
    if isTouched, touch.tap != nil { touched.insert(touch.address) }
    let difference = ReadingDifference(from: before, to: now, touched: touched)
    if difference.isUnexplained { isUnexplained = true }
    let collection = before.name
    isOwnToggle =
      isOwnToggle
      || isTouched && difference.deleted.isEmpty
        && difference.expanded + difference.collapsed == [touch.address]
    for address in difference.deleted {
      if let row = name(address, collection) {
        deleted.append(RowName(collection: collection, row: row))
      }
    }
    for address in difference.expanded {
      if let row = name(address, collection) {
        changed.append(.expand(collection: collection, row: row))
      }
    }
    for address in difference.collapsed {
      if let row = name(address, collection) {
        changed.append(.collapse(collection: collection, row: row))
      }
    }
    let expected = expectedSelection(before)
    for address in selected.subtracting(expected).sorted() {
      if let row = name(address, collection) {
        changed.append(.select(collection: collection, row: row))
      }
    }
    for address in expected.subtracting(selected).sorted()
    where !difference.deleted.contains(address) {
      if let row = name(address, collection) {
        changed.append(.deselect(collection: collection, row: row))
      }
    }
  }

  private func name(_ address: RowAddress, _ collection: String) -> String? {
    spare.name(of: address, in: collection)
  }

  /// What the page selects by itself after the touch.
  private func expectedSelection(_ before: CollectionReading) -> Set<RowAddress> {
    let old = before.selectedAddresses
    guard touch.collection == before.name else { return old }
    switch touch.tap {
    case .selected:
      return before.view.allowsMultipleSelectionNow ? old.union([touch.address]) : [touch.address]
    case .deselected: return old.subtracting([touch.address])
    default: return old
    }
  }

  /// The selected rows by where they stood before.
  private func selectedAddresses(
    of now: CollectionReading, in before: CollectionReading
  ) -> Set<RowAddress> {
    var found: Set<RowAddress> = []
    for address in now.selectedAddresses {
      guard let identifier = now.nodes.row(at: address)?.identifier else {
        found.insert(address)
        continue
      }
      if let old = before.addresses[identifier] { found.insert(old) }
    }
    return found
  }
}

extension ResolvedEdit {
  fileprivate var isAnnouncement: Bool {
    if case .say = self { true } else { false }
  }

  fileprivate var isSelection: Bool {
    switch self {
    case .select, .deselect: true
    default: false
    }
  }
}
