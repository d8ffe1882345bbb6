internal import CellophaneDocument
internal import UIKit

/// Reads what a touch changed as edits of the page.
@MainActor struct EffectReader {
  let spare: Spare
  let after: ScreenReading
  let reply: Reply

  /// What the author's code did beside changing what is shown.
  private let events: ScreenEvents
  private var changed: [ResolvedEdit] = []
  /// Whether something changed that edits cannot say.
  private(set) var isUnexplained = false
  private(set) var isOwnToggle = false
  /// Rows that went.
  private(set) var deleted: [RowName] = []

  init(spare: Spare, after: ScreenReading, reply: Reply, _ events: ScreenEvents) {
    self.spare = spare
    self.after = after
    self.reply = reply
    self.events = events
    compare()
  }

  /// What happened without changing the screen: links, alerts and announcements.
  var lasting: [ResolvedEdit] { events.said }
  /// The answers of the alert that came.
  var alert: [UIAlertAction] { events.alert }
  /// Controllers that came into sight, with where they did.
  var shownControllers: [(place: ResolvedPlace, controller: UIViewController)] { events.shown }

  var edits: [ResolvedEdit] { lasting + changed }

  /// What was opened, closed and chosen.
  var opened: [ResolvedEdit] { changed }

  /// Whether the spare is no longer as it was, beyond what can be put back.
  var spendsSpare: Bool {
    if isUnexplained || events.hasAlert || !shownControllers.isEmpty { return true }
    return !isOwnToggle && (!deleted.isEmpty || changed.contains { !$0.isSelection })
  }

  private mutating func compare() {
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
    reply.tap == .selected && !isUnexplained && !isOwnToggle && shownControllers.isEmpty
      && deleted.isEmpty && changed.allSatisfy(\.isSelection)
  }

  /// Compares the touched row when its selection is as before.
  mutating func compareTouched(with restored: ScreenReading) {
    let old = spare.before.collections.first { $0.name == reply.collection }
    let new = restored.collections.first { $0.name == reply.collection }
    guard let address = reply.row?.address, let old = old?.cells[address],
      let new = new?.cells[address]
    else { return }
    if old != new { isUnexplained = true }
  }

  // MARK: Rows

  private mutating func compare(_ before: CollectionReading, _ now: CollectionReading) {
    let selected = selectedAddresses(of: now, in: before)
    let isTouched = reply.collection == before.name
    var touched = before.selectedAddresses.union(selected)
    // What a tap does to its own row is seen once the selection is as before.
    if isTouched, reply.tap != nil, let row = reply.row { touched.insert(row.address) }
    let difference = ReadingDifference(from: before, to: now, touched: touched)
    if difference.isUnexplained { isUnexplained = true }
    let collection = before.name
    isOwnToggle =
      isOwnToggle
      || isTouched && difference.deleted.isEmpty
        && difference.expanded + difference.collapsed == [reply.row?.address]
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
    guard let row = reply.row, row.collection == before.name else { return old }
    switch reply.tap {
    case .selected:
      return before.view.allowsMultipleSelectionNow ? old.union([row.address]) : [row.address]
    case .deselected: return old.subtracting([row.address])
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
  fileprivate var isSelection: Bool {
    switch self {
    case .select, .deselect: true
    default: false
    }
  }
}
