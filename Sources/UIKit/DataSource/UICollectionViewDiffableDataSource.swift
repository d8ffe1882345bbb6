/// A collection view's data source that shows snapshots.
///
/// UIKit: `UICollectionViewDiffableDataSource`, which raises an exception where this stops: a
/// provider that gives nothing, and applying a snapshot while one is applied.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Gives the cell of an item, dequeued from the collection view.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Gives a supplementary view, dequeued from the collection view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  package internal(set) final var contents =
    DiffableContents<SectionIdentifierType, ItemIdentifierType>()
  /// Grows with each applied snapshot.
  package internal(set) var changeCount = 0 {
    didSet { outlineAnswers = OutlineAnswers() }
  }
  final var outlineAnswers = OutlineAnswers()
  var isApplying = false
  let applying = ApplyingQueue()
  private var providers = 0

  /// Gives the views that the layout places beside items.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// Decide and hear about a user's opening and closing of items.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  /// Decide and hear about a user's moving of items.
  open var reorderingHandlers = ReorderingHandlers()

  /// Makes a data source without items and gives it to the collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows a snapshot: cells of items that stay are kept, and so is their selection.
  ///
  /// - Parameter completion: Called on a later turn of the main queue.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    applying.run { [self] in
      show(snapshot)
      finish(completion)
    }
  }
  /// Shows a snapshot: cells of items that stay are kept, and so is their selection.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    show(snapshot)
  }
  /// Shows a snapshot with all cells made anew and nothing selected.
  ///
  /// - Parameter completion: Called on a later turn of the main queue.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    applying.run { [self] in
      reload(snapshot)
      finish(completion)
    }
  }
  /// Shows a snapshot with all cells made anew and nothing selected.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    reload(snapshot)
  }
  /// What is shown, without marks for reloading.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { contents.snapshot }

  // MARK: Identifiers

  /// The section with a number, or `nil` past the ends.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    contents.snapshot.section(at: index)
  }
  /// The number of a section, or `nil` when it is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    contents.snapshot.indexOfSection(sectionIdentifier)
  }
  /// The item at an index path, or `nil` past the ends.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    contents.item(at: indexPath)
  }
  /// Where an item is, or `nil` when it is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    contents.indexPath(of: itemIdentifier)
  }

  // MARK: What the collection view asks

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    contents.snapshot.numberOfSections
  }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    let snapshot = contents.snapshot
    return snapshot.section(at: section).map { snapshot.numberOfItems(inSection: $0) } ?? 0
  }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      raise("there is no item at \(indexPath) in the diffable data source")
    }
    providers += 1
    defer { providers -= 1 }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      raise(
        """
        the cell provider of the diffable data source gave nothing for '\(item)' at \
        \(indexPath); it has to give a cell for every item
        """)
    }
    return cell
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      raise(
        """
        the layout asks for a supplementary view of the kind '\(kind)' at \(indexPath), \
        and the diffable data source has no supplementaryViewProvider; set one
        """)
    }
    providers += 1
    defer { providers -= 1 }
    guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
      raise(
        """
        the supplementary view provider of the diffable data source gave nothing for the kind \
        '\(kind)' at \(indexPath); it has to give a view where the layout has one
        """)
    }
    return view
  }
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    itemIdentifier(for: indexPath).map { mayReorder($0) } ?? false
  }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    reorder(from: sourceIndexPath, to: destinationIndexPath)
  }
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }

  /// Whether one of the author's providers is running.
  var isProviding: Bool { providers > 0 }

  /// How many sections and items are shown.
  open override nonisolated var description: String {
    MainActor.assumeIsolated {
      let snapshot = contents.snapshot
      return """
        UICollectionViewDiffableDataSource(\(snapshot.numberOfSections) sections, \
        \(snapshot.numberOfItems) items)
        """
    }
  }
}
