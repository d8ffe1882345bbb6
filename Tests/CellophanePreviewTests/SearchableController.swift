import Foundation
import UIKit

/// A searchable list in sections, as an app would build it; tests filter it by a closure.
final class SearchableController: UICollectionViewController, UISearchResultsUpdating {
  /// Sections have a title at the edge where a test says so.
  final class Source: UICollectionViewDiffableDataSource<String, String> {
    var titles: ([String]) -> [String]? = { _ in nil }

    override func indexTitles(for collectionView: UICollectionView) -> [String]? {
      titles(snapshot().sectionIdentifiers)
    }

    override func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
  }

  /// Names by section, each with the text of its second rank after a colon, where it has one.
  var contents: [(String, [String])] = [
    ("Fruit", ["Apple:red", "Crème:sweet"]), ("Nuts", ["Acorn:brown", "Pecan:red"]),
  ]
  /// What stays for a query.
  var filter: ([(String, [String])], String) -> [(String, [String])] = { contents, query in
    rows(of: contents) { name(of: $0).lowercased().contains(query.lowercased()) }
  }
  /// The titles at the edge, by the sections that are shown and the query.
  var index: ([String], String) -> [String]? = { _, _ in nil }
  /// What is done to the screen for a query beside filtering.
  var also: (SearchableController, String) -> Void = { _, _ in }
  /// Whether the rows come by way of the main queue.
  var answersLater = false
  private var source: Source?
  private var query = ""

  init() {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Food"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = name(of: item)
      content.secondaryText = item.split(separator: ":").dropFirst().first.map(String.init)
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] view, _, indexPath in
      var content = view.defaultContentConfiguration()
      content.text = self.source?.snapshot().sectionIdentifiers[indexPath.section]
      view.contentConfiguration = content
    }
    let source = Source(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    source.titles = { [unowned self] in self.index($0, self.query) }
    self.source = source
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    show("")
  }

  func updateSearchResults(for searchController: UISearchController) {
    let query = searchController.searchBar.text ?? ""
    if answersLater {
      DispatchQueue.main.async { self.show(query) }
    } else {
      show(query)
    }
    also(self, query)
  }

  private func show(_ query: String) {
    self.query = query
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for (section, items) in query.isEmpty ? contents : filter(contents, query) {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    source?.apply(snapshot, animatingDifferences: false)
  }
}

/// The words of an item before its colon.
func name(of item: String) -> String {
  item.split(separator: ":").first.map(String.init) ?? item
}

/// The sections with those of their rows that a test is true of; others are left out.
func rows(
  of contents: [(String, [String])], where stays: (String) -> Bool
) -> [(String, [String])] {
  contents.map { ($0.0, $0.1.filter(stays)) }.filter { !$0.1.isEmpty }
}
