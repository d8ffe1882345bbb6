import UIKit

/// A list with a form in a sheet, which is another one each time.
final class FormsViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Forms"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in
        let form = UINavigationController(rootViewController: MealsViewController())
        self?.present(form, animated: true)
      })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Nothing yet"
    cell.contentConfiguration = content
    return cell
  }
}

private final class MealsViewController: UITableViewController {
  private let choices = ["Breakfast", "Lunch"]
  private var chosen: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Form"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    choices.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = choices[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = chosen.contains(indexPath.row) ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    chosen.formSymmetricDifference([indexPath.row])
    tableView.reloadRows(at: [indexPath], with: .none)
  }
}
