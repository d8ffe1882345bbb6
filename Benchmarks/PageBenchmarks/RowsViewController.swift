import UIKit

/// A list of numbered rows, each with a text, a second one, a symbol and a disclosure indicator.
final class RowsViewController: UICollectionViewController {
  private let count: Int
  /// What rows say besides from now on, once they are configured.
  var note = ""
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  init(count: Int) {
    self.count = count
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      [weak self] cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(number) of the list"
      content.secondaryText = "What there is to say about \(number)\(self?.note ?? "")"
      content.image = UIImage(systemName: "doc.text")
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, number in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: number)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems((0..<count).map { 100_000 + $0 })
    dataSource?.apply(snapshot, animatingDifferences: false)
  }

  /// Lets the cell of a row be configured again.
  func reconfigure(_ number: Int) {
    guard let dataSource else { return }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([number])
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
