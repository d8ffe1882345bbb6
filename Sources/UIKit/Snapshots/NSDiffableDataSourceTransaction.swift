/// A change from one snapshot to another, as a data source reports it after reordering.
///
/// UIKit: `NSDiffableDataSourceTransaction`.
@preconcurrency
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The snapshot before the change.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The snapshot after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// What turns all items of the one into all items of the other.
  public let difference: CollectionDifference<ItemIdentifierType>

  /// A transaction for each section whose items change.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  /// Works out the difference of two snapshots.
  @inlinable
  package init(
    initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    sectionTransactions:
      [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
  ) {
    self.initialSnapshot = initialSnapshot
    self.finalSnapshot = finalSnapshot
    self.sectionTransactions = sectionTransactions
    difference = finalSnapshot.flatDifference(from: initialSnapshot)
  }
}

/// A change of one section's items, as a data source reports it after reordering.
///
/// UIKit: `NSDiffableDataSourceSectionTransaction`.
@preconcurrency
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The section that changes.
  public let sectionIdentifier: SectionIdentifierType

  /// The section's items before the change.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The section's items after the change.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// What turns all items of the one, depth first, into all items of the other.
  public let difference: CollectionDifference<ItemIdentifierType>

  /// Works out the difference of two section snapshots.
  @inlinable
  package init(
    sectionIdentifier: SectionIdentifierType,
    initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    self.sectionIdentifier = sectionIdentifier
    self.initialSnapshot = initialSnapshot
    self.finalSnapshot = finalSnapshot
    difference = finalSnapshot.flatDifference(from: initialSnapshot)
  }
}
