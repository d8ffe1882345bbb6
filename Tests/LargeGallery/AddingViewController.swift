import UIKit

/// Notes: a button adds one, called by how many there are or by how many came.
final class AddingViewController: UITableViewController {
  private let isBySerial: Bool
  private var serial = 2
  private var notes = ["Milk", "Bread"]

  init(bySerial: Bool) {
    isBySerial = bySerial
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
    notes.append("Note \(isBySerial ? serial : notes.count + 1)")
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
