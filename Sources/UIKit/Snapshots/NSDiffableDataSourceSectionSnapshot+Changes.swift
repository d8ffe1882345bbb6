extension NSDiffableDataSourceSectionSnapshot {
  /// Adds items, collapsed, after the others below a parent, or after the other roots.
  ///
  /// UIKit: `append(_:to:)`, for which adding nothing below an unknown parent is no fault.
  ///
  /// - Precondition: No item is in the snapshot already or given twice, and the parent is in it.
  /// - Complexity: O(*n*), where *n* is the number of items added.
  @inlinable
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard !items.isEmpty else { return }
    let top = parent.map { slot(of: $0, for: "appending items to a parent") } ?? -1
    insert(items, at: .end(parent: top))
  }

  /// Puts items, collapsed, in front of another one, below its parent.
  ///
  /// - Precondition: The other item is in the snapshot, and no item is in it already or given
  ///   twice.
  @inlinable
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, at: .before(slot(of: item, for: "inserting items before another one")))
  }

  /// Puts items, collapsed, behind another one and everything below that, below its parent.
  ///
  /// - Precondition: The other item is in the snapshot, and no item is in it already or given
  ///   twice.
  @inlinable
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, at: .after(slot(of: item, for: "inserting items after another one")))
  }

  /// Puts the items of another snapshot, with their expansion, in front of an item, below its
  /// parent.
  ///
  /// - Precondition: The item is in the snapshot, and none of the other's is.
  @inlinable
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    insert(snapshot, at: .before(slot(of: item, for: "inserting a snapshot before an item")))
  }

  /// Puts the items of another snapshot, with their expansion, behind an item and everything
  /// below that, below its parent.
  ///
  /// - Precondition: The item is in the snapshot, and none of the other's is.
  @inlinable
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    insert(snapshot, at: .after(slot(of: item, for: "inserting a snapshot after an item")))
  }

  /// Removes everything below an item and puts the items of another snapshot there, with their
  /// expansion.
  ///
  /// - Precondition: The item is in the snapshot, and none of the other's is, except below it.
  @inlinable
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    let top = slot(of: parent, for: "replacing the children of an item")
    remove(descending: forest.descendants(of: top).sorted(by: >))
    insert(snapshot, at: .end(parent: slot(of: parent, for: "replacing the children of an item")))
  }

  /// Removes items and everything below them, and forgets that they were expanded.
  ///
  /// - Precondition: All items are in the snapshot.
  /// - Complexity: O(*n* log *n*), where *n* is the number of items removed.
  @inlinable
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var doomed: Set<Int> = []
    for item in items {
      let top = slot(of: item, for: "deleting an item")
      guard doomed.insert(top).inserted else { continue }
      doomed.formUnion(forest.descendants(of: top))
    }
    guard !doomed.isEmpty else { return }
    remove(descending: doomed.sorted(by: >))
  }

  /// Removes all items.
  @inlinable
  public mutating func deleteAll() {
    self = NSDiffableDataSourceSectionSnapshot()
  }

  // MARK: Steps

  @inlinable
  mutating func insert(_ items: [ItemIdentifierType], at destination: Forest.Destination) {
    let first = table.count
    table.reserve(items.count)
    for item in items {
      let (slot, isNew) = table.add(item)
      guard !isNew else { continue }
      if slot >= first { SnapshotFault.duplicates(.item, in: items) }
      SnapshotFault.present(.item, items.filter { (table.slot(of: $0) ?? first) < first })
    }
    forest.insert(table.count - first, at: destination)
  }

  @inlinable
  mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    at destination: Forest.Destination
  ) {
    let theirs = snapshot.items
    table.reserve(theirs.count)
    let first = table.count
    for item in theirs where !table.add(item).isNew {
      SnapshotFault.present(.item, theirs.filter { (table.slot(of: $0) ?? first) < first })
    }
    forest.insert(snapshot.forest, at: destination)
  }

  @inlinable
  mutating func remove(descending slots: [Int]) {
    forest.remove(descending: slots)
    table.remove(descending: slots)
  }
}
