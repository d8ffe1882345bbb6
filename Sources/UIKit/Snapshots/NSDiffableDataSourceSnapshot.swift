/// The state of a view's data at one moment: which sections it has, and which items in them.
///
/// Identifiers are unique across the whole snapshot. Every question about one identifier costs
/// one lookup.
///
/// UIKit: `NSDiffableDataSourceSnapshot`, which raises an exception where this stops.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  @usableFromInline var sectionTable = IdentifierTable<SectionIdentifierType>()
  @usableFromInline var itemTable = IdentifierTable<ItemIdentifierType>()
  @usableFromInline var order = SectionedOrder()
  @usableFromInline var reloadedSections = UpdateMarks<SectionIdentifierType>()
  @usableFromInline var reloadedItems = UpdateMarks<ItemIdentifierType>()
  @usableFromInline var reconfiguredItems = UpdateMarks<ItemIdentifierType>()

  /// Makes a snapshot without sections and items.
  @inlinable
  public init() {}

  // MARK: Counting

  /// How many items all sections have together.
  @inlinable
  public var numberOfItems: Int { itemTable.count }

  /// How many sections there are.
  @inlinable
  public var numberOfSections: Int { sectionTable.count }

  /// How many items a section has.
  ///
  /// - Precondition: The section is in the snapshot.
  @inlinable
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    order.members[slot(ofSection: identifier, for: "counting items")].count
  }

  // MARK: Identifiers

  /// The sections in their order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sections.
  @inlinable
  public var sectionIdentifiers: [SectionIdentifierType] {
    order.sections.map { sectionTable[$0] }
  }

  /// The items of all sections in their order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  @inlinable
  public var itemIdentifiers: [ItemIdentifierType] {
    var all: [ItemIdentifierType] = []
    all.reserveCapacity(itemTable.count)
    for section in order.sections {
      for slot in order.members[section] { all.append(itemTable[slot]) }
    }
    return all
  }

  /// The items of one section in their order.
  ///
  /// - Precondition: The section is in the snapshot; `indexOfSection(_:)` tells.
  /// - Complexity: O(*n*), where *n* is the number of the section's items.
  @inlinable
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    order.members[slot(ofSection: identifier, for: "listing items")].map { itemTable[$0] }
  }

  /// The section that has an item, or `nil` when the item is not in the snapshot.
  @inlinable
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    itemTable.slot(of: identifier).map { sectionTable[order.homes[$0]] }
  }

  /// The place of an item among the items of all sections, or `nil` when there is no such item.
  @inlinable
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemTable.slot(of: identifier).map { order.index(ofItem: $0) }
  }

  /// The place of a section among the sections, or `nil` when there is no such section.
  @inlinable
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionTable.slot(of: identifier).map { order.ranks[$0] }
  }

  /// The place of an item as section and item numbers, or `nil` when there is no such item.
  @inlinable
  package func position(ofItem identifier: ItemIdentifierType) -> SnapshotPosition? {
    itemTable.slot(of: identifier).map {
      SnapshotPosition(section: order.ranks[order.homes[$0]], item: order.offsets[$0])
    }
  }

  /// The item at a place, or `nil` when the place is past the ends.
  @inlinable
  package func item(at position: SnapshotPosition) -> ItemIdentifierType? {
    guard order.sections.indices.contains(position.section) else { return nil }
    let slots = order.members[order.sections[position.section]]
    return slots.indices.contains(position.item) ? itemTable[slots[position.item]] : nil
  }

  /// The section at a place, or `nil` when the place is past the ends.
  @inlinable
  package func section(at index: Int) -> SectionIdentifierType? {
    order.sections.indices.contains(index) ? sectionTable[order.sections[index]] : nil
  }

  // MARK: Rules

  @inlinable
  func slot(ofSection identifier: SectionIdentifierType, for purpose: StaticString) -> Int {
    guard let slot = sectionTable.slot(of: identifier) else {
      SnapshotFault.missing(.section, identifier, for: purpose)
    }
    return slot
  }

  @inlinable
  func slot(ofItem identifier: ItemIdentifierType, for purpose: StaticString) -> Int {
    guard let slot = itemTable.slot(of: identifier) else {
      SnapshotFault.missing(.item, identifier, for: purpose)
    }
    return slot
  }
}
