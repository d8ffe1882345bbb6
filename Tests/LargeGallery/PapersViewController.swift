import UIKit

/// Papers, whose fonts are chosen in popovers: from a bar item and from rows. A row itself brings up its
/// paper on all of the screen.
final class PapersViewController: UITableViewController {
  override init(style: UITableView.Style) {
    super.init(style: style)
    title = "Papers"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Large",
      primaryAction: UIAction { [weak self] action in
        let fonts = UINavigationController(rootViewController: FontsViewController())
        fonts.preferredContentSize = CGSize(width: 375, height: 400)
        self?.show(fonts) { $0.barButtonItem = action.sender as? UIBarButtonItem }
      })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Fonts",
      primaryAction: UIAction { [weak self] action in
        self?.show(FontsViewController()) { $0.sourceItem = action.sender as? UIBarButtonItem }
      })
  }

  required init?(coder: NSCoder) { nil }

  private func show(
    _ controller: UIViewController, from source: (UIPopoverPresentationController) -> Void
  ) {
    controller.modalPresentationStyle = .popover
    controller.popoverPresentationController.map(source)
    present(controller, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    24
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Paper \(indexPath.row + 1)"
    cell.contentConfiguration = content
    cell.accessoryType = .detailButton
    return cell
  }

  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    show(FontsViewController()) { $0.sourceView = tableView.cellForRow(at: indexPath) }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let paper = UINavigationController(rootViewController: PaperViewController())
    paper.modalPresentationStyle = .fullScreen
    present(paper, animated: true)
  }
}

/// A paper, which a button leaves.
private final class PaperViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Paper"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }
}

/// Three fonts, of which a tap chooses one.
private final class FontsViewController: UITableViewController {
  private let names = ["Avenir", "Georgia", "Menlo"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fonts"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = names[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    dismiss(animated: true)
  }
}
