import Fuzzing
import Seeding
import UIKit

/// A table drawn by lot: titles of sections, an index, actions by swiping, and screens behind rows.
final class FuzzedTable: UITableViewController {
  private let sections: [(header: String?, footer: String?, items: [FuzzedItem])]
  private let hasIndex: Bool
  private let hasScreens: Bool

  init(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    var taken: Set<String> = []
    sections = (0..<Int.random(in: 0...4, using: &numbers)).map { _ in
      let header = Bool.random(using: &numbers) ? HostileTexts.random(using: &numbers) : nil
      let footer = Bool.random(using: &numbers) ? HostileTexts.random(using: &numbers) : nil
      let items = (0..<Int.random(in: 0...5, using: &numbers)).map { _ in
        let item = FuzzedItem(using: &numbers, unlike: taken)
        taken.insert(item.name)
        return item
      }
      return (header, footer, items)
    }
    hasIndex = Int.random(in: 0..<4, using: &numbers) == 0
    hasScreens = Bool.random(using: &numbers)
    let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
    super.init(style: styles.randomElement(using: &numbers) ?? .plain)
    title = HostileTexts.random(using: &numbers)
    if Bool.random(using: &numbers) {
      let search = UISearchController(searchResultsController: nil)
      search.searchBar.placeholder = title
      search.searchBar.scopeButtonTitles = HostileTexts.some(upTo: 3, using: &numbers)
      navigationItem.searchController = search
    }
    navigationItem.rightBarButtonItems = HostileTexts.some(upTo: 2, using: &numbers).map { title in
      UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { _ in })
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let item = sections[indexPath.section].items[indexPath.row]
    cell.contentConfiguration = item.content(cell.defaultContentConfiguration())
    cell.accessoryType = item.parts.isEmpty ? .none : .detailDisclosureButton
    cell.accessibilityLabel = item.parts.contains(1) ? item.secondary : nil
    return cell
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].header }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { sections[section].footer }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    hasIndex ? sections.map { $0.header ?? "" } : nil
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let item = sections[indexPath.section].items[indexPath.row]
    return item.actions(item.leading)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let item = sections[indexPath.section].items[indexPath.row]
    return item.actions(item.trailing)
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let menu = sections[indexPath.section].items[indexPath.row].menu
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard hasScreens else { return }
    let next = UIViewController()
    next.title = sections[indexPath.section].items[indexPath.row].name
    if indexPath.row.isMultiple(of: 2) {
      navigationController?.pushViewController(next, animated: false)
    } else {
      let alert = UIAlertController(
        title: next.title, message: sections[indexPath.section].header, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: next.title, style: .default))
      present(alert, animated: false)
    }
  }
}
