import UIKit

/// Below a subtitle, items of a fixed height with two texts, and rows with two texts beside each other.
final class CutViewController: UICollectionViewController {
  private enum Item: Hashable {
    case card(String, String)
    case row(text: CGFloat, second: CGFloat)
  }

  private var source: UICollectionViewDiffableDataSource<Int, Item>?

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { section, environment in
        guard section == 0 else {
          return .list(using: .init(appearance: .insetGrouped), layoutEnvironment: environment)
        }
        let item = NSCollectionLayoutItem(
          layoutSize: .init(
            widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(160)),
          subitems: [item])
        return NSCollectionLayoutSection(group: group)
      })
    title = "Cut"
    navigationItem.subtitle = "Two texts"
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      cell, _, item in
      switch item {
      case .card(let text, let second):
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = (text, second)
        cell.contentConfiguration = content
      case .row(let size, let second):
        var content = UIListContentConfiguration.valueCell()
        (content.text, content.secondaryText) = ("Text", "Value")
        content.textProperties.font = .systemFont(ofSize: size)
        content.secondaryTextProperties.font = .systemFont(ofSize: second)
        cell.contentConfiguration = content
      }
    }
    let source = UICollectionViewDiffableDataSource<Int, Item>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    self.source = source
    let long = Array(repeating: "and some more words", count: 9).joined(separator: " ")
    var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(
      [
        .card("A text of more than a line", "And another of so many"), .card("Short", long),
        .card(long, "Short"), .card(long, long),
      ], toSection: 0)
    snapshot.appendItems([.row(text: 34, second: 13), .row(text: 13, second: 34)], toSection: 1)
    source.apply(snapshot, animatingDifferences: false)
  }
}
