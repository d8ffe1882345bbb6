import UIKit

/// Names of several scripts, of which one family can be open at a time.
final class NamesViewController: UICollectionViewController {
  typealias DataSource = UICollectionViewDiffableDataSource<Int, String>

  static let families = [
    ("Новак", ["Адам", "Анна", "Борис"]), ("Öztürk", ["Çelik", "Ege"]), ("王", ["王芳", "王伟"]),
  ]

  private var dataSource: DataSource?

  init() {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Names"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      let isFamily = Self.families.contains { $0.0 == name }
      cell.accessories = isFamily ? [.outlineDisclosure()] : []
    }
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, name in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
    }
    self.dataSource = dataSource
    dataSource.sectionSnapshotHandlers.willExpandItem = { [weak dataSource] name in
      guard let dataSource else { return }
      var tree = dataSource.snapshot(for: 0)
      tree.collapse(Self.families.map(\.0).filter { $0 != name && tree.isExpanded($0) })
      dataSource.apply(tree, to: 0)
    }
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    for (family, members) in Self.families {
      tree.append([family])
      tree.append(members, to: family)
    }
    dataSource.apply(tree, to: 0, animatingDifferences: false)
  }
}
