import SafariServices
import UIKit

final class SettingsViewController: BaseTableViewController {
  private let rows = ["Warn when something runs low", "Help"]

  override func configure() {
    title = "Settings"
    tableView.register(SwitchCell.self, forCellReuseIdentifier: SwitchCell.reuseIdentifier)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let identifier = indexPath.row == 0 ? SwitchCell.reuseIdentifier : BaseCell.reuseIdentifier
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.row == 1, let url = URL(string: "https://example.com/help") else { return }
    present(SFSafariViewController(url: url), animated: true)
  }
}
