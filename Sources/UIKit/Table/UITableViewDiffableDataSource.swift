/// A table's data source that shows snapshots.
///
/// UIKit: `UITableViewDiffableDataSource`, which raises an exception where this stops: a provider
/// that gives nothing, and applying a snapshot while one is applied.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// A snapshot of the data source's identifiers.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  /// Gives the cell of an item, dequeued from the table.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private final var current = Snapshot()
  private var isApplying = false
  private let applying = ApplyingQueue()
  private var isProviding = false
  /// Grows with each applied snapshot.
  package private(set) var changeCount = 0
  /// Accepted; a page shows where an animation ends.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Makes a data source without items and gives it to the table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
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
  { current }

  // MARK: Identifiers

  /// The section with a number; `nil` past the ends.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.section(at: index)
  }
  /// The number of a section; `nil` when it is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }
  /// The item at an index path; `nil` past the ends.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    item(at: indexPath, in: current)
  }
  /// Where an item is; `nil` when it is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    path(of: itemIdentifier, in: current)
  }

  private func item(at indexPath: IndexPath, in snapshot: Snapshot) -> ItemIdentifierType? {
    guard indexPath.count == 2 else { return nil }
    return snapshot.item(
      at: SnapshotPosition(section: indexPath.section, item: indexPath.row))
  }

  private func path(of item: ItemIdentifierType, in snapshot: Snapshot) -> IndexPath? {
    snapshot.position(ofItem: item).map { IndexPath(row: $0.item, section: $0.section) }
  }

  // MARK: Showing

  private func show(_ snapshot: Snapshot) {
    alone {
      let old = current
      current = plain(snapshot)
      changeCount += 1
      guard let tableView, tableView.dataSource === self else { return }
      let items = Set(snapshot.reloadedItemIdentifiers)
      let sections = Set(snapshot.reloadedSectionIdentifiers)
      tableView.rearrange(
        row: { path in
          item(at: path, in: old).flatMap { self.path(of: $0, in: current) }
        },
        isReloaded: { path in
          item(at: path, in: old).map { items.contains($0) } ?? false
            || old.section(at: path.section).map { sections.contains($0) } ?? false
        })
      tableView.reconfigureRows(
        at: snapshot.reconfiguredItemIdentifiers.compactMap { path(of: $0, in: current) })
    }
  }

  private func reload(_ snapshot: Snapshot) {
    alone {
      current = plain(snapshot)
      changeCount += 1
      tableView?.reloadData()
    }
  }

  /// A snapshot without marks for reloading.
  private func plain(_ snapshot: Snapshot) -> Snapshot {
    guard
      !snapshot.reloadedItemIdentifiers.isEmpty || !snapshot.reloadedSectionIdentifiers.isEmpty
        || !snapshot.reconfiguredItemIdentifiers.isEmpty
    else { return snapshot }
    var plain = Snapshot()
    plain.appendSections(snapshot.sectionIdentifiers)
    for section in snapshot.sectionIdentifiers {
      plain.appendItems(snapshot.itemIdentifiers(inSection: section), toSection: section)
    }
    return plain
  }

  private func alone(_ apply: () -> Void) {
    guard !isApplying, !isProviding else {
      raise(
        """
        Deadlock detected: a snapshot is applied while \
        \(isApplying ? "another one is being applied" : "a cell is being provided"). \
        Apply it afterwards, for example in the completion.
        """)
    }
    isApplying = true
    apply()
    isApplying = false
  }

  private func finish(_ completion: (() -> Void)?) {
    guard let completion else { return }
    Task { @MainActor in completion() }
  }

  // MARK: What the table asks

  /// How many sections the snapshot has.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  /// Answers the table; a subclass may override it.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.section(at: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }
  /// Answers the table; a subclass may override it.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      raise("There is no item at \(indexPath) in the diffable data source.")
    }
    let wasProviding = isProviding
    isProviding = true
    defer { isProviding = wasProviding }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      raise(
        """
        The cell provider of the diffable data source returned nil for '\(item)' at \
        \(indexPath), which is not allowed: it has to return a cell for every item.
        """)
    }
    return cell
  }
  /// Answers the table; a subclass may override it.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// Answers the table; a subclass may override it.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// Answers the table; a subclass may override it.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }
  /// Answers the table; a subclass may override it.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }
  /// Answers the table; a subclass may override it.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    OptionalMethod.absent()
  }
  /// Answers the table; a subclass may override it.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    OptionalMethod.absent()
  }
  /// The words at the edge; a subclass may override it.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Answers the table; a subclass may override it.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
