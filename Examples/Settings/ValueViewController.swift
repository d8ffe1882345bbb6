import UIKit

/// What a row with a chevron leads to: the value that is set, with a checkmark.
final class ValueViewController: UICollectionViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, String>

  private let value: String
  private var dataSource: DataSource!

  init(title: String, value: String) {
    self.value = value
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    self.title = title
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.allowsSelection = false
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, value in
      var content = cell.defaultContentConfiguration()
      content.text = value
      cell.contentConfiguration = content
      cell.accessories = [.checkmark()]
    }
    dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, value in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: value)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems([value])
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
