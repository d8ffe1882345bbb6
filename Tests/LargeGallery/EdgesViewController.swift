import UIKit

/// A list with what hangs on the screen's lower edge: a button over its rows, or a bar and choices
/// below them.
final class EdgesViewController: UIViewController, UITableViewDataSource {
  private let list = UITableView()
  private let count: Int
  private let isOver: Bool

  init(count: Int, isOver: Bool) {
    self.count = count
    self.isOver = isOver
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("there are no archives here") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Edges"
    view.backgroundColor = .systemBackground
    list.dataSource = self
    toolbarItems = [UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)]
    add(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    if isOver { addButton() } else { addBar() }
  }

  private func add(_ part: UIView) {
    part.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(part)
  }

  private func addButton() {
    let button = UIButton(type: .system)
    button.setTitle("Add", for: .normal)
    button.backgroundColor = .systemYellow
    button.layer.cornerRadius = 28
    add(button)
    NSLayoutConstraint.activate([
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      button.widthAnchor.constraint(equalToConstant: 56),
      button.heightAnchor.constraint(equalToConstant: 56),
      button.trailingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
      button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
    ])
  }

  /// A bar with a button that keeps to the safe area, and choices above it.
  private func addBar() {
    let bar = UIView()
    bar.backgroundColor = .secondarySystemBackground
    add(bar)
    let choices = UISegmentedControl(items: ["All", "New"])
    add(choices)
    let button = UIButton(type: .system)
    button.setTitle("Apply", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(button)
    NSLayoutConstraint.activate([
      choices.topAnchor.constraint(equalTo: list.bottomAnchor),
      choices.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      bar.topAnchor.constraint(equalTo: choices.bottomAnchor, constant: 8),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      button.topAnchor.constraint(equalTo: bar.topAnchor, constant: 12),
      button.centerXAnchor.constraint(equalTo: bar.centerXAnchor),
      button.heightAnchor.constraint(equalToConstant: 40),
      button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
    ])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
