import UIKit

/// A list in which several rows can be selected, and what that means is up to its cells.
public final class PackingViewController: UICollectionViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, PackingItem>

  private var dataSource: DataSource!

  public init() {
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Packing"
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    clearsSelectionOnViewWillAppear = false
    collectionView.allowsMultipleSelection = true
    let registration = UICollectionView.CellRegistration<PackingCell, PackingItem> {
      cell, _, item in cell.show(item)
    }
    dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, PackingItem>()
    snapshot.appendSections([0])
    snapshot.appendItems(PackingItem.samples)
    dataSource.apply(snapshot, animatingDifferences: false)
    collectionView.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
  }
}
