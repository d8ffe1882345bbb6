import UIKit

/// One list in one of the five appearances, with headers, footers and everything that a row has.
public final class AppearanceViewController: UICollectionViewController {
  private enum Section: String, CaseIterable {
    case rooms = "Rooms"
    case collections = "Collections"

    var places: [Place] {
      switch self {
      case .rooms: Place.rooms
      case .collections: Place.collections
      }
    }
  }

  private typealias DataSource = UICollectionViewDiffableDataSource<Section, Place>

  private let appearance: UICollectionLayoutListConfiguration.Appearance
  private var dataSource: DataSource!

  public init(appearance: UICollectionLayoutListConfiguration.Appearance) {
    self.appearance = appearance
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    list.headerMode = .supplementary
    list.footerMode = appearance == .grouped || appearance == .insetGrouped ? .supplementary : .none
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Library"
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = makeDataSource()
    addHeadersAndFooters(to: dataSource)
    var snapshot = NSDiffableDataSourceSnapshot<Section, Place>()
    snapshot.appendSections(Section.allCases)
    for section in Section.allCases {
      snapshot.appendItems(section.places, toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeDataSource() -> DataSource {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Place> {
      [appearance] cell, _, place in
      var content = cell.defaultContentConfiguration()
      content.text = place.id
      content.image = UIImage(systemName: place.symbol)
      // The sidebar's rows are single lines; the other four have room for a second text.
      if appearance != .sidebar {
        content.secondaryText = place.detail
      }
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    return DataSource(collectionView: collectionView) { collectionView, indexPath, place in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: place)
    }
  }

  private func addHeadersAndFooters(to dataSource: DataSource) {
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak dataSource] view, _, indexPath in
      var content = view.defaultContentConfiguration()
      content.text = dataSource?.snapshot().sectionIdentifiers[indexPath.section].rawValue
      view.contentConfiguration = content
    }
    let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { [weak dataSource] view, _, indexPath in
      let section = dataSource?.snapshot().sectionIdentifiers[indexPath.section]
      var content = view.defaultContentConfiguration()
      content.text = "\(section?.places.count ?? 0) places"
      view.contentConfiguration = content
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: indexPath)
    }
  }
}
