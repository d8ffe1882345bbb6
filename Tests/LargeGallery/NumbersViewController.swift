import UIKit

/// A list of numbered rows that can be chosen.
final class NumbersViewController: UICollectionViewController {
  private let count: Int
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  init(appearance: UICollectionLayoutListConfiguration.Appearance, count: Int) {
    self.count = count
    let list = UICollectionLayoutListConfiguration(appearance: appearance)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Numbers"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(number)"
      content.secondaryText = "What there is to say about it"
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
    snapshot.appendItems(Array(1...count))
    dataSource?.apply(snapshot, animatingDifferences: false)
  }
}
