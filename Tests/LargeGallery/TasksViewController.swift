import UIKit

/// Very many tasks: a tap checks one, or moves it to the other section.
final class TasksViewController: UICollectionViewController {
  private let count: Int
  private let moves: Bool
  private var checked: Set<Int> = []
  private var dataSource: UICollectionViewDiffableDataSource<String, Int>?

  init(count: Int, moves: Bool) {
    self.count = count
    self.moves = moves
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      [unowned self] cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "Task \(number)"
      cell.contentConfiguration = content
      cell.accessories = checked.contains(number) ? [.checkmark()] : []
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["Open", "Done"])
    snapshot.appendItems(Array(1...count), toSection: "Open")
    snapshot.appendItems([0], toSection: "Done")
    dataSource?.apply(snapshot, animatingDifferences: false)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let dataSource, let number = dataSource.itemIdentifier(for: indexPath) else { return }
    collectionView.deselectItem(at: indexPath, animated: false)
    var snapshot = dataSource.snapshot()
    if moves {
      let isDone = snapshot.sectionIdentifier(containingItem: number) == "Done"
      snapshot.deleteItems([number])
      snapshot.appendItems([number], toSection: isDone ? "Open" : "Done")
    } else {
      checked.formSymmetricDifference([number])
      snapshot.reconfigureItems([number])
    }
    dataSource.apply(snapshot)
  }
}
