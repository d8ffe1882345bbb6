import UIKit

/// A list with a filter above and a button below it: in a stack, or where frames put them.
final class AroundViewController: UIViewController, UITableViewDataSource {
  private let isStacked: Bool
  private let filter = UISegmentedControl(items: ["All", "Unread"])
  private let list = UITableView()
  private let button = UIButton(configuration: .filled())

  init(isStacked: Bool) {
    self.isStacked = isStacked
    super.init(nibName: nil, bundle: nil)
    title = "Around"
  }

  required init?(coder: NSCoder) { fatalError("made by code alone") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    list.dataSource = self
    list.contentInset.top = 10
    filter.selectedSegmentIndex = 0
    button.setTitle("Check Out", for: .normal)
    guard isStacked else { return [filter, list, button].forEach(view.addSubview) }
    let stack = UIStackView(arrangedSubviews: [filter, list, button])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      button.heightAnchor.constraint(equalToConstant: 50),
      stack.topAnchor.constraint(equalTo: view.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !isStacked else { return }
    let (width, height) = (view.bounds.width, view.bounds.height)
    filter.frame = CGRect(x: 0, y: 0, width: width, height: 32)
    list.frame = CGRect(x: 0, y: 32, width: width, height: height - 102)
    button.frame = CGRect(x: 0, y: height - 70, width: width, height: 50)
  }

  func numberOfSections(in tableView: UITableView) -> Int { 3 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

  func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Section \(section)" }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row)"
    cell.contentConfiguration = content
    return cell
  }
}
