import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// A searched table of two sections, whose headers may say how many rows they have.
private final class PlantsController: UITableViewController, UISearchResultsUpdating {
  private let all = [["Apple", "Pear"], ["Carrot"]]
  private let counts: Bool
  private var shown: [[String]]

  init(counts: Bool) {
    self.counts = counts
    shown = all
    super.init(style: .plain)
    title = "Plants"
    let search = UISearchController()
    search.searchResultsUpdater = self
    navigationItem.searchController = search
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func numberOfSections(in tableView: UITableView) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown[section].count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = shown[indexPath.section][indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    ["Fruit", "Vegetables"][section] + (counts ? " (\(shown[section].count))" : "")
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text?.lowercased() ?? ""
    shown = all.map { names in
      names.filter { text.isEmpty || $0.lowercased().contains(text) }
    }
    tableView.reloadData()
  }
}

@Suite struct SearchHeaderTests {
  @Test(arguments: [true, false]) func aHeaderThatCountsIsSaidToStay(counts: Bool) async {
    let preview = Preview("Plants") {
      UINavigationController(rootViewController: PlantsController(counts: counts))
    }
    let page = await AnyPreview(preview).resolve()[0]
    #expect(
      page.findings.map(\.message)
        == (counts
          ? [
            "a header of 'Plants' says something else, or goes, once 'Fruit' is searched, and on the page "
              + "it stays as it is; declare '.searches(queries:)' with the queries that the page should "
              + "answer"
          ] : []))
  }
}
