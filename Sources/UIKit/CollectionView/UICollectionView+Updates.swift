extension UICollectionView {
  // MARK: Items and sections

  public func insertItems(at indexPaths: [IndexPath]) {
    update { $0.insertedItems.formUnion(indexPaths) }
  }
  public func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deletedItems.formUnion(indexPaths) }
  }
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems[indexPath] = newIndexPath }
  }
  /// Gives items other cells; they stay selected.
  public func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloadedItems.formUnion(indexPaths) }
  }
  public func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }
  public func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }
  /// Gives sections other cells and other headers and footers.
  public func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Lets the data source configure the present cells of items again.
  ///
  /// UIKit: the data source has to dequeue the cell by the registration that it came from.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      guard hasItem(at: indexPath), let cell = elements.cells[indexPath] else { continue }
      elements.reconfiguring[indexPath] = cell
      makeCell(at: indexPath)
      elements.reconfiguring[indexPath] = nil
    }
  }

  /// Makes several changes at once: deletions and reloads by the numbers before, insertions by
  /// those after.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatchUpdates({ updates?() }, completion: completion)
  }

  /// Makes several changes at once, by a function that need not outlive them.
  ///
  /// UIKit: the same method, to which Objective-C lets functions be handed that do not escape.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    if elements.batch != nil {
      updates()
    } else {
      _ = loadedCounts
      elements.batch = BatchUpdate()
      updates()
      let batch = elements.batch
      elements.batch = nil
      if let batch { commit(batch) }
    }
    finish(completion)
  }

  private func update(_ change: (inout BatchUpdate) -> Void) {
    if elements.batch != nil {
      change(&elements.batch!)
      return
    }
    // Without an earlier count there is nothing to compare with: the next question asks anew.
    guard elements.counts != nil else { return }
    var batch = BatchUpdate()
    change(&batch)
    commit(batch)
  }

  private func commit(_ batch: BatchUpdate) {
    guard let old = elements.counts else { return }
    elements.counts = nil
    marks.noteArrangement()
    let counts = loadedCounts
    let mapping = batch.mapping(from: old, to: counts)
    rearrange(
      items: { mapping.newPath(of: $0) },
      section: { mapping.sections.indices.contains($0) ? mapping.sections[$0] : nil },
      isReloaded: { batch.reloadedItems.contains($0) },
      isSectionReloaded: { batch.reloadedSections.contains($0) })
    // The next change is made of these, whatever the data source has by then.
    elements.counts = counts
  }

  // MARK: Steps

  /// Takes cells, headers and the selection to where their items are now.
  ///
  /// - Parameters:
  ///   - items: The new index path of an old one.
  ///   - section: The new number of an old section.
  ///   - isReloaded: Whether the item at an old index path gets another cell.
  ///   - isSectionReloaded: Whether an old section gets other headers and footers.
  func rearrange(
    items: (IndexPath) -> IndexPath?, section: (Int) -> Int?,
    isReloaded: (IndexPath) -> Bool = { _ in false },
    isSectionReloaded: (Int) -> Bool = { _ in false }
  ) {
    let counts = elements.counts
    elements.counts = nil
    layoutDidInvalidate()
    selection.indexPaths = Set(selection.indexPaths.compactMap(items))
    selection.latest = selection.latest.flatMap(items)
    let cells = elements.cellsInOrder
    elements.cells = [:]
    elements.cells.reserveCapacity(cells.count)
    var gone: [(IndexPath, UICollectionViewCell)] = []
    var areSettled = true
    for (old, cell) in cells {
      if let new = items(old), !isReloaded(old) {
        elements.cells[new] = cell
        // Index paths themselves compare slowly.
        if new.item != old.item || new.section != old.section { areSettled = false }
      } else {
        gone.append((old, cell))
      }
    }
    // What outlines hide may be other rows where those that are seen stand as before.
    areSettled = areSettled && gone.isEmpty && outlineSource?.hasOutlines != true
    let standsAsBefore =
      areSettled && counts == loadedCounts
      && counts?.indices.allSatisfy { section($0) == $0 } ?? false
    if !standsAsBefore { marks.noteArrangement() }
    let views = takeSupplementaries(
      items: items, section: section, isReloaded: isSectionReloaded)
    settleEverything()
    for (indexPath, cell) in gone {
      retire(cell, kind: nil)
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
    }
    for (key, view) in views { endDisplaying(view, key) }
  }

  /// Keeps the supplementary views of items and sections that stay, and gives back the others.
  private func takeSupplementaries(
    items: (IndexPath) -> IndexPath?, section: (Int) -> Int?, isReloaded: (Int) -> Bool
  ) -> [(CollectionElements.SupplementaryKey, UICollectionReusableView)] {
    let old = elements.supplementaries
    elements.supplementaries = [:]
    var gone: [(CollectionElements.SupplementaryKey, UICollectionReusableView)] = []
    for (key, view) in old.sorted(by: { $0.key < $1.key }) {
      var moved = key
      if key.indexPath.count > 1 {
        let isOfItem = view.place?.hangsOnItem == true
        let new =
          isOfItem
          ? items(key.indexPath)
          : section(key.indexPath.section).map {
            IndexPath(item: key.indexPath.item, section: $0)
          }
        guard let new, !isReloaded(key.indexPath.section) else {
          gone.append((key, view))
          continue
        }
        moved.indexPath = new
      }
      elements.supplementaries[moved] = view
    }
    return gone
  }

  private func endDisplaying(
    _ view: UICollectionReusableView, _ key: CollectionElements.SupplementaryKey
  ) {
    retire(view, kind: key.kind)
    delegate?.collectionView(
      self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.indexPath)
  }

  /// Forgets all views and the selection.
  func discardEverything() {
    let cells = elements.cellsInOrder
    let views = elements.supplementaries.sorted { $0.key < $1.key }
    elements.cells = [:]
    elements.supplementaries = [:]
    elements.counts = nil
    marks.noteArrangement()
    selection = CollectionSelection()
    layoutDidInvalidate()
    for (indexPath, cell) in cells {
      retire(cell, kind: nil)
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
    }
    for (key, view) in views { endDisplaying(view, key) }
  }
}

extension CollectionElements.SupplementaryKey: Comparable {
  static func < (one: Self, other: Self) -> Bool {
    one.kind == other.kind ? one.indexPath < other.indexPath : one.kind < other.kind
  }
}
