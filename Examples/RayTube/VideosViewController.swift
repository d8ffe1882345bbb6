import UIKit

/// Courses in sections, found by title and opened by a tap.
public final class VideosViewController: UICollectionViewController {
  typealias DataSource = UICollectionViewDiffableDataSource<Section, Video>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Video>

  private var sections = Section.allSections
  private lazy var dataSource = makeDataSource()
  private var searchController = UISearchController(searchResultsController: nil)

  public init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    title = "RayTube"
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    configureSearchController()
    configureLayout()
    applySnapshot(animatingDifferences: false)
  }

  private func makeDataSource() -> DataSource {
    let dataSource = DataSource(
      collectionView: collectionView,
      cellProvider: { (collectionView, indexPath, video) -> UICollectionViewCell? in
        let cell =
          collectionView.dequeueReusableCell(
            withReuseIdentifier: VideoCell.reuseIdentifier, for: indexPath) as? VideoCell
        cell?.video = video
        return cell
      })
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      guard kind == UICollectionView.elementKindSectionHeader else { return nil }
      let view =
        collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: SectionHeaderReusableView.reuseIdentifier,
          for: indexPath) as? SectionHeaderReusableView
      let section = self.dataSource.snapshot().sectionIdentifiers[indexPath.section]
      view?.titleLabel.text = section.title
      return view
    }
    return dataSource
  }

  private func applySnapshot(animatingDifferences: Bool = true) {
    var snapshot = Snapshot()
    snapshot.appendSections(sections)
    sections.forEach { section in
      snapshot.appendItems(section.videos, toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: animatingDifferences)
  }

  public override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let video = dataSource.itemIdentifier(for: indexPath), let link = video.link else {
      return
    }
    UIApplication.shared.open(link)
  }
}

// Searching.
extension VideosViewController: UISearchResultsUpdating {
  private func configureSearchController() {
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search Courses"
    navigationItem.searchController = searchController
    definesPresentationContext = true
  }

  public func updateSearchResults(for searchController: UISearchController) {
    sections = filteredSections(for: searchController.searchBar.text)
    applySnapshot()
  }

  /// The sections whose title, or the title of any of whose courses, contains the query.
  private func filteredSections(for query: String?) -> [Section] {
    guard let query = query?.lowercased(), !query.isEmpty else { return Section.allSections }
    return Section.allSections.filter { section in
      section.title.lowercased().contains(query)
        || section.videos.contains { $0.title.lowercased().contains(query) }
    }
  }
}

// Layout.
extension VideosViewController {
  private func configureLayout() {
    collectionView.register(
      VideoCell.self, forCellWithReuseIdentifier: VideoCell.reuseIdentifier)
    collectionView.register(
      SectionHeaderReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: SectionHeaderReusableView.reuseIdentifier)
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, layoutEnvironment -> NSCollectionLayoutSection? in
        let isPhone = layoutEnvironment.traitCollection.userInterfaceIdiom == .phone
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(isPhone ? 280 : 240))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size),
          count: isPhone ? 1 : 3)
        group.interItemSpacing = .fixed(12)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(
          top: 8, leading: 16, bottom: 8, trailing: 16)
        section.interGroupSpacing = 12
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
      })
  }
}
