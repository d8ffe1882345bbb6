import UIKit

/// Words under their first letters, with an index of these and views of its own in its bars.
final class WordsViewController: UICollectionViewController {
  final class DataSource: UICollectionViewDiffableDataSource<String, String> {
    override func indexTitles(for collectionView: UICollectionView) -> [String]? {
      snapshot().sectionIdentifiers
    }

    override func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
      IndexPath(item: 0, section: index)
    }
  }

  private var dataSource: DataSource?

  init() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let control = UISegmentedControl(items: ["All", "Favourites"])
    control.selectedSegmentIndex = 0
    navigationItem.titleView = control
    let field = UITextField()
    field.placeholder = "Word"
    field.borderStyle = .roundedRect
    field.translatesAutoresizingMaskIntoConstraints = false
    field.widthAnchor.constraint(equalToConstant: 200).isActive = true
    toolbarItems = [
      UIBarButtonItem(customView: field), .flexibleSpace(), UIBarButtonItem(systemItem: .add),
    ]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, word in
      var content = cell.defaultContentConfiguration()
      content.text = word
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, indexPath in
      var content = header.defaultContentConfiguration()
      content.text = self?.dataSource?.sectionIdentifier(for: indexPath.section)
      header.contentConfiguration = content
    }
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, word in
      collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: word)
    }
    self.dataSource = dataSource
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" {
      snapshot.appendSections(["\(letter)"])
      snapshot.appendItems(["\(letter)nt", "\(letter)pe"])
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
