import PantryKit
import UIKit

final class ItemsViewController: BaseTableViewController {
  var shelf = Pantry.samples[0]

  override func configure() {
    title = shelf.name
    tableView.register(ItemCell.self, forCellReuseIdentifier: ItemCell.reuseIdentifier)
    refreshControl = UIRefreshControl()
    refreshControl?.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
  }

  @objc private func refresh(_ sender: UIRefreshControl) {
    tableView.reloadData()
    sender.endRefreshing()
  }
}

// MARK: - Rows

extension ItemsViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shelf.items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: ItemCell.reuseIdentifier, for: indexPath)
    (cell as? ItemCell)?.item = shelf.items[indexPath.row]
    return cell
  }
}
