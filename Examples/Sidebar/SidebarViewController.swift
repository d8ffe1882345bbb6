import UIKit

/// The garden's sidebar: a plain first section, then sections that close under their first row.
public final class SidebarViewController: UICollectionViewController {
  private typealias CellRegistration =
    UICollectionView.CellRegistration<UICollectionViewListCell, CellItem>
  private typealias DataSource = UICollectionViewDiffableDataSource<Section, CellItem>

  private lazy var dataSource = makeDataSource()

  private var sections = [Section]() {
    didSet { applySnapshot() }
  }

  public init() {
    let layout = UICollectionViewCompositionalLayout { section, layoutEnvironment in
      var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
      list.headerMode = section == 0 ? .none : .firstItemInSection
      return NSCollectionLayoutSection.list(using: list, layoutEnvironment: layoutEnvironment)
    }
    super.init(collectionViewLayout: layout)
    title = "Garden"
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    sections = Section.allCases
    clearsSelectionOnViewWillAppear = false
    let first = IndexPath(item: 0, section: 0)
    collectionView.selectItem(at: first, animated: false, scrollPosition: [])
    show(dataSource.itemIdentifier(for: first))
  }

  private func makeDataSource() -> DataSource {
    let headerRegistration = CellRegistration { cell, _, item in
      var configuration = cell.defaultContentConfiguration()
      configuration.text = item.title
      configuration.textProperties.font = .title
      cell.accessories = [.outlineDisclosure()]
      cell.contentConfiguration = configuration
    }
    let itemRegistration = CellRegistration { cell, _, item in
      var configuration = cell.defaultContentConfiguration()
      configuration.text = item.title
      configuration.textProperties.font = .headline
      configuration.secondaryText = item.subtitle
      configuration.image = item.image
      configuration.imageProperties.maximumSize = CGSize(width: 44, height: 44)
      cell.contentConfiguration = configuration
    }
    return DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(
        using: item.isHeaderItem ? headerRegistration : itemRegistration, for: indexPath,
        item: item)
    }
  }

  private func applySnapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, CellItem>()
    snapshot.appendSections(sections)
    for section in sections where section.localizedTitle == nil {
      snapshot.appendItems(section.items, toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: false)

    for section in sections {
      guard let title = section.localizedTitle else { continue }
      let header = CellItem(title: title, isHeaderItem: true)
      var sectionSnapshot = NSDiffableDataSourceSectionSnapshot<CellItem>()
      sectionSnapshot.append([header])
      sectionSnapshot.append(section.items, to: header)
      sectionSnapshot.expand([header])
      dataSource.apply(sectionSnapshot, to: section, animatingDifferences: false)
    }
  }

  public override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    show(dataSource.itemIdentifier(for: indexPath))
  }

  private func show(_ item: CellItem?) {
    splitViewController?.setViewController(item?.viewController, for: .secondary)
  }
}

extension UIFont {
  static var title: UIFont { .preferredFont(forTextStyle: .title3) }
  static var headline: UIFont { .preferredFont(forTextStyle: .headline) }
}
