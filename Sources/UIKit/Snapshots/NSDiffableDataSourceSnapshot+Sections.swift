extension NSDiffableDataSourceSnapshot {
  /// Adds sections after the others.
  ///
  /// UIKit: `appendSections(_:)`.
  ///
  /// - Precondition: No section is in the snapshot already or given twice.
  /// - Complexity: O(*n*), where *n* is the number of sections added.
  @inlinable
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insertSections(identifiers, at: sectionTable.count)
  }

  /// Puts sections in front of another one.
  ///
  /// - Precondition: The other section is in the snapshot, and no section is in it already or
  ///   given twice.
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insertSections(identifiers, at: rank(beside: toIdentifier, for: identifiers))
  }

  /// Puts sections behind another one.
  ///
  /// - Precondition: The other section is in the snapshot, and no section is in it already or
  ///   given twice.
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insertSections(identifiers, at: rank(beside: toIdentifier, for: identifiers) + 1)
  }

  /// Removes sections with their items; those that are not in the snapshot are ignored.
  @inlinable
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let slots = Set(identifiers.compactMap { sectionTable.slot(of: $0) }).sorted(by: >)
    guard !slots.isEmpty else { return }
    removeItems(descending: slots.flatMap { order.members[$0] }.sorted(by: >))
    reloadedSections.remove(slots.map { sectionTable[$0] })
    order.removeSections(descending: slots)
    sectionTable.remove(descending: slots)
  }

  /// Moves a section with its items in front of another one.
  ///
  /// - Precondition: Both sections are in the snapshot and not the same.
  @inlinable
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    let (moved, target) = slots(moving: identifier, to: toIdentifier)
    order.moveSection(moved, beside: target, after: false)
  }

  /// Moves a section with its items behind another one.
  ///
  /// - Precondition: Both sections are in the snapshot and not the same.
  @inlinable
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    let (moved, target) = slots(moving: identifier, to: toIdentifier)
    order.moveSection(moved, beside: target, after: true)
  }

  // MARK: Steps

  @inlinable
  mutating func insertSections(_ identifiers: [SectionIdentifierType], at rank: Int) {
    let first = sectionTable.count
    for identifier in identifiers {
      let (slot, isNew) = sectionTable.add(identifier)
      guard !isNew else { continue }
      if slot >= first { SnapshotFault.duplicates(.section, in: identifiers) }
      SnapshotFault.present(
        .section, identifiers.filter { (sectionTable.slot(of: $0) ?? first) < first })
    }
    order.insertSections(sectionTable.count - first, at: rank)
  }

  @inlinable
  func rank(
    beside anchor: SectionIdentifierType, for identifiers: [SectionIdentifierType]
  ) -> Int {
    let slot = slot(ofSection: anchor, for: "inserting sections beside another one")
    if identifiers.contains(anchor) { SnapshotFault.anchorIsInserted(.section, anchor) }
    return order.ranks[slot]
  }

  @inlinable
  func slots(
    moving identifier: SectionIdentifierType, to target: SectionIdentifierType
  ) -> (moved: Int, target: Int) {
    let moved = slot(ofSection: identifier, for: "moving a section")
    if identifier == target { SnapshotFault.movedToItself(.section, identifier) }
    return (moved, slot(ofSection: target, for: "moving a section beside another one"))
  }
}
