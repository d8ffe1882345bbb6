/// What turns one snapshot into another, with as few moves as possible.
///
/// Items that a section takes along when it moves do not move themselves. Items of a deleted
/// section are deleted or move elsewhere, each on its own.
@usableFromInline
package struct SnapshotDifference<Section, Item>: Sendable
where Section: Hashable & Sendable, Item: Hashable & Sendable {
  /// The changes of the sections; places are numbers of sections.
  @usableFromInline package var sections = PlacedChanges<Int, Section>()
  /// The changes of the items; places are numbers of sections and of items in them.
  @usableFromInline package var items = PlacedChanges<SnapshotPosition, Item>()
  /// The sections to reload among those that were there before.
  @usableFromInline package var reloadedSections: [Section] = []
  /// The items to reload among those that were there before.
  @usableFromInline package var reloadedItems: [Item] = []
  /// The items to configure again among those that were there before and are not reloaded.
  @usableFromInline package var reconfiguredItems: [Item] = []

  /// Works out the difference between two snapshots, at one lookup an identifier.
  ///
  /// - Complexity: O(*n* log *n*) in the number of items, O(*n*) when few of them move.
  @inlinable
  package init(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let sectionSources = new.order.sections.map {
      old.sectionTable.slot(of: new.sectionTable[$0]) ?? -1
    }
    addSections(from: old, to: new, sources: sectionSources)
    var sources: [Int] = []
    sources.reserveCapacity(new.numberOfItems)
    for section in new.order.sections {
      for item in new.order.members[section] {
        sources.append(old.itemTable.slot(of: new.itemTable[item]) ?? -1)
      }
    }
    let changes = PlacedChanges<SnapshotPosition, Int>(
      from: old.order, to: new.order, sections: sectionSources, sources: sources)
    items.deletions = changes.deletions.map { .init($0.place, old.itemTable[$0.identifier]) }
    items.insertions = changes.insertions.map { .init($0.place, new.itemTable[$0.identifier]) }
    items.moves = changes.moves.map {
      .init(from: $0.from, to: $0.to, new.itemTable[$0.identifier])
    }
    addUpdates(from: old, to: new)
  }

  /// Whether nothing changes and nothing is to be reloaded or configured again.
  @inlinable
  package var isEmpty: Bool {
    sections.isEmpty && items.isEmpty && reloadedSections.isEmpty && reloadedItems.isEmpty
      && reconfiguredItems.isEmpty
  }

  @inlinable
  mutating func addSections(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>, sources: [Int]
  ) {
    let changes = PlacedChanges<Int, Int>(
      sources: sources.map { $0 < 0 ? -1 : old.order.ranks[$0] }, count: old.numberOfSections)
    sections.deletions = changes.deletions.map {
      .init($0.place, old.sectionTable[old.order.sections[$0.identifier]])
    }
    sections.insertions = changes.insertions.map {
      .init($0.place, new.sectionTable[new.order.sections[$0.identifier]])
    }
    sections.moves = changes.moves.map {
      .init(from: $0.from, to: $0.to, new.sectionTable[new.order.sections[$0.identifier]])
    }
  }

  @inlinable
  mutating func addUpdates(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    reloadedSections = new.reloadedSections.identifiers.filter {
      old.sectionTable.slot(of: $0) != nil
    }
    reloadedItems = new.reloadedItems.identifiers.filter { old.itemTable.slot(of: $0) != nil }
    reconfiguredItems = new.reconfiguredItems.identifiers.filter {
      old.itemTable.slot(of: $0) != nil && !new.reloadedItems.members.contains($0)
    }
  }
}
