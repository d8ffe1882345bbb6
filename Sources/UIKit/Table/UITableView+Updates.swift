/// The changes of a batch, before its end.
struct TableChanges {
  var insertedRows: Set<IndexPath> = []
  var deletedRows: Set<IndexPath> = []
  var reloadedRows: Set<IndexPath> = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var insertedSections: Set<Int> = []
  var deletedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [(from: Int, to: Int)] = []
  var depth = 1
  var before: [Int]
}

extension UITableView {
  /// Begins a batch of changes; batches may lie in one another.
  public func beginUpdates() {
    if elements.changes == nil {
      elements.changes = TableChanges(before: counts)
    } else {
      elements.changes?.depth += 1
    }
  }

  /// Ends a batch of changes and takes them over.
  ///
  /// - Precondition: The data source has as many rows as the changes make of those before.
  public func endUpdates() {
    elements.changes?.depth -= 1
    guard let changes = elements.changes, changes.depth == 0 else { return }
    elements.changes = nil
    take(changes)
  }

  /// Makes changes together; the completion is called on a later turn of the main queue.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatchUpdates({ updates?() }, completion: completion)
  }

  /// Makes changes together, by a function that need not outlive them.
  ///
  /// UIKit: the same method, to which Objective-C lets functions be handed that do not escape.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates()
    endUpdates()
    if let completion { Task { @MainActor in completion(true) } }
  }

  /// Shows rows that the data source has got.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows.formUnion(indexPaths) }
  }
  /// Takes away rows that the data source has no more.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows.formUnion(indexPaths) }
  }
  /// Makes rows anew.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows.formUnion(indexPaths) }
  }
  /// Moves a row that the data source has elsewhere.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows.append((indexPath, newIndexPath)) }
  }
  /// Shows sections that the data source has got.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }
  /// Takes away sections that the data source has no more.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }
  /// Makes sections anew.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  /// Moves a section that the data source has elsewhere.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// Asks the data source for rows again, which hands out the cells that they have.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      guard let cell = elements.cells[indexPath] else { continue }
      elements.reconfiguring[indexPath] = cell
      let answer = dataSource?.tableView(self, cellForRowAt: indexPath)
      elements.reconfiguring[indexPath] = nil
      if answer !== cell {
        raise(
          """
          The row at \(indexPath) was reconfigured and got another cell: dequeue it with the \
          identifier and index path that it has.
          """)
      }
      cell.setNeedsUpdateConfiguration()
      cell.updateConfigurationIfNeeded()
    }
  }

  private func change(_ change: (inout TableChanges) -> Void) {
    beginUpdates()
    if var changes = elements.changes {
      elements.changes = nil
      change(&changes)
      elements.changes = changes
    }
    endUpdates()
  }

  private func take(_ changes: TableChanges) {
    elements.counts = nil
    let after = counts
    check(changes, after: after)
    let sections = sectionMap(changes)
    let moves = Dictionary(
      changes.movedRows.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
    var taken: Set<IndexPath> = changes.insertedRows.union(moves.values)
    var rows: [IndexPath: IndexPath] = [:]
    for (old, count) in changes.before.enumerated() {
      guard let new = sections[old] else { continue }
      var next = 0
      for row in 0..<count {
        let path = IndexPath(row: row, section: old)
        if changes.deletedRows.contains(path) { continue }
        if let target = moves[path] {
          rows[path] = target
          continue
        }
        while taken.contains(IndexPath(row: next, section: new)) { next += 1 }
        let place = IndexPath(row: next, section: new)
        rows[path] = place
        taken.insert(place)
      }
    }
    followIdentities(to: { rows[$0] }) { changes.reloadedSections.contains($0.section) }
    rearrange(row: { rows[$0] }) {
      changes.reloadedRows.contains($0) || changes.reloadedSections.contains($0.section)
    }
    // The next change is made of these, whatever the data source has by then.
    elements.counts = after
  }

  /// Where each section that stays comes to lie.
  private func sectionMap(_ changes: TableChanges) -> [Int: Int] {
    let moves = Dictionary(
      changes.movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
    let taken = changes.insertedSections.union(moves.values)
    var map = moves
    var next = 0
    for old in changes.before.indices
    where !changes.deletedSections.contains(old) && moves[old] == nil {
      while taken.contains(next) { next += 1 }
      map[old] = next
      next += 1
    }
    return map
  }

  private func check(_ changes: TableChanges, after: [Int]) {
    let sections =
      changes.before.count + changes.insertedSections.count - changes.deletedSections.count
    if after.count != sections {
      raise(
        """
        Invalid update: there are \(after.count) sections after the update, and the \
        \(changes.before.count) before it with \(changes.insertedSections.count) inserted and \
        \(changes.deletedSections.count) deleted make \(sections).
        """)
    }
    for (old, new) in sectionMap(changes).sorted(by: { $0.key < $1.key })
    where !changes.reloadedSections.contains(old) {
      let arrived =
        changes.insertedRows.count { $0.section == new }
        + changes.movedRows.count { $0.to.section == new }
      let left =
        changes.deletedRows.count { $0.section == old }
        + changes.movedRows.count { $0.from.section == old }
      let expected = changes.before[old] + arrived - left
      if after[new] != expected {
        raise(
          """
          Invalid update: section \(new) has \(after[new]) rows after the update, and the \
          \(changes.before[old]) before it with \(arrived) inserted and \(left) deleted make \
          \(expected).
          """)
      }
    }
  }

  /// Lets cells and selection follow their rows to where these are now.
  func rearrange(
    row: (IndexPath) -> IndexPath?, isReloaded: (IndexPath) -> Bool
  ) {
    elements.counts = nil
    let old = elements.cells
    elements.cells = [:]
    for (path, cell) in old.sorted(by: { $0.key < $1.key }) {
      if let new = row(path), !isReloaded(path) {
        elements.cells[new] = cell
        cell.indexPath = new
      } else {
        elements.spare(cell)
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
    }
    // UIKit: a row that is loaded again is not selected any more.
    selection.rows = selection.rows.compactMap { isReloaded($0) ? nil : row($0) }
    elements.forgetEdges()
    setNeedsLayout()
  }
}
