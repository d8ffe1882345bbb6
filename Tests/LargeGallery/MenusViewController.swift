import UIKit

/// Rows with menus that a long press brings up.
final class MenusViewController: UITableViewController {
  private var names = ["Ada", "Grace", "Gerda"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let name = names[indexPath.row]
    return UIContextMenuConfiguration(actionProvider: { [unowned self] _ in
      UIMenu(children: [
        UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in },
        UIAction(
          title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
        ) { [unowned self] _ in
          names.removeAll { $0 == name }
          tableView.reloadData()
        },
      ])
    })
  }
}
