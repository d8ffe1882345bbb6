/// The items of one section at one moment, with their parents and which of them are expanded.
///
/// UIKit: `NSDiffableDataSourceSectionSnapshot`, which raises an exception where this stops.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
  Sendable
{
  @usableFromInline var table = IdentifierTable<ItemIdentifierType>()
  @usableFromInline var forest = Forest()

  /// Makes a snapshot without items.
  @inlinable
  public init() {}

  /// Makes a copy of a snapshot, with its expansion.
  @inlinable
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    self = snapshot
  }

  // MARK: Items

  /// All items, each followed by what is below it, shown or not.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  @inlinable
  public var items: [ItemIdentifierType] { forest.order.slots.map { table[$0] } }

  /// The items without a parent.
  @inlinable
  public var rootItems: [ItemIdentifierType] { forest.children(of: -1).map { table[$0] } }

  /// The items all of whose ancestors are expanded, each followed by what is below it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of these items.
  @inlinable
  public var visibleItems: [ItemIdentifierType] { forest.visible.map { table[$0] } }

  /// The items that are expanded, in the order of `items`.
  @inlinable
  public var expandedItems: [ItemIdentifierType] {
    forest.order.slots.filter { forest.isExpanded($0) }.map { table[$0] }
  }

  /// Whether an item is in the snapshot.
  @inlinable
  public func contains(_ item: ItemIdentifierType) -> Bool { table.slot(of: item) != nil }

  /// The place of an item among all items, or `nil` when it is not in the snapshot.
  ///
  /// - Complexity: O(1), after a change O(*n*) once, where *n* is the number of items.
  @inlinable
  public func index(of item: ItemIdentifierType) -> Int? {
    table.slot(of: item).map { forest.order.places[$0] }
  }

  // MARK: Parents

  /// How many ancestors an item has.
  ///
  /// - Precondition: The item is in the snapshot.
  /// - Complexity: O(*d*), where *d* is the result.
  @inlinable
  public func level(of item: ItemIdentifierType) -> Int {
    forest.level(of: slot(of: item, for: "asking for a level"))
  }

  /// The item below which an item is, or `nil` when it is a root.
  ///
  /// - Precondition: The item is in the snapshot.
  @inlinable
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    let parent = forest.parent(of: slot(of: child, for: "asking a child for its parent"))
    return parent < 0 ? nil : table[parent]
  }

  /// The items directly below an item, or the roots below none.
  ///
  /// - Precondition: The item is in the snapshot.
  @inlinable
  package func children(of parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    let top = parent.map { slot(of: $0, for: "asking for children") } ?? -1
    return forest.children(of: top).map { table[$0] }
  }

  /// Whether items are below an item, at no cost that grows with them.
  ///
  /// - Precondition: The item is in the snapshot.
  @inlinable
  package func hasChildren(_ item: ItemIdentifierType) -> Bool {
    forest.hasChildren(slot(of: item, for: "asking for children"))
  }

  /// A snapshot of what is below an item, with its expansion.
  ///
  /// - Parameter includingParent: Whether the item is the root of the result; otherwise its
  ///   children are the roots.
  /// - Precondition: The item is in the snapshot.
  @inlinable
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let top = slot(of: parent, for: "taking a part of a snapshot")
    var part = NSDiffableDataSourceSectionSnapshot()
    var mapped = [top: -1]
    for slot in (includingParent ? [top] : []) + forest.descendants(of: top) {
      let isTop = slot == top
      mapped[slot] = part.table.add(table[slot]).slot
      part.forest.insert(1, at: .end(parent: isTop ? -1 : mapped[forest.parent(of: slot)] ?? -1))
      part.forest.setExpanded(part.forest.count - 1, forest.isExpanded(slot))
    }
    return part
  }

  // MARK: Rules

  @inlinable
  func slot(of item: ItemIdentifierType, for purpose: StaticString) -> Int {
    guard let slot = table.slot(of: item) else {
      SnapshotFault.missing(.item, item, for: purpose)
    }
    return slot
  }
}
