import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// A table of words under their first letters.
private final class WordsController: UITableViewController {
  private let sections = [("A", ["Ant", "Ape"]), ("B", ["Bee"])]
  var least = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.sectionIndexColor = .systemRed
    tableView.sectionIndexMinimumDisplayRowCount = least
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].1.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].0 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = sections[indexPath.section].1[indexPath.row]
    return cell
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    [UITableView.indexSearch, "A", "B", "C"]
  }

  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index == 0 ? NSNotFound : min(index - 1, 1) }
}

/// Items of one section under titles that lead to some of them.
private final class Source: UICollectionViewDiffableDataSource<Int, String> {
  override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "B"] }

  override func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: index * 2, section: 0) }
}

private final class ItemsController: UICollectionViewController {
  private var source: Source?

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
    }
    let source = Source(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    self.source = source
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Ant", "Ape", "Bee"])
    source.apply(snapshot, animatingDifferences: false)
  }
}

/// Titles at the edge of a list.
@Suite(.serialized) @MainActor struct IndexTests {
  private func lines<Root>(_ preview: Preview<Root>) async -> [String] {
    await outline(preview).split(separator: "\n").map { String($0.drop { $0 == " " }) }
      .filter { $0.hasPrefix("index") || $0.hasPrefix("title") }
  }

  @Test func aTablesTitlesLeadToSections() async {
    let lines = await lines(Preview("Words") { WordsController(style: .plain) })
    #expect(
      lines == [
        "index color systemRed", "title \"Search\" symbol magnifyingglass -> start",
        "title \"A\" -> section \"A\"", "title \"B\" -> section \"B\"",
        "title \"C\" -> section \"B\"",
      ])
  }

  @Test func aCollectionViewsTitlesLeadToItems() async {
    let lines = await lines(
      Preview("Items") {
        ItemsController(
          collectionViewLayout: UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain)))
      })
    #expect(lines == ["index", "title \"A\" -> section \"0\"", "title \"B\" -> row \"Bee\""])
  }

  @Test func aShortTableHasNoIndex() async {
    let lines = await lines(
      Preview("Words") {
        let controller = WordsController(style: .plain)
        controller.least = 4
        return controller
      })
    #expect(lines == [])
  }

  @Test func aGroupedTableSaysWhyItHasNoIndex() async {
    let page = await AnyPreview(Preview("Words") { WordsController(style: .insetGrouped) })
      .resolve()[0]
    #expect(
      page.findings.map(\.message) == [
        "the table 'List' has index titles, which tables show in the plain style alone; make it "
          + "with 'UITableView.Style.plain'"
      ])
  }
}
