import UIKit

/// Notes below a field; a button of the bar adds what the field says, one beside it greets by it.
final class FieldsViewController: UIViewController {
  private let field = UITextField()
  private let list = UITableView()
  private let greeting = UILabel()
  private var notes = ["Milk", "Bread"]
  private lazy var source = UITableViewDiffableDataSource<Int, String>(tableView: list) {
    table, indexPath, note in
    let cell = table.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = note
    cell.contentConfiguration = content
    return cell
  }
  private lazy var greet = UIButton(
    configuration: .filled(),
    primaryAction: UIAction(title: "Greet") { [unowned self] _ in
      greeting.text = "Hello, \(field.text ?? "")!"
    })

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { [unowned self] _ in add() })
    field.placeholder = "New note"
    field.borderStyle = .roundedRect
    field.addAction(
      UIAction { [unowned self] _ in greet.isEnabled = field.hasText }, for: .editingChanged)
    greet.isEnabled = false
    greeting.text = "Nobody yet"
    list.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    let stack = UIStackView(arrangedSubviews: [field, greet, greeting, list])
    stack.axis = .vertical
    stack.spacing = 8
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 16, bottom: 0, trailing: 16)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    show()
  }

  private func add() {
    guard let note = field.text, !note.isEmpty else { return }
    notes.append(note)
    field.text = ""
    show()
  }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(notes)
    source.apply(snapshot)
  }
}
