internal import CellophaneDocument
internal import UIKit

/// What a touch opened, closed and chose, beside what a page does by itself.
///
/// How elements look, and which there are, is told by what shows: ``PageChange``.
@MainActor struct ListChanges {
  private(set) var edits: [ResolvedEdit] = []
  /// Whether exactly the touched row opened or closed.
  private(set) var isOwnToggle = false
  private let reply: Reply
  private let name: (RowAddress, String) -> String?

  /// - Parameters:
  ///   - places: Columns that are left out.
  ///   - name: What the row at an address of a list was called before.
  init(
    from before: ScreenReading, to after: ScreenReading, _ reply: Reply,
    besides places: Set<ResolvedPlace>, naming name: @escaping (RowAddress, String) -> String?
  ) {
    self.reply = reply
    self.name = name
    guard !places.contains(.root) else { return }
    for list in before.lists(besides: places) {
      guard let now = after.lists.first(where: { $0.view === list.view }) else { continue }
      compareExpansion(list, now)
      compareSelection(list, now)
    }
  }

  private mutating func compareExpansion(_ before: ListReading, _ now: ListReading) {
    guard before.changeCount != now.changeCount else { return }
    var (expanded, collapsed): ([RowAddress], [RowAddress]) = ([], [])
    var isGone = false
    before.nodes.forEachAddress { address, node in
      guard let identifier = node.identifier else { return }
      guard let same = now.addresses[identifier].flatMap({ now.nodes.row(at: $0) }) else {
        isGone = true
        return
      }
      guard node.isExpanded != same.isExpanded, !(node.children.isEmpty && same.children.isEmpty)
      else { return }
      if same.isExpanded { expanded.append(address) } else { collapsed.append(address) }
    }
    if before.name == reply.collection, !isGone, expanded + collapsed == [reply.row?.address] {
      isOwnToggle = true
    }
    edits += named(expanded, before) { .expand(collection: $0, row: $1) }
    edits += named(collapsed, before) { .collapse(collection: $0, row: $1) }
  }

  private mutating func compareSelection(_ before: ListReading, _ now: ListReading) {
    let expected = expectedSelection(before)
    var selected: Set<RowAddress> = []
    for address in now.selectedAddresses {
      if let identifier = now.nodes.row(at: address)?.identifier {
        if let old = before.addresses[identifier] { selected.insert(old) }
      } else {
        selected.insert(address)
      }
    }
    edits += named(selected.subtracting(expected).sorted(), before) {
      .select(collection: $0, row: $1)
    }
    let left = expected.subtracting(selected).filter { isThere($0, before, now) }
    edits += named(left.sorted(), before) { .deselect(collection: $0, row: $1) }
  }

  private func named(
    _ addresses: [RowAddress], _ list: ListReading, _ edit: (String, String) -> ResolvedEdit
  ) -> [ResolvedEdit] {
    addresses.compactMap { name($0, list.name).map { edit(list.name, $0) } }
  }

  /// Whether a row is still there; of rows that nothing identifies the touched one goes.
  private func isThere(_ address: RowAddress, _ before: ListReading, _ now: ListReading) -> Bool {
    if let identifier = before.nodes.row(at: address)?.identifier {
      return now.addresses[identifier] != nil
    }
    return now.rowCount >= before.rowCount || address != reply.row?.address
  }

  /// What the page selects by itself after the touch.
  private func expectedSelection(_ before: ListReading) -> Set<RowAddress> {
    let old = before.selectedAddresses
    guard let row = reply.row, row.collection == before.name else { return old }
    switch reply.tap {
    case .selected:
      return before.view.allowsMultipleSelectionNow ? old.union([row.address]) : [row.address]
    case .deselected: return old.subtracting([row.address])
    default: return old
    }
  }
}
