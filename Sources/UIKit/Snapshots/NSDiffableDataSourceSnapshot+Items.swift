extension NSDiffableDataSourceSnapshot {
  /// Adds items after the others of a section, or of the last section when none is given.
  ///
  /// An item that is in the snapshot already moves there, and the build reports it.
  ///
  /// UIKit: `appendItems(_:toSection:)`.
  ///
  /// - Precondition: There is a section, the given one is in the snapshot, and no item is given
  ///   twice.
  /// - Complexity: O(*n*), where *n* is the number of items added.
  @inlinable
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let last = order.sections.last else { SnapshotFault.noSections() }
    let section = sectionIdentifier.map { slot(ofSection: $0, for: "appending items") } ?? last
    place(identifiers, at: .end(section: section))
  }

  /// Puts items in front of another one, in its section.
  ///
  /// - Precondition: The other item is in the snapshot and not among those given, and none of
  ///   those is given twice.
  /// - Complexity: O(*n* + *m*), where *n* is the number of items added and *m* that of the
  ///   section's.
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let anchor = anchor(beforeIdentifier, for: identifiers)
    place(identifiers, at: .before(item: anchor))
  }

  /// Puts items behind another one, in its section.
  ///
  /// - Precondition: The other item is in the snapshot and not among those given, and none of
  ///   those is given twice.
  /// - Complexity: O(*n* + *m*), where *n* is the number of items added and *m* that of the
  ///   section's.
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let anchor = anchor(afterIdentifier, for: identifiers)
    place(identifiers, at: .after(item: anchor))
  }

  /// Removes items; those that are not in the snapshot are ignored.
  ///
  /// - Complexity: O(*n* + *m*), where *n* is the number of items given and *m* that of the
  ///   touched sections'.
  @inlinable
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let slots = Set(identifiers.compactMap { itemTable.slot(of: $0) }).sorted(by: >)
    guard !slots.isEmpty else { return }
    removeItems(descending: slots)
  }

  /// Removes everything: all items, and all sections with them.
  @inlinable
  public mutating func deleteAllItems() {
    self = NSDiffableDataSourceSnapshot()
  }

  /// Moves an item in front of another one, to its section.
  ///
  /// - Precondition: Both items are in the snapshot and not the same.
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    let (moved, target) = slots(moving: identifier, to: toIdentifier)
    order.place([moved], new: 0, known: [moved], at: .before(item: target))
  }

  /// Moves an item behind another one, to its section.
  ///
  /// - Precondition: Both items are in the snapshot and not the same.
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    let (moved, target) = slots(moving: identifier, to: toIdentifier)
    order.place([moved], new: 0, known: [moved], at: .after(item: target))
  }

  // MARK: Steps

  @inlinable
  mutating func place(
    _ identifiers: [ItemIdentifierType], at destination: SectionedOrder.Destination
  ) {
    let first = itemTable.count
    var placed: [Int] = []
    var known: [Int] = []
    placed.reserveCapacity(identifiers.count)
    itemTable.reserve(identifiers.count)
    for identifier in identifiers {
      let (slot, isNew) = itemTable.add(identifier)
      if !isNew {
        if slot >= first { SnapshotFault.duplicates(.item, in: identifiers) }
        known.append(slot)
      }
      placed.append(slot)
    }
    if !known.isEmpty {
      if Set(known).count < known.count { SnapshotFault.duplicates(.item, in: identifiers) }
      SnapshotFault.noteMoved(known.map { itemTable[$0] })
    }
    order.place(placed, new: itemTable.count - first, known: known, at: destination)
  }

  @inlinable
  func anchor(_ anchor: ItemIdentifierType, for identifiers: [ItemIdentifierType]) -> Int {
    let slot = slot(ofItem: anchor, for: "inserting items beside another one")
    if identifiers.contains(anchor) { SnapshotFault.anchorIsInserted(.item, anchor) }
    return slot
  }

  @inlinable
  func slots(
    moving identifier: ItemIdentifierType, to target: ItemIdentifierType
  ) -> (moved: Int, target: Int) {
    let moved = slot(ofItem: identifier, for: "moving an item")
    if identifier == target { SnapshotFault.movedToItself(.item, identifier) }
    return (moved, slot(ofItem: target, for: "moving an item beside another one"))
  }

  @inlinable
  mutating func removeItems(descending slots: [Int]) {
    if !reloadedItems.members.isEmpty || !reconfiguredItems.members.isEmpty {
      let leaving = slots.map { itemTable[$0] }
      reloadedItems.remove(leaving)
      reconfiguredItems.remove(leaving)
    }
    order.removeItems(descending: slots)
    itemTable.remove(descending: slots)
  }
}
