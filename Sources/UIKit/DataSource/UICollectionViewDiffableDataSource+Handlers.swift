extension UICollectionViewDiffableDataSource {
  /// What decides and hears about a user's opening and closing of items.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Whether an item may be opened; any without.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item opens.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item may be closed; any without.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item closes.
    public var willCollapseItem: ((Item) -> Void)?
    /// Gives the children of an item that is about to open, from those that it has.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// No handlers: everything opens and closes.
    public init() {}
  }

  /// What decides and hears about a user's moving of items.
  public struct ReorderingHandlers {
    /// Whether an item may move; without it, none may.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the data source shows the new order.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after the data source shows the new order.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// No handlers: nothing moves.
    public init() {}
  }
}
