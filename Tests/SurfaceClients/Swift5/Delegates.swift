import UIKit

extension ContactsViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard !collectionView.isEditing else { return }
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let contact = dataSource.itemIdentifier(for: indexPath) else { return }
    delegate?.contacts(self, didSelect: contact)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let indexPath = indexPaths.first else { return nil }
    return UIContextMenuConfiguration(identifier: indexPath as NSIndexPath, previewProvider: nil) {
      _ in
      UIMenu(children: [
        UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
          UIPasteboard.general.string = "\(indexPath)"
        }
      ])
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    guard let cell = collectionView.cellForItem(at: indexPath) else { return nil }
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .clear
    return UITargetedPreview(view: cell, parameters: parameters)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionCommitAnimating
  ) {
    animator.preferredCommitStyle = .pop
    animator.addCompletion { [weak self] in self?.applySnapshot() }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    navigationController?.navigationBar.alpha = scrollView.contentOffset.y > 0 ? 0.9 : 1
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { view.endEditing(true) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

extension ContactsViewController: UISearchResultsUpdating, UISearchBarDelegate {
  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    var snapshot = Snapshot()
    snapshot.appendSections([.others])
    snapshot.appendItems(
      contacts.filter { text.isEmpty || $0.title.localizedCaseInsensitiveContains(text) })
    dataSource.apply(snapshot)
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
}

extension ContactsViewController: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard let contact = dataSource.itemIdentifier(for: indexPath) else { return [] }
    let provider = NSItemProvider(object: contact.title as NSString)
    let item = UIDragItem(itemProvider: provider)
    item.localObject = contact
    return [item]
  }

  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: .zero)
    return parameters
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    guard session.localDragSession != nil else {
      return UICollectionViewDropProposal(operation: .forbidden)
    }
    return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, canHandle session: UIDropSession
  ) -> Bool { session.canLoadObjects(ofClass: NSString.self) }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
  ) {
    guard let destination = coordinator.destinationIndexPath else { return }
    for item in coordinator.items {
      if let source = item.sourceIndexPath {
        _ = source
        coordinator.drop(item.dragItem, toItemAt: destination)
      } else {
        item.dragItem.itemProvider.loadObject(ofClass: NSString.self) { object, error in
          _ = (object as? NSString, error)
        }
      }
    }
  }
}
