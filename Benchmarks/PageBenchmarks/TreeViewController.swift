import UIKit

/// A tree of 2,020 nodes, a quarter of which is open at the start.
final class TreeViewController: UICollectionViewController {
  typealias Tree = NSDiffableDataSourceSectionSnapshot<String>

  private var dataSource: UICollectionViewDiffableDataSource<Int, String>?

  init() {
    let list = UICollectionLayoutListConfiguration(appearance: .sidebar)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      let isLeaf = name.filter { $0 == "/" }.count == 2
      cell.accessories = isLeaf ? [] : [.outlineDisclosure()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    dataSource = source
    source.apply(Self.tree, to: 0, animatingDifferences: false)
  }

  private static var tree: Tree {
    var tree = Tree()
    for house in 0..<20 {
      tree.append(["house \(house)"])
      for room in 0..<10 {
        let name = "house \(house)/room \(room)"
        tree.append([name], to: "house \(house)")
        tree.append((0..<9).map { "\(name)/lamp \($0)" }, to: name)
      }
      if house < 5 {
        tree.expand(["house \(house)"] + (0..<10).map { "house \(house)/room \($0)" })
      }
    }
    return tree
  }

  /// One of four changes in turn: a lamp comes, one goes, a room opens, a house moves to the front.
  func change(_ turn: Int) {
    guard let dataSource else { return }
    var tree = dataSource.snapshot(for: 0)
    let room = "house \(turn / 4 % 20)/room \(turn / 80 % 10)"
    switch turn % 4 {
    case 0: tree.append(["\(room)/lamp \(turn + 9)"], to: room)
    case 1: tree.delete(tree.snapshot(of: room).items.prefix(1).map { $0 })
    case 2: if tree.isExpanded(room) { tree.collapse([room]) } else { tree.expand([room]) }
    default:
      let last = "house \(turn / 4 % 20)"
      guard let first = tree.rootItems.first, first != last else { return }
      let moved = tree.snapshot(of: last, includingParent: true)
      tree.delete([last])
      tree.insert(moved, before: first)
    }
    dataSource.apply(tree, to: 0)
  }
}
