import UIKit

/// Notes that an alert adds; a tap marks one, or takes its mark away, and a swipe shows it.
final class MarksViewController: UITableViewController {
  private var notes = ["Milk"]
  private var marked: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [unowned self] _ in ask() })
  }

  private func ask() {
    let alert = UIAlertController(title: "New Note", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [unowned self, unowned alert] _ in
        guard let text = alert.textFields?.first?.text, !text.isEmpty else { return }
        notes.insert(text, at: 0)
        tableView.insertRows(at: [[0, 0]], with: .automatic)
      })
    present(alert, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    let note = notes[indexPath.row]
    cell.textLabel?.text = marked.contains(note) ? "\(note) (marked)" : note
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let note = notes[indexPath.row]
    if marked.remove(note) == nil { marked.insert(note) }
    tableView.reloadRows(at: [indexPath], with: .fade)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Show") { [unowned self] _, _, done in
        let alert = UIAlertController(
          title: notes[indexPath.row], message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
        done(true)
      }
    ])
  }
}
