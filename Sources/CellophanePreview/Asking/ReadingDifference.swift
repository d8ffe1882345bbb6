internal import CellophaneDocument
internal import UIKit

/// What changed in one collection between two readings, as edits by row.
@MainActor struct ReadingDifference {
  private(set) var expanded: [RowAddress] = []
  private(set) var collapsed: [RowAddress] = []
  private(set) var deleted: [RowAddress] = []
  /// Whether something changed that edits do not say: rows came, moved or look different.
  private(set) var isUnexplained = false

  var isEmpty: Bool {
    expanded.isEmpty && collapsed.isEmpty && deleted.isEmpty && !isUnexplained
  }

  /// - Parameter touched: Rows whose look may differ because they were tapped or selected.
  init(from before: CollectionReading, to after: CollectionReading, touched: Set<RowAddress>) {
    if before.nodes.contains(where: { $0.rows.contains { $0.identifier != nil } }) {
      compareItems(before, after, touched)
    } else {
      compareFlat(before, after, touched)
    }
  }

  private mutating func compareItems(
    _ before: CollectionReading, _ after: CollectionReading, _ touched: Set<RowAddress>
  ) {
    if before.nodes.map(\.identifier) != after.nodes.map(\.identifier) { isUnexplained = true }
    if before.items == after.items { return compareCells(before, after, ignoring: touched) }
    var gone: Set<RowAddress> = []
    var changed = touched
    var survivors: [AnyHashable] = []
    before.nodes.forEachAddress { address, node in
      guard let identifier = node.identifier else { return }
      guard let now = after.addresses[identifier].flatMap({ after.nodes.row(at: $0) }) else {
        let parent = RowAddress(section: address.section, ordinals: address.ordinals.dropLast())
        if !gone.contains(parent) { deleted.append(address) }
        gone.insert(address)
        return
      }
      survivors.append(identifier)
      guard node.isExpanded != now.isExpanded else { return }
      changed.insert(address)
      if node.children.isEmpty && now.children.isEmpty { return }
      if now.isExpanded { expanded.append(address) } else { collapsed.append(address) }
    }
    compareOrder(survivors, before, after)
    compareCells(before, after, ignoring: changed)
  }

  /// Rows that came must be the children of a row that was opened and had none.
  private mutating func compareOrder(
    _ survivors: [AnyHashable], _ before: CollectionReading, _ after: CollectionReading
  ) {
    var kept: [AnyHashable] = []
    let loaded = Set(
      expanded.compactMap { before.nodes.row(at: $0) }
        .filter { $0.children.isEmpty }.compactMap(\.identifier))
    after.nodes.forEachAddress { address, node in
      guard let identifier = node.identifier else { return }
      if before.addresses[identifier] != nil {
        kept.append(identifier)
        return
      }
      let ancestors = address.ordinals.indices.dropLast().compactMap { level in
        after.nodes.row(
          at: RowAddress(
            section: address.section, ordinals: Array(address.ordinals[...level]))
        )?.identifier
      }
      if !ancestors.contains(where: loaded.contains) { isUnexplained = true }
    }
    if kept != survivors { isUnexplained = true }
  }

  private mutating func compareCells(
    _ before: CollectionReading, _ after: CollectionReading, ignoring changed: Set<RowAddress>
  ) {
    for (address, cell) in before.cells where !changed.contains(address) {
      guard let identifier = before.nodes.row(at: address)?.identifier,
        let now = after.addresses[identifier].flatMap({ after.cells[$0] })
      else { continue }
      if now != cell { isUnexplained = true }
    }
  }

  /// Without identifiers only the loss of the touched row can be told from other changes.
  private mutating func compareFlat(
    _ before: CollectionReading, _ after: CollectionReading, _ touched: Set<RowAddress>
  ) {
    let old = before.cells.sorted { $0.key < $1.key }
    let new = after.cells.sorted { $0.key < $1.key }.map(\.value)
    if old.count == new.count {
      for (pair, now) in zip(old, new) where pair.value != now && !touched.contains(pair.key) {
        isUnexplained = true
      }
      return
    }
    let gone = touched.sorted().first { address in
      old.filter { $0.key != address }.map(\.value) == new
    }
    if let gone { deleted.append(gone) } else { isUnexplained = true }
  }
}
