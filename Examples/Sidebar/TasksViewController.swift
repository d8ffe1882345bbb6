import UIKit

/// The middle column of three: what is to be done, in the plain sidebar's style.
final class TasksViewController: UICollectionViewController {
  private static let tasks = [
    ("Water", "Greenhouse, twice on hot days"),
    ("Tie up", "Tomatoes, when they reach the second wire"),
    ("Cut back", "Sage, after it has bloomed"),
  ]

  private lazy var dataSource = makeDataSource()

  init() {
    let list = UICollectionLayoutListConfiguration(appearance: .sidebarPlain)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Tasks"
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(Self.tasks.map(\.0))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, indexPath, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      content.secondaryText = Self.tasks[indexPath.item].1
      cell.contentConfiguration = content
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, name in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
    }
  }
}
