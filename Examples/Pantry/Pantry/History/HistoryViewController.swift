import UIKit

final class HistoryViewController: BaseTableViewController {
  private let store = HistoryStore()

  override func configure() {
    title = "History"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    (try? store.entries().count) ?? 0
  }
}
