extension UICollectionView {
  /// Does what a tap on an item does: asks, highlights, selects and tells, in UIKit's order.
  @discardableResult package func userTap(itemAt indexPath: IndexPath) -> UserTap {
    guard hasItem(at: indexPath), isUserInteractionEnabled else { return UserTap(effect: .ignored) }
    let cell = cell(at: indexPath)
    guard cell.isUserInteractionEnabled else { return UserTap(effect: .ignored) }
    let isHeader = cell.disclosesByTap
    guard isHeader || allowsSelectionNow else { return UserTap(effect: .ignored) }
    guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else {
      return UserTap(effect: .notHighlighted)
    }
    highlightBriefly(cell, at: indexPath)
    if isHeader {
      return UserTap(effect: .disclosed(userToggleDisclosure(at: indexPath)))
    }
    let extends = allowsMultipleSelectionNow && !selection.indexPaths.isEmpty
    var tap = userSelect(indexPath)
    if !extends { tap.performsPrimaryAction = performPrimaryAction(at: indexPath) }
    return tap
  }

  /// Whether a tap on an item opens or closes it and chooses nothing.
  package func disclosesByTap(itemAt indexPath: IndexPath) -> Bool {
    hasItem(at: indexPath) && cell(at: indexPath).disclosesByTap
  }

  private func highlightBriefly(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    cell.isHighlighted = true
    cell.updateConfigurationIfNeeded()
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
    cell.isHighlighted = false
    cell.updateConfigurationIfNeeded()
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }

  private func userSelect(_ indexPath: IndexPath) -> UserTap {
    if allowsMultipleSelectionNow, selection.indexPaths.contains(indexPath) {
      return userDeselect(itemAt: indexPath)
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else {
      return UserTap(effect: .refused)
    }
    // The delegate may have taken the item away while it decided.
    guard hasItem(at: indexPath) else { return UserTap(effect: .ignored) }
    if !allowsMultipleSelectionNow {
      for other in selection.indexPaths.sorted() where other != indexPath {
        deselect(other)
        elements.cells[other]?.updateConfigurationIfNeeded()
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    select(indexPath)
    elements.cells[indexPath]?.updateConfigurationIfNeeded()
    let segue = elements.cells[indexPath]?.selectionSegue
    let isHeard = OptionalMethod.tell(of: "collectionView(_:didSelectItemAt:)") {
      delegate?.collectionView(self, didSelectItemAt: indexPath)
    }
    segue?()
    return UserTap(effect: .selected, isHeard: segue != nil || delegate != nil && isHeard)
  }

  /// Does what a second tap on a selected item does where several can be selected.
  @discardableResult package func userDeselect(itemAt indexPath: IndexPath) -> UserTap {
    guard selection.indexPaths.contains(indexPath) else { return UserTap(effect: .ignored) }
    guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else {
      return UserTap(effect: .deselectionRefused)
    }
    deselect(indexPath)
    elements.cells[indexPath]?.updateConfigurationIfNeeded()
    let isHeard = OptionalMethod.tell(of: "collectionView(_:didDeselectItemAt:)") {
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
    }
    return UserTap(effect: .deselected, isHeard: delegate != nil && isHeard)
  }

  /// UIKit: after the selection has been decided, whatever was decided.
  private func performPrimaryAction(at indexPath: IndexPath) -> Bool {
    guard let delegate, hasItem(at: indexPath),
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: indexPath)
    else { return false }
    return OptionalMethod.tell(of: "collectionView(_:performPrimaryActionForItemAt:)") {
      delegate.collectionView(self, performPrimaryActionForItemAt: indexPath)
    }
  }

  /// Does what a tap on an item's disclosure does: calls its action handler, else opens or closes
  /// the item as the author's handlers allow.
  @discardableResult package func userToggleDisclosure(at indexPath: IndexPath) -> UserDisclosure {
    guard hasItem(at: indexPath),
      let disclosure = (cell(at: indexPath) as? UICollectionViewListCell)?.shownDisclosure
    else { return .absent }
    if let handler = disclosure.actionHandler {
      handler()
      return .handled
    }
    guard let outlineSource else { return .unavailable }
    return outlineSource.toggle(itemAt: indexPath)
  }
}

extension UICollectionViewCell {
  /// Whether a disclosure takes its taps, as those of headers do.
  fileprivate var disclosesByTap: Bool {
    guard let disclosure = (self as? UICollectionViewListCell)?.shownDisclosure else {
      return false
    }
    return disclosure.isHeaderStyle(isHeader: place?.role == .header)
  }
}
