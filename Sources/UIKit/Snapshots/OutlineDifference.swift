/// What turns one section snapshot into another, with as few moves as possible.
///
/// An item that moves takes along what is below it. Items below a deleted one are deleted or move
/// elsewhere, each on its own.
@usableFromInline
package struct OutlineDifference<Item: Hashable & Sendable>: Sendable {
  /// An item with the place that it takes.
  @usableFromInline
  package struct Arrival: Hashable, Sendable {
    @usableFromInline package var identifier: Item
    /// The item below which it goes, or `nil` when it is a root.
    @usableFromInline package var parent: Item?
    /// The item behind which it goes below its parent, or `nil` when it is the first there.
    @usableFromInline package var previous: Item?
    /// The item's place among all items of the new snapshot.
    @usableFromInline package var index: Int

    @inlinable
    init(identifier: Item, parent: Item?, previous: Item?, index: Int) {
      self.identifier = identifier
      self.parent = parent
      self.previous = previous
      self.index = index
    }
  }

  /// The items that go, in the old order.
  @usableFromInline package var deletions: [Item] = []
  /// The items that come, in the new order.
  @usableFromInline package var insertions: [Arrival] = []
  /// The items that change their parent or their place among its children, in the new order.
  @usableFromInline package var moves: [Arrival] = []
  /// The items that become expanded, or come expanded, in the new order.
  @usableFromInline package var expansions: [Item] = []
  /// The items that become collapsed, in the new order.
  @usableFromInline package var collapses: [Item] = []

  /// Works out the difference between two snapshots, at one lookup an item.
  ///
  /// - Complexity: O(*n* log *n*) in the number of items, O(*n*) when few of them move.
  @inlinable
  package init(
    from old: NSDiffableDataSourceSectionSnapshot<Item>,
    to new: NSDiffableDataSourceSectionSnapshot<Item>
  ) {
    let sources = new.table.identifiers.map { old.table.slot(of: $0) ?? -1 }
    let changes = new.forest.changes(from: old.forest, sources: sources)
    deletions = changes.deleted.map { old.table[$0] }
    insertions = changes.inserted.map { Self.arrival(of: $0, in: new) }
    moves = changes.moved.map { Self.arrival(of: $0, in: new) }
    expansions = changes.expanded.map { new.table[$0] }
    collapses = changes.collapsed.map { new.table[$0] }
  }

  /// Whether nothing changes.
  @inlinable
  package var isEmpty: Bool {
    deletions.isEmpty && insertions.isEmpty && moves.isEmpty && expansions.isEmpty
      && collapses.isEmpty
  }

  @inlinable
  static func arrival(
    of slot: Int, in new: NSDiffableDataSourceSectionSnapshot<Item>
  ) -> Arrival {
    let parent = new.forest.parent(of: slot)
    let previous = new.forest.previous(of: slot)
    return Arrival(
      identifier: new.table[slot], parent: parent < 0 ? nil : new.table[parent],
      previous: previous < 0 ? nil : new.table[previous], index: new.forest.order.places[slot])
  }

  /// The snapshot that the difference makes of the one that it was worked out from.
  package func applied(
    to old: NSDiffableDataSourceSectionSnapshot<Item>
  ) -> NSDiffableDataSourceSectionSnapshot<Item> {
    var new = old
    for move in moves {
      new.forest.detach(new.slot(of: move.identifier, for: "moving an item"))
    }
    new.remove(
      descending: deletions.map { new.slot(of: $0, for: "deleting an item") }.sorted(by: >))
    let arrivals = (insertions + moves).sorted { $0.index < $1.index }
    for arrival in arrivals {
      let (slot, isNew) = new.table.add(arrival.identifier)
      let destination: Forest.Destination =
        if let previous = arrival.previous {
          .after(new.slot(of: previous, for: "inserting items after another one"))
        } else {
          .start(
            parent: arrival.parent.map { new.slot(of: $0, for: "appending items to a parent") }
              ?? -1)
        }
      if isNew {
        new.forest.insert(1, at: destination)
      } else {
        new.forest.attach(slot, destination)
      }
    }
    new.expand(expansions)
    new.collapse(collapses)
    return new
  }
}
