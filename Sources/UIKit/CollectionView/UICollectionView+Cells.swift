extension UICollectionView {
  // MARK: Counts

  public var numberOfSections: Int { loadedCounts.count }

  /// How many items a section has.
  ///
  /// - Precondition: The section exists.
  public func numberOfItems(inSection section: Int) -> Int {
    let counts = loadedCounts
    guard counts.indices.contains(section) else {
      raise(
        """
        there is no section \(section) in the collection view, \
        which has \(counts.count) of them
        """)
    }
    return counts[section]
  }

  /// Reads the items anew where the data source has others by now, as of a list in a cell that was
  /// used again.
  package func reloadIfStale() {
    if let counts = elements.counts, let now = presentCounts, now != counts { reloadData() }
  }

  /// The sections' numbers of items as the data source says them.
  private var presentCounts: [Int]? {
    dataSource.map { source in
      (0..<source.numberOfSections(in: self)).map {
        source.collectionView(self, numberOfItemsInSection: $0)
      }
    }
  }

  /// The sections' numbers of items, asked for once between two changes.
  var loadedCounts: [Int] {
    if let counts = elements.counts { return counts }
    guard let counts = presentCounts else { return [] }
    elements.counts = counts
    return counts
  }

  /// Whether there is an item at an index path.
  package func hasItem(at indexPath: IndexPath) -> Bool {
    let counts = loadedCounts
    return indexPath.count == 2 && counts.indices.contains(indexPath.section)
      && (0..<counts[indexPath.section]).contains(indexPath.item)
  }

  /// The index paths of all items, in order.
  var everyIndexPath: [IndexPath] {
    loadedCounts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(item: $0, section: section) }
    }
  }

  // MARK: Cells

  /// All cells, in order; they are made where they have not been yet.
  public var visibleCells: [UICollectionViewCell] {
    everyIndexPath.compactMap { cellForItem(at: $0) }
  }
  /// The index paths of all items, in order.
  public var indexPathsForVisibleItems: [IndexPath] { everyIndexPath }

  /// The cell of an item, made where it has not been yet; `nil` without such an item, and while
  /// the data source is being asked for this cell.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard hasItem(at: indexPath), !elements.preparing.contains(indexPath) else { return nil }
    return cell(at: indexPath)
  }

  /// Where a cell stands, or `nil` for a cell that shows no item.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let indexPath = cell.place?.indexPath, elements.cells[indexPath] === cell else {
      return nil
    }
    return indexPath
  }

  /// The cell of an item, up to date.
  ///
  /// - Precondition: There is such an item.
  package func cell(at indexPath: IndexPath) -> UICollectionViewCell {
    guard let cell = elements.cells[indexPath] else { return makeCell(at: indexPath) }
    cell.updateConfigurationIfNeeded()
    return cell
  }

  /// Asks the data source for a cell.
  @discardableResult func makeCell(at indexPath: IndexPath) -> UICollectionViewCell {
    guard let dataSource, hasItem(at: indexPath) else {
      raise("there is no item at \(indexPath) in the collection view to make a cell for")
    }
    let isReconfigured = elements.reconfiguring[indexPath] != nil
    let cell = prepared(at: indexPath, by: dataSource)
    elements.cells[indexPath] = cell
    settle(cell, in: place(at: indexPath, kind: nil))
    if !isReconfigured { enter(cell, size: estimatedSize(at: indexPath)) }
    let isSelected = selection.indexPaths.contains(indexPath)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    cell.setNeedsUpdateConfiguration()
    cell.updateConfigurationIfNeeded()
    if !isReconfigured {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
      cell.updateConfigurationIfNeeded()
    }
    return cell
  }

  private func prepared(
    at indexPath: IndexPath, by dataSource: any UICollectionViewDataSource
  ) -> UICollectionViewCell {
    guard elements.preparing.insert(indexPath).inserted else {
      raise("the cell at \(indexPath) is asked for while the data source is making it")
    }
    let outer = elements.dequeued
    elements.dequeued = []
    defer {
      elements.preparing.remove(indexPath)
      elements.dequeued = outer
    }
    let cell = ProviderScope.run { dataSource.collectionView(self, cellForItemAt: indexPath) }
    guard cell.owner === self else {
      raise(
        """
        the cell returned for \(indexPath) was not dequeued from its collection view: \
        make cells by dequeuing them
        """)
    }
    if elements.dequeued.contains(where: { $0 !== cell }) {
      RuntimeIssue.record(
        "dequeued-and-not-returned",
        """
        more than the one cell that is returned was dequeued for one item; \
        UIKit raises an exception for it from iOS 18: dequeue exactly one
        """)
    }
    if let other = cell.place?.indexPath, other != indexPath, elements.cells[other] === cell {
      raise("the cell returned for \(indexPath) already shows the item at \(other)")
    }
    return cell
  }

  /// Brings cells and supplementary views that have been made up to date.
  func updateElements() {
    updateCells()
    updateSupplementaries()
  }

  private func updateCells() {
    // Of very many cells a few are not up to date, which are brought so in order.
    let unordered = cellsToUpdate
    if unordered.isEmpty { return }
    let due = CollectionElements.ordered(unordered)
    for (_, cell) in due { cell.updateConfigurationIfNeeded() }
    sections.placement = nil
    for (indexPath, cell) in due {
      let size = fittedSize(of: cell, at: indexPath)
      if cell.bounds.size != size { cell.bounds.size = size }
      cell.layoutIfNeeded()
    }
  }

  /// The cells that are not up to date, in no order.
  private var cellsToUpdate: [(indexPath: IndexPath, cell: UICollectionViewCell)] {
    var found: [(indexPath: IndexPath, cell: UICollectionViewCell)] = []
    if let width = commonWidth {
      for cell in elements.cells.values
      where cell.needsUpdateConfiguration || cell.treeNeedsLayout || cell.bounds.width != width {
        if let indexPath = cell.place?.indexPath { found.append((indexPath, cell)) }
      }
      return found
    }
    var widths: [Int: CGFloat] = [:]
    for (indexPath, cell) in elements.cells
    where cell.needsUpdateConfiguration || cell.treeNeedsLayout
      || cell.bounds.width != estimatedWidth(at: indexPath, &widths)
    {
      found.append((indexPath, cell))
    }
    return found
  }

  /// The width that all cells start with, where all have been made and all sections are a list's and
  /// as wide.
  private var commonWidth: CGFloat? {
    let counts = loadedCounts
    guard elements.cells.count == counts.reduce(0, +) else { return nil }
    var common: CGFloat?
    for (section, count) in counts.enumerated() where count > 0 {
      guard sectionLayout(at: section).listConfiguration != nil else { return nil }
      let width = estimatedSize(at: IndexPath(item: 0, section: section)).width
      if let common, common != width { return nil }
      common = width
    }
    return common
  }

  /// The width that a cell starts with; all rows of a list's section have one.
  private func estimatedWidth(at indexPath: IndexPath, _ known: inout [Int: CGFloat]) -> CGFloat {
    if let width = known[indexPath.section] { return width }
    let width = estimatedSize(at: indexPath).width
    let isOfList =
      hasItem(at: indexPath) && sectionLayout(at: indexPath.section).listConfiguration != nil
    if isOfList { known[indexPath.section] = width }
    return width
  }

  /// Tells all views that traits have changed: they are none of the subviews.
  func surroundingsDidChange(from old: UITraitCollection?) {
    layoutDidInvalidate()
    settleEverything()
    for (_, cell) in elements.cellsInOrder {
      cell.setNeedsUpdateConfiguration()
      if let old { cell.announceTraits(from: old) }
    }
    for (_, view) in elements.supplementaries.sorted(by: { $0.key < $1.key }) {
      (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
      if let old { view.announceTraits(from: old) }
    }
  }

  // MARK: Hierarchy

  /// Puts a view into the collection view, without a place among the subviews: there may be very
  /// many, and nobody looks for them there.
  func enter(_ view: UIView, size: CGSize) {
    let window = window
    view.willMove(toSuperview: self)
    if window != nil { view.willEnter(window, from: nil) }
    view.storage.superview = self
    if view.bounds.size != size { view.bounds.size = size }
    view.didMoveToSuperview()
    if window != nil { view.didEnter(window, from: nil) }
  }

  func leave(_ view: UIView) {
    guard view.superview === self else { return }
    let window = window
    view.willMove(toSuperview: nil)
    if window != nil { view.willEnter(nil, from: window) }
    view.storage.superview = nil
    view.didMoveToSuperview()
    if window != nil { view.didEnter(nil, from: window) }
  }

  /// Whether a cell takes part in editing.
  func isEditing(cell: UICollectionViewCell) -> Bool {
    guard isEditing else { return false }
    guard let indexPath = cell.place?.indexPath, cell.place?.kind == nil else { return true }
    return delegate?.collectionView(self, canEditItemAt: indexPath) ?? true
  }
}
