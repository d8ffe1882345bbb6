import UIKit

/// The library's first screen: shelves of mixes, records and stations.
public final class HomeViewController: UICollectionViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Shelf, Tile.ID>

  private let tiles = Dictionary(
    uniqueKeysWithValues: Shelf.allCases.flatMap(\.tiles).map { ($0.id, $0) })
  private var dataSource: DataSource!

  public init() {
    super.init(collectionViewLayout: Self.makeLayout())
    title = NSLocalizedString("Home", bundle: .module, comment: "Title of the first screen")
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    view.tintColor = UIColor(named: "Accent", in: .module, compatibleWith: nil)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "person.crop.circle"),
      primaryAction: UIAction(title: "Account") { _ in })
    configureDataSource()
    applyShelves()
  }

  private func configureDataSource() {
    let mix = UICollectionView.CellRegistration<MixCell, Mix> { $0.item = $2 }
    let record = UICollectionView.CellRegistration<RecordCell, Record> { $0.item = $2 }
    let station = UICollectionView.CellRegistration<StationCell, Station> { $0.item = $2 }
    dataSource = DataSource(collectionView: collectionView) {
      [tiles] collectionView, indexPath, id -> UICollectionViewCell? in
      switch tiles[id] {
      case .mix(let item):
        collectionView.dequeueConfiguredReusableCell(using: mix, for: indexPath, item: item)
      case .record(let item):
        collectionView.dequeueConfiguredReusableCell(using: record, for: indexPath, item: item)
      case .station(let item):
        collectionView.dequeueConfiguredReusableCell(using: station, for: indexPath, item: item)
      case nil: nil
      }
    }
    let header = UICollectionView.SupplementaryRegistration<ShelfHeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] view, _, indexPath in
      view.show(dataSource.sectionIdentifier(for: indexPath.section)?.title ?? "")
    }
    let badge = UICollectionView.SupplementaryRegistration<BadgeView>(
      elementKind: BadgeView.elementKind
    ) { [unowned self] view, _, indexPath in
      guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
      guard case .record(let record) = tiles[id] else { return }
      view.isHidden = !record.isNew
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      kind == BadgeView.elementKind
        ? collectionView.dequeueConfiguredReusableSupplementary(using: badge, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }

  private func applyShelves() {
    var snapshot = NSDiffableDataSourceSnapshot<Shelf, Tile.ID>()
    for shelf in Shelf.allCases {
      snapshot.appendSections([shelf])
      snapshot.appendItems(shelf.tiles.map(\.id), toSection: shelf)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  public override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard dataSource.itemIdentifier(for: indexPath) == "record/low-tide" else { return }
    navigationController?.pushViewController(AlbumViewController(album: .lowTide), animated: true)
  }
}
