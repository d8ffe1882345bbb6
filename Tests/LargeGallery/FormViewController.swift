import UIKit

/// A form without a list: a switch, segments, a stepper and a button change what a label says.
final class FormViewController: UIViewController {
  private let toggle = UISwitch()
  private let segments = UISegmentedControl(items: ["Near", "Far"])
  private let stepper = UIStepper()
  private let button = UIButton(configuration: .filled())
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title = "Form"
    toggle.accessibilityLabel = "Light"
    stepper.maximumValue = 2
    segments.selectedSegmentIndex = 0
    for control in [toggle, segments, stepper] as [UIControl] {
      control.addAction(UIAction { [unowned self] _ in update() }, for: .valueChanged)
    }
    button.configuration?.title = "Follow"
    button.addAction(
      UIAction { [unowned self] _ in
        let isFollowing = button.configuration?.title == "Following"
        button.configuration?.title = isFollowing ? "Follow" : "Following"
      }, for: .primaryActionTriggered)
    let stack = UIStackView(arrangedSubviews: [toggle, segments, stepper, button, label])
    stack.axis = .vertical
    stack.spacing = 16
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
    update()
  }

  private func update() {
    label.text = [
      toggle.isOn ? "on" : "off", segments.selectedSegmentIndex == 0 ? "near" : "far",
      "\(Int(stepper.value))",
    ].joined(separator: " ")
  }
}

/// A table in a plain view, below a search bar and segments of its own; the header of its section
/// has a switch.
final class PlanetsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate,
  UISearchBarDelegate
{
  private let search = UISearchBar()
  private let segments = UISegmentedControl(items: ["All", "Inner"])
  private let table = UITableView()
  private let rings = UISwitch()
  private var query = ""
  private var names: [String] {
    let all = segments.selectedSegmentIndex == 0 ? ["Earth", "Mars", "Saturn"] : ["Earth", "Mars"]
    return (all + (rings.isOn ? ["Rings"] : [])).filter {
      query.isEmpty || $0.lowercased().contains(query.lowercased())
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title = "Planets"
    search.delegate = self
    search.placeholder = "Find"
    segments.selectedSegmentIndex = 0
    rings.accessibilityLabel = "Rings"
    for control in [segments, rings] as [UIControl] {
      control.addAction(
        UIAction { [unowned self] _ in table.reloadData() }, for: .valueChanged)
    }
    table.dataSource = self
    table.delegate = self
    let stack = UIStackView(arrangedSubviews: [search, segments, table])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    query = searchText
    table.reloadData()
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = UIStackView(arrangedSubviews: [rings])
    header.isLayoutMarginsRelativeArrangement = true
    return header
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
}
