import UIKit

/// Documents as a list or as a grid; the cells are the same ones in both, and know where they are.
public final class DocumentsViewController: UICollectionViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, String>

  private static let documents = [
    "Bills", "Draft", "Index", "Lists", "Maps", "Notes", "Plans", "Songs", "Tasks",
  ]

  private var dataSource: DataSource!

  private lazy var listLayout: UICollectionViewLayout = {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    // The grid has no lines, and a change between the two is calmer without them.
    list.showsSeparators = false
    list.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      let delete = UIContextualAction(style: .destructive, title: "Delete") {
        [weak self] _, _, completion in
        self?.deleteDocument(at: indexPath)
        completion(true)
      }
      delete.image = UIImage(systemName: "trash")
      return UISwipeActionsConfiguration(actions: [delete])
    }
    return UICollectionViewCompositionalLayout.list(using: list)
  }()

  private lazy var gridLayout: UICollectionViewLayout = {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(999), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
      subitem: item, count: 3)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    return UICollectionViewCompositionalLayout(section: section)
  }()

  public init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    title = "Documents"
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.collectionViewLayout = listLayout
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "List or grid", image: UIImage(systemName: "square.grid.2x2"),
      primaryAction: UIAction { [weak self] _ in self?.switchLayout() })
    let registration = UICollectionView.CellRegistration<DocumentCell, String> {
      [unowned self] cell, _, name in
      cell.name = name
      cell.isInGrid = isGrid
    }
    dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, name in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(Self.documents)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private var isGrid: Bool { collectionView.collectionViewLayout == gridLayout }

  /// From the list to the grid and back.
  private func switchLayout() {
    collectionView.setCollectionViewLayout(isGrid ? listLayout : gridLayout, animated: true)
    for case let cell as DocumentCell in collectionView.visibleCells {
      cell.isInGrid = isGrid
    }
  }

  private func deleteDocument(at indexPath: IndexPath) {
    guard let name = dataSource.itemIdentifier(for: indexPath) else { return }
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([name])
    dataSource.apply(snapshot)
  }
}
