import UIKit

/// A table with a view behind its rows, every other of which lets it through.
final class GroundViewController: UITableViewController {
  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { fatalError("there are no archives here") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Ground"
    let ground = UIView()
    ground.backgroundColor = .systemYellow
    tableView.backgroundView = ground
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Row \(indexPath.row)"
    if indexPath.row.isMultiple(of: 2) { cell.backgroundColor = .clear }
    return cell
  }
}

/// A picture that is wider than the screen that it stands on.
final class AsideViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Aside"
    let picture = UIView()
    picture.backgroundColor = .systemYellow
    picture.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(picture)
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1.3),
      picture.heightAnchor.constraint(equalToConstant: 200),
      picture.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 170),
      picture.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}
