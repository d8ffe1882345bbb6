import UIKit

/// Cafés in the cities that they are in; a search opens the cities of what it finds.
public final class CafesViewController: UICollectionViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, String>
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  private static let cities: [(name: String, cafes: [String])] = [
    ("Kraków", ["Karma", "Café Młynek", "Noworolski"]),
    ("Málaga", ["Café Central", "El Último Mono"]),
    ("Reykjavík", ["Kaffi Vínyl", "Mokka", "Reykjavík Röst"]),
    ("Zürich", ["Grüner Heinrich", "Odeon"]),
  ]

  private var dataSource: DataSource!

  public init() {
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Cafés"
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let cities = Set(Self.cities.map(\.name))
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = cities.contains(name) ? [.outlineDisclosure()] : []
    }
    dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, name in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: name)
    }
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Cafés and Cities"
    navigationItem.searchController = search
    show("")
  }

  private func show(_ query: String) {
    var outline = Outline()
    for (city, cafes) in Self.cities {
      let found = cafes.filter { $0.matches(query) }
      guard !found.isEmpty || city.matches(query) else { continue }
      outline.append([city])
      outline.append(found, to: city)
      if !query.isEmpty { outline.expand([city]) }
    }
    dataSource.apply(outline, to: 0, animatingDifferences: false)
  }
}

extension CafesViewController: UISearchResultsUpdating {
  public func updateSearchResults(for searchController: UISearchController) {
    show(searchController.searchBar.text ?? "")
  }
}

extension String {
  /// Whether it contains a query, accents and capitals aside.
  fileprivate func matches(_ query: String) -> Bool {
    query.isEmpty || range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) != nil
  }
}
