import UIKit

/// A table whose headers and footers are as high as its delegate says, some of which are not there.
final class HeightsViewController: UITableViewController {
  private struct Edge {
    /// `nil` is automatic.
    var height: CGFloat?
    var title: String?
    var isView = false
  }

  private let edges: [(header: Edge, footer: Edge)] = [
    (Edge(height: 12), Edge(height: .leastNormalMagnitude)),
    (Edge(height: 60, title: "Tall"), Edge(height: 8)),
    (Edge(height: 80, isView: true), Edge(height: 50, title: "High")),
    (Edge(height: 24), Edge()),
    (Edge(title: "As its title"), Edge(title: "As its words")),
    (Edge(height: 4), Edge()),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Heights"
  }

  override func numberOfSections(in tableView: UITableView) -> Int { edges.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.section)"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { edges[section].header.title }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { edges[section].footer.title }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    guard edges[section].header.isView else { return nil }
    let view = UIView()
    view.backgroundColor = .systemYellow
    let label = UILabel()
    label.text = "In the middle"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    return view
  }

  override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { edges[section].header.height ?? UITableView.automaticDimension }

  override func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { edges[section].footer.height ?? UITableView.automaticDimension }
}
