import UIKit

/// A list to which a form adds what it was filled with.
final class PlansViewController: UITableViewController {
  private var plans = ["Lisbon"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Plans"
    let add = UIAction { [unowned self] _ in
      let form = PlanViewController { [unowned self] plan in
        plans.append(plan)
        tableView.insertRows(at: [IndexPath(row: plans.count - 1, section: 0)], with: .automatic)
        dismiss(animated: true)
      }
      present(UINavigationController(rootViewController: form), animated: true)
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: add)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    plans.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = plans[indexPath.row]
    return cell
  }
}

/// A form of which only the segments' choice is heard of; all of it is read when it is saved.
private final class PlanViewController: UIViewController {
  private let save: (String) -> Void
  private let kind = UISegmentedControl(items: ["City", "Beach"])
  private let nights = UIStepper()
  private let isPaid = UISwitch()
  private let name = UITextField()
  private let label = UILabel()

  init(save: @escaping (String) -> Void) {
    self.save = save
    super.init(nibName: nil, bundle: nil)
    title = "Plan"
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    kind.selectedSegmentIndex = 0
    (nights.minimumValue, nights.value, nights.maximumValue) = (1, 2, 3)
    label.text = "City"
    name.placeholder = "Name"
    let choose = UIAction { [unowned self] _ in
      label.text = kind.titleForSegment(at: kind.selectedSegmentIndex)
    }
    kind.addAction(choose, for: .valueChanged)
    let stack = UIStackView(arrangedSubviews: [label, name, kind, nights, isPaid])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
    ])
    let action = UIAction { [unowned self] _ in
      let paid = isPaid.isOn ? ", paid" : ""
      let name = name.text ?? ""
      save("\(name.isEmpty ? label.text ?? "" : name), \(Int(nights.value)) nights\(paid)")
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save, primaryAction: action)
  }
}

/// Rows of which one is chosen, with buttons that push it and ask about it.
final class KindsViewController: UITableViewController {
  private let kinds = ["City", "Beach", "Hike"]
  private var chosen: String? {
    didSet { navigationItem.rightBarButtonItem?.isEnabled = chosen != nil }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Kinds"
    let next = UIAction(title: "Next") { [unowned self] _ in
      let detail = UIViewController()
      detail.title = "A \(chosen ?? "trip")"
      navigationController?.pushViewController(detail, animated: true)
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: next)
    navigationItem.rightBarButtonItem?.isEnabled = false
    let ask = UIAction(title: "Ask") { [unowned self] _ in
      let alert = UIAlertController(
        title: "Keep \(chosen ?? "nothing")?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
      present(alert, animated: true)
    }
    navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: ask)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    kinds.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = kinds[indexPath.row]
    cell.accessoryType = kinds[indexPath.row] == chosen ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    chosen = kinds[indexPath.row]
    tableView.reloadData()
  }
}
