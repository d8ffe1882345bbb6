import UIKit

/// Notes: a button adds one.
final class AddingViewController: UITableViewController {
  /// What a note is called that is added.
  enum Naming {
    case byCount
    /// By how many have come.
    case bySerial
    /// As it is typed.
    case typed
  }

  private let naming: Naming
  private var serial = 2
  private var notes = ["Milk", "Bread"]

  init(naming: Naming) {
    self.naming = naming
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [unowned self] _ in add() })
    count()
  }

  private func add() {
    serial += 1
    switch naming {
    case .byCount: add("Note \(notes.count + 1)")
    case .bySerial: add("Note \(serial)")
    case .typed:
      let alert = UIAlertController(title: "New Note", message: nil, preferredStyle: .alert)
      alert.addTextField()
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(
        UIAlertAction(title: "Add", style: .default) { [unowned self, unowned alert] _ in
          if let text = alert.textFields?.first?.text, !text.isEmpty { add(text) }
        })
      present(alert, animated: true)
    }
  }

  private func add(_ note: String) {
    notes.append(note)
    tableView.insertRows(at: [IndexPath(row: notes.count - 1, section: 0)], with: .automatic)
    count()
  }

  private func count() { navigationItem.subtitle = "\(notes.count) notes" }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = notes[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    notes.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    count()
  }
}
