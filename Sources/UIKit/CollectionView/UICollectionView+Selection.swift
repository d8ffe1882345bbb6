/// The selected items of a collection view.
struct CollectionSelection {
  var indexPaths: Set<IndexPath> = []
  /// The item selected last.
  var latest: IndexPath?
}

extension UICollectionView {
  /// The selected items in order; empty rather than `nil` without any.
  public var indexPathsForSelectedItems: [IndexPath]? { selection.indexPaths.sorted() }

  /// Whether a user can select items at this moment.
  package var allowsSelectionNow: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether a user can select several items at this moment.
  package var allowsMultipleSelectionNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsSelection && allowsMultipleSelection
  }

  /// Selects an item without asking or telling the delegate; `nil` deselects everything.
  func select(_ indexPath: IndexPath?) {
    guard let indexPath else { return deselectEverything() }
    guard allowsSelectionNow, hasItem(at: indexPath) else { return }
    if !allowsMultipleSelectionNow {
      for other in selection.indexPaths.sorted() where other != indexPath { deselect(other) }
    }
    selection.indexPaths.insert(indexPath)
    selection.latest = indexPath
    elements.cells[indexPath]?.isSelected = true
  }

  /// Deselects an item without asking or telling the delegate.
  func deselect(_ indexPath: IndexPath) {
    guard selection.indexPaths.remove(indexPath) != nil else { return }
    if selection.latest == indexPath { selection.latest = nil }
    elements.cells[indexPath]?.isSelected = false
  }

  func deselectEverything() {
    for indexPath in selection.indexPaths.sorted() { deselect(indexPath) }
  }

  /// Drops what the rules no longer allow: everything, or all but the item selected last.
  func selectionRulesDidChange() {
    guard !selection.indexPaths.isEmpty else { return }
    guard allowsSelectionNow else { return deselectEverything() }
    guard !allowsMultipleSelectionNow, selection.indexPaths.count > 1 else { return }
    let kept = selection.latest ?? selection.indexPaths.max()
    for indexPath in selection.indexPaths.sorted() where indexPath != kept { deselect(indexPath) }
  }

  func editingDidChange() {
    deselectEverything()
    for (_, cell) in elements.cellsInOrder {
      cell.setNeedsUpdateConfiguration()
    }
    for view in elements.supplementaries.values {
      (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    }
  }
}
