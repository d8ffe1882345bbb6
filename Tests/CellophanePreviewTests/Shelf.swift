import UIKit

/// A collection view with a layout and a few items of strings.
final class Shelf: UIViewController {
  var layout: UICollectionViewLayout = UICollectionViewFlowLayout()
  var items = ["A", "B"]
  var note: NSAttributedString?
  var change: (UICollectionView) -> Void = { _ in }
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  override func loadView() {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view = collection
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [note] cell, _, item in
      var content = UIListContentConfiguration.cell()
      content.text = item
      if let note { content.secondaryAttributedText = note }
      cell.contentConfiguration = content
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      var content = view.defaultContentConfiguration()
      content.text = "Section \(path.section)"
      view.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    self.source = source
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([7])
    snapshot.appendItems(items)
    source.apply(snapshot, animatingDifferences: false)
    change(collection)
  }
}
