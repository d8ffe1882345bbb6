import UIKit

/// Stations that are found by some of their letters, the closest first.
public final class StationsViewController: UICollectionViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, String>

  private static let stations = [
    "Baker Street", "Blackfriars", "Euston", "Farringdon", "Green Park", "King's Cross",
    "Liverpool Street", "London Bridge", "Oxford Circus", "Paddington", "Victoria", "Waterloo",
  ]

  private var dataSource: DataSource!

  public init() {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Stations"
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      content.image = UIImage(systemName: "tram")
      cell.contentConfiguration = content
    }
    dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, name in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: name)
    }
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    show(Self.stations)
  }

  private func show(_ stations: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(stations)
    dataSource.apply(snapshot)
  }

  /// How many letters stand between those of the query; `nil` where they are not all there.
  private func distance(_ station: String, _ query: String) -> Int? {
    var rest = station.lowercased()[...]
    var distance = 0
    for letter in query.lowercased() {
      guard let place = rest.firstIndex(of: letter) else { return nil }
      distance += rest.distance(from: rest.startIndex, to: place)
      rest = rest[rest.index(after: place)...]
    }
    return distance
  }
}

extension StationsViewController: UISearchResultsUpdating {
  public func updateSearchResults(for searchController: UISearchController) {
    let query = searchController.searchBar.text ?? ""
    let found = Self.stations.compactMap { name in distance(name, query).map { (name, $0) } }
    show(query.isEmpty ? Self.stations : found.sorted { $0.1 < $1.1 }.map(\.0))
  }
}
