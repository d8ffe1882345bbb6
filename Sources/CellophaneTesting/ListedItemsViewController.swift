internal import UIKit

/// A list whose rows are the items of a data source.
final class ListedItemsViewController: UICollectionViewController {
  /// An item with the path to it, since names need be unique below one parent only.
  private struct Row: Hashable, Sendable, Identifiable {
    var id: String
    var name: String
  }

  private let items: ListedItems
  private var dataSource: UICollectionViewDiffableDataSource<Int, Row>?

  init(_ items: ListedItems) {
    self.items = items
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { place, environment in
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.headerMode = items.sections[place].name == nil ? .none : .supplementary
        return NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
      })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Row> {
      [weak self] cell, _, row in
      var content = cell.defaultContentConfiguration()
      content.text = row.name
      cell.contentConfiguration = content
      let isParent = self?.isParent(row) == true
      cell.accessories = isParent ? [.outlineDisclosure()] : []
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [items] cell, _, indexPath in
      var content = UIListContentConfiguration.header()
      content.text = items.sections[indexPath.section].name
      cell.contentConfiguration = content
    }
    let dataSource = UICollectionViewDiffableDataSource<Int, Row>(
      collectionView: collectionView
    ) { collectionView, indexPath, row in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: row)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    self.dataSource = dataSource
    for (place, section) in items.sections.enumerated() {
      var snapshot = NSDiffableDataSourceSectionSnapshot<Row>()
      Self.append(section.items, below: nil, in: "\(place)", to: &snapshot)
      dataSource.apply(snapshot, to: place, animatingDifferences: false)
    }
  }

  private func isParent(_ row: Row) -> Bool {
    guard let dataSource, let place = Int(row.id.prefix { $0 != "/" }) else { return false }
    let snapshot = dataSource.snapshot(for: place)
    return !snapshot.snapshot(of: row, includingParent: false).items.isEmpty
  }

  private static func append(
    _ items: [ListedItems.Item], below parent: Row?, in path: String,
    to snapshot: inout NSDiffableDataSourceSectionSnapshot<Row>
  ) {
    for item in items {
      let row = Row(id: path + "/" + item.name, name: item.name)
      snapshot.append([row], to: parent)
      append(item.children, below: row, in: row.id, to: &snapshot)
      if item.marks.contains("expanded") { snapshot.expand([row]) }
    }
  }
}
