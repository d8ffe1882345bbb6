extension NSDiffableDataSourceSnapshot {
  /// The sections to reload when the snapshot is applied, in the order in which they were given.
  @inlinable
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.identifiers }

  /// The items to reload when the snapshot is applied, in the order in which they were given.
  @inlinable
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.identifiers }

  /// The items to configure again when the snapshot is applied, in the order in which they were
  /// given.
  @inlinable
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.identifiers }

  /// Marks items whose cells are to be replaced by new ones.
  ///
  /// - Precondition: All items are in the snapshot.
  @inlinable
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = slot(ofItem: identifier, for: "reloading an item") }
    reloadedItems.insert(identifiers)
  }

  /// Marks items whose cells are to stay and be configured again.
  ///
  /// - Precondition: All items are in the snapshot.
  @inlinable
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = slot(ofItem: identifier, for: "reconfiguring an item") }
    reconfiguredItems.insert(identifiers)
  }

  /// Marks sections whose cells, headers and footers are to be replaced by new ones.
  ///
  /// - Precondition: All sections are in the snapshot.
  @inlinable
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      _ = slot(ofSection: identifier, for: "reloading a section")
    }
    reloadedSections.insert(identifiers)
  }

  /// Forgets which sections and items were to be reloaded or configured again.
  package mutating func clearUpdates() {
    reloadedSections = UpdateMarks()
    reloadedItems = UpdateMarks()
    reconfiguredItems = UpdateMarks()
  }
}
