import UIKit

/// Letters, of which several are chosen while they are edited: the title counts them, and the toolbar's
/// button is on while there are some.
final class ChosenViewController: UITableViewController {
  private var letters = ["Alpha", "Beta", "Gamma"]
  private lazy var delete = UIBarButtonItem(
    title: "Delete", primaryAction: UIAction { [weak self] _ in self?.deleteChosen() })

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    tableView.allowsMultipleSelectionDuringEditing = true
    navigationItem.rightBarButtonItem = editButtonItem
    toolbarItems = [delete]
    count()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    navigationController?.setToolbarHidden(!editing, animated: animated)
    count()
  }

  private func count() {
    let chosen = tableView.indexPathsForSelectedRows?.count ?? 0
    delete.isEnabled = chosen > 0
    title = chosen > 0 ? "\(chosen) Selected" : "Letters"
  }

  private func deleteChosen() {
    let chosen = (tableView.indexPathsForSelectedRows ?? []).sorted(by: >)
    for path in chosen { letters.remove(at: path.row) }
    tableView.deleteRows(at: chosen, with: .automatic)
    setEditing(false, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    letters.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = letters[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    count()
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    count()
  }
}
