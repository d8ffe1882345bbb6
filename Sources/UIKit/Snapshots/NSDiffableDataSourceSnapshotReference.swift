/// A snapshot as an object, whose identifiers have no type.
///
/// UIKit: `NSDiffableDataSourceSnapshotReference`, which a controller of CoreData's hands on. It is a
/// snapshot by `reference as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>`.
open class NSDiffableDataSourceSnapshotReference: NSObject {
  /// Whatever can be an identifier.
  struct Identifier: Hashable, @unchecked Sendable {
    let value: AnyHashable

    init(_ value: AnyHashable) { self.value = value }

    init(_ value: Any) {
      guard let value = value as? AnyHashable else {
        raise(
          "an identifier of type '\(type(of: value))' cannot be told from others: make it Hashable")
      }
      self.value = value
    }
  }

  private(set) var snapshot = NSDiffableDataSourceSnapshot<Identifier, Identifier>()

  /// A snapshot without sections and items.
  public override init() {}

  init(_ snapshot: NSDiffableDataSourceSnapshot<Identifier, Identifier>) {
    self.snapshot = snapshot
  }

  private static func wrapped(_ identifiers: [Any]) -> [Identifier] {
    identifiers.map { Identifier($0) }
  }
  private static func unwrapped(_ identifiers: [Identifier]) -> [Any] {
    identifiers.map { $0.value.base }
  }

  // MARK: Questions

  /// How many items all sections have together.
  open var numberOfItems: Int { snapshot.numberOfItems }
  /// How many sections there are.
  open var numberOfSections: Int { snapshot.numberOfSections }
  /// The sections in their order.
  open var sectionIdentifiers: [Any] { Self.unwrapped(snapshot.sectionIdentifiers) }
  /// The items of all sections in their order.
  open var itemIdentifiers: [Any] { Self.unwrapped(snapshot.itemIdentifiers) }
  /// The sections that are made anew.
  open var reloadedSectionIdentifiers: [Any] {
    Self.unwrapped(snapshot.reloadedSectionIdentifiers)
  }
  /// The items whose cells are made anew.
  open var reloadedItemIdentifiers: [Any] { Self.unwrapped(snapshot.reloadedItemIdentifiers) }
  /// The items whose cells are configured anew.
  open var reconfiguredItemIdentifiers: [Any] {
    Self.unwrapped(snapshot.reconfiguredItemIdentifiers)
  }
  /// How many items a section has.
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    snapshot.numberOfItems(inSection: Identifier(sectionIdentifier))
  }
  /// The items of a section in their order.
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    Self.unwrapped(snapshot.itemIdentifiers(inSection: Identifier(sectionIdentifier)))
  }
  /// The section of an item.
  open func sectionIdentifier(forSectionContainingItemIdentifier identifier: Any) -> Any? {
    snapshot.sectionIdentifier(containingItem: Identifier(identifier))?.value.base
  }
  /// Where an item stands among all; `NSNotFound` where it is not there.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    snapshot.indexOfItem(Identifier(itemIdentifier)) ?? NSNotFound
  }
  /// Where a section stands; `NSNotFound` where it is not there.
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    snapshot.indexOfSection(Identifier(sectionIdentifier)) ?? NSNotFound
  }

  // MARK: Items

  /// Adds items to the last section.
  open func appendItems(withIdentifiers identifiers: [Any]) {
    snapshot.appendItems(Self.wrapped(identifiers))
  }
  /// Adds items to a section.
  open func appendItems(
    withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any
  ) {
    snapshot.appendItems(Self.wrapped(identifiers), toSection: Identifier(sectionIdentifier))
  }
  /// Adds items before another.
  open func insertItems(
    withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any
  ) {
    snapshot.insertItems(Self.wrapped(identifiers), beforeItem: Identifier(itemIdentifier))
  }
  /// Adds items after another.
  open func insertItems(
    withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any
  ) {
    snapshot.insertItems(Self.wrapped(identifiers), afterItem: Identifier(itemIdentifier))
  }
  /// Takes items away.
  open func deleteItems(withIdentifiers identifiers: [Any]) {
    snapshot.deleteItems(Self.wrapped(identifiers))
  }
  /// Takes everything away.
  open func deleteAllItems() { snapshot.deleteAllItems() }
  /// Moves an item before another.
  open func moveItem(
    withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any
  ) {
    snapshot.moveItem(Identifier(fromIdentifier), beforeItem: Identifier(toIdentifier))
  }
  /// Moves an item after another.
  open func moveItem(
    withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any
  ) {
    snapshot.moveItem(Identifier(fromIdentifier), afterItem: Identifier(toIdentifier))
  }
  /// Marks items whose cells are made anew.
  open func reloadItems(withIdentifiers identifiers: [Any]) {
    snapshot.reloadItems(Self.wrapped(identifiers))
  }
  /// Marks items whose cells are configured anew.
  open func reconfigureItems(withIdentifiers identifiers: [Any]) {
    snapshot.reconfigureItems(Self.wrapped(identifiers))
  }

  // MARK: Sections

  /// Adds sections after the others.
  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.appendSections(Self.wrapped(sectionIdentifiers))
  }
  /// Adds sections before another.
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toIdentifier: Any
  ) {
    snapshot.insertSections(
      Self.wrapped(sectionIdentifiers), beforeSection: Identifier(toIdentifier))
  }
  /// Adds sections after another.
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toIdentifier: Any
  ) {
    snapshot.insertSections(
      Self.wrapped(sectionIdentifiers), afterSection: Identifier(toIdentifier))
  }
  /// Takes sections away.
  open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.deleteSections(Self.wrapped(sectionIdentifiers))
  }
  /// Moves a section before another.
  open func moveSection(
    withIdentifier fromIdentifier: Any, beforeSectionWithIdentifier toIdentifier: Any
  ) {
    snapshot.moveSection(Identifier(fromIdentifier), beforeSection: Identifier(toIdentifier))
  }
  /// Moves a section after another.
  open func moveSection(
    withIdentifier fromIdentifier: Any, afterSectionWithIdentifier toIdentifier: Any
  ) {
    snapshot.moveSection(Identifier(fromIdentifier), afterSection: Identifier(toIdentifier))
  }
  /// Marks sections that are made anew.
  open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.reloadSections(Self.wrapped(sectionIdentifiers))
  }
}

// What lets `as` make one of the other, with Objective-C and without.
extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSDiffableDataSourceSnapshotReference
  private typealias Identifier = NSDiffableDataSourceSnapshotReference.Identifier

  public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
    guard
      let made = mapped(
        sections: { Identifier(AnyHashable($0)) }, items: { Identifier(AnyHashable($0)) })
    else { return NSDiffableDataSourceSnapshotReference() }
    return NSDiffableDataSourceSnapshotReference(made)
  }

  public static func _forceBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
  ) {
    guard _conditionallyBridgeFromObjectiveC(source, result: &result) else {
      raise(
        "the snapshot has identifiers that are no '\(SectionIdentifierType.self)' or no "
          + "'\(ItemIdentifierType.self)'")
    }
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
  ) -> Bool {
    // Objective-C looks at identifiers when they are asked for, so that code may call the sections of
    // a fetch, which have names, by numbers.
    let names = source.snapshot.sectionIdentifiers
    let numbers = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    result = source.snapshot.mapped(
      sections: {
        ($0.value.base as? SectionIdentifierType) ?? (numbers[$0] as? SectionIdentifierType)
      },
      items: { $0.value.base as? ItemIdentifierType })
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference?
  ) -> Self {
    var result: Self?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? Self()
  }

  /// The snapshot with other identifiers; `nil` where one has no counterpart.
  private func mapped<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    sections section: (SectionIdentifierType) -> Section?, items item: (ItemIdentifierType) -> Item?
  ) -> NSDiffableDataSourceSnapshot<Section, Item>? {
    func all<From, To>(_ identifiers: [From], _ change: (From) -> To?) -> [To]? {
      let changed = identifiers.compactMap(change)
      return changed.count == identifiers.count ? changed : nil
    }
    var made = NSDiffableDataSourceSnapshot<Section, Item>()
    for old in sectionIdentifiers {
      guard let new = section(old), let items = all(itemIdentifiers(inSection: old), item) else {
        return nil
      }
      made.appendSections([new])
      made.appendItems(items, toSection: new)
    }
    if let marked = all(reloadedSectionIdentifiers, section), !marked.isEmpty {
      made.reloadSections(marked)
    }
    if let marked = all(reloadedItemIdentifiers, item), !marked.isEmpty { made.reloadItems(marked) }
    if let marked = all(reconfiguredItemIdentifiers, item), !marked.isEmpty {
      made.reconfigureItems(marked)
    }
    return made
  }
}
