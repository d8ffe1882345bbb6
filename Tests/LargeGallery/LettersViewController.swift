import UIKit

/// A searchable table of names under their first letters, which stand at its edge too.
final class LettersViewController: UITableViewController, UISearchResultsUpdating {
  private static let names = [
    "Ada", "Anton", "Bela", "Carl", "Dora", "Doris", "Emil", "Frieda", "Gustav", "Hanna", "Ida",
    "Jonas", "Karla", "Lena", "Marta", "Nora", "Otto", "Paula",
  ]

  private var sections: [[String]] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Names"
    let search = UISearchController()
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    show("")
  }

  func updateSearchResults(for searchController: UISearchController) {
    show(searchController.searchBar.text ?? "")
  }

  private func show(_ query: String) {
    let found = Self.names.filter { query.isEmpty || $0.lowercased().contains(query.lowercased()) }
    sections = Dictionary(grouping: found) { $0.prefix(1) }.sorted { $0.key < $1.key }.map(\.value)
    tableView.reloadData()
  }

  private func letter(_ section: Int) -> String { String(sections[section][0].prefix(1)) }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { letter(section) }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    sections.indices.map(letter)
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = sections[indexPath.section][indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}
