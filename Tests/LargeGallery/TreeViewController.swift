import UIKit

/// An outline whose rows have as many rows under them as their level says.
class TreeViewController: UICollectionViewController {
  typealias DataSource = UICollectionViewDiffableDataSource<Int, String>

  private let widths: [Int]
  private(set) var dataSource: DataSource?

  init(widths: [Int]) {
    self.widths = widths
    let list = UICollectionLayoutListConfiguration(appearance: .sidebar)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Tree"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [unowned self] cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = isParent(name) ? [.outlineDisclosure()] : []
    }
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, name in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
    }
    self.dataSource = dataSource
    prepare(dataSource)
    dataSource.apply(startingSnapshot(), to: 0, animatingDifferences: false)
  }

  func name(_ number: Int, under parent: String?, level: Int) -> String {
    parent.map { "\($0).\(number)" } ?? "\(number)"
  }

  /// Whether a row is shown as one that opens.
  func isParent(_ name: String) -> Bool {
    name.count { $0 == "." } + 1 < widths.count
  }

  /// Handlers are set here, before there is data.
  func prepare(_ dataSource: DataSource) {}

  func startingSnapshot() -> NSDiffableDataSourceSectionSnapshot<String> {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    var parents: [String?] = [nil]
    for (depth, width) in widths.enumerated() {
      var level: [String] = []
      for parent in parents {
        let names = (1...width).map { number in name(number, under: parent, level: depth + 1) }
        tree.append(names, to: parent)
        level += names
      }
      parents = level
    }
    return tree
  }
}

/// Each row has one row under it.
final class DeepViewController: TreeViewController {
  init(levels: Int) { super.init(widths: Array(repeating: 1, count: levels)) }

  required init?(coder: NSCoder) { nil }

  override func name(_ number: Int, under parent: String?, level: Int) -> String {
    "Level \(level)"
  }

  override func isParent(_ name: String) -> Bool { true }
}

/// Rows are loaded as they are opened, and there is always more under them.
final class EndlessViewController: TreeViewController {
  init() { super.init(widths: [3]) }

  required init?(coder: NSCoder) { nil }

  override func isParent(_ name: String) -> Bool { true }

  override func prepare(_ dataSource: DataSource) {
    dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { name, loaded in
      guard loaded.items.isEmpty else { return loaded }
      var below = NSDiffableDataSourceSectionSnapshot<String>()
      below.append((1...3).map { "\(name).\($0)" })
      return below
    }
  }
}
