import UIKit

/// Rows that are each a title with what makes their cell; every reference list is one of these.
open class RowsViewController: UICollectionViewController {
  /// A row of a reference list.
  struct Row {
    let title: String
    let configure: @MainActor (UICollectionViewListCell) -> Void
  }

  private let rows: [Row]
  private lazy var dataSource = makeDataSource()

  init(_ title: String, appearance: UICollectionLayoutListConfiguration.Appearance, rows: [Row]) {
    self.rows = rows
    let list = UICollectionLayoutListConfiguration(appearance: appearance)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    self.title = title
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(rows.map(\.title))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [rows] cell, indexPath, _ in
      rows[indexPath.item].configure(cell)
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, title in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: title)
    }
  }
}
