public import UIKit

public final class LampsViewController: UICollectionViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  public init() {
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Lamps"
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let lamp = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      content.image = UIImage(systemName: "lightbulb")
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, name in
      collectionView.dequeueConfiguredReusableCell(using: lamp, for: indexPath, item: name)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Desk", "Hall"])
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
