extension UICollectionView {
  /// Whether a user may drag an item to another place: as the data source says.
  package func canMove(itemAt indexPath: IndexPath) -> Bool {
    guard let dataSource, hasItem(at: indexPath) else { return false }
    if let outlineSource, !outlineSource.asksWhatMoves { return false }
    return OptionalMethod.answer {
      dataSource.collectionView(self, canMoveItemAt: indexPath)
    } ?? false
  }

  /// Begins to move an item where the data source allows it.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    canMove(itemAt: indexPath)
  }
  /// Accepted; no finger moves an item here.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Accepted; no finger moves an item here.
  public func endInteractiveMovement() {}
  /// Accepted; no finger moves an item here.
  public func cancelInteractiveMovement() {}

  /// Changes to another layout at once: a page has no moment between two layouts.
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    let transition = UICollectionViewTransitionLayout(
      currentLayout: collectionViewLayout, nextLayout: layout)
    change(to: layout)
    if let completion { Task { @MainActor in completion(true, true) } }
    return transition
  }
  /// Accepted; the layout has changed already.
  public func finishInteractiveTransition() {}
  /// Accepted; the layout has changed already.
  public func cancelInteractiveTransition() {}
}
