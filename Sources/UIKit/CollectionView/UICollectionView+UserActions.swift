extension UICollectionView {
  /// Does what a user does who begins or ends editing.
  package func userSetEditing(_ isEditing: Bool) {
    self.isEditing = isEditing
    updateElements()
  }

  /// Does what dragging an item to another place does.
  ///
  /// - Returns: Whether the item may move.
  @discardableResult package func userMove(
    itemAt indexPath: IndexPath, to proposed: IndexPath
  ) -> Bool {
    guard let dataSource, canMove(itemAt: indexPath) else { return false }
    let target =
      delegate.flatMap { delegate in
        OptionalMethod.answer {
          delegate.collectionView(
            self, targetIndexPathForMoveOfItemFromOriginalIndexPath: indexPath,
            atCurrentIndexPath: indexPath, toProposedIndexPath: proposed)
        }
          ?? OptionalMethod.answer {
            delegate.collectionView(
              self, targetIndexPathForMoveFromItemAt: indexPath, toProposedIndexPath: proposed)
          }
      } ?? proposed
    guard target != indexPath else { return true }
    let isDiffable = outlineSource != nil
    let before = loadedCounts
    dataSource.collectionView(self, moveItemAt: indexPath, to: target)
    if !isDiffable { moved(indexPath, to: target, before: before) }
    return true
  }

  private func moved(_ indexPath: IndexPath, to target: IndexPath, before: [Int]) {
    elements.counts = before
    moveItem(at: indexPath, to: target)
  }

  // MARK: Swiping

  /// The actions behind an item at an edge; none outside lists, and none while editing but for
  /// those that a delete control shows.
  package func swipeActions(
    forItemAt indexPath: IndexPath, isLeading: Bool
  ) -> UISwipeActionsConfiguration? {
    guard hasItem(at: indexPath),
      !isEditing || !isLeading && hasDeleteControl(itemAt: indexPath),
      let list = sectionLayout(at: indexPath.section).listConfiguration
    else { return nil }
    let provider =
      isLeading
      ? list.leadingSwipeActionsConfigurationProvider
      : list.trailingSwipeActionsConfigurationProvider
    return provider?(indexPath)
  }

  /// Whether an item has a control that shows its trailing actions.
  private func hasDeleteControl(itemAt indexPath: IndexPath) -> Bool {
    guard let cell = elements.cells[indexPath] as? UICollectionViewListCell else { return false }
    return cell.accessories.contains { accessory in
      if case .delete(_, nil) = accessory.content { return true }
      return false
    }
  }

  /// Does what a tap on a swipe action does.
  ///
  /// - Parameter completion: Called when the handler says that it is done, and whether it did it.
  package func userPerform(
    _ action: UIContextualAction, forItemAt indexPath: IndexPath,
    completion: @escaping (Bool) -> Void = { _ in }
  ) {
    let cell = elements.cells[indexPath]
    action.handler(action, cell ?? self, completion)
  }

  /// The separators of an item of a list: the section's, as the list's handler changes them.
  package func separators(forItemAt indexPath: IndexPath) -> UIListSeparatorConfiguration? {
    guard let list = sectionLayout(at: indexPath.section).listConfiguration else { return nil }
    guard list.showsSeparators else { return nil }
    return list.itemSeparatorHandler?(indexPath, list.separatorConfiguration)
      ?? list.separatorConfiguration
  }
}
