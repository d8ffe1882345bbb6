import UIKit

/// What is in the bag; a swipe takes it out.
final class BagViewController: UITableViewController {
  private let bag: Bag

  init(_ bag: Bag) {
    self.bag = bag
    super.init(style: .plain)
    title = "Bag"
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    bag.goods.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let (good, count) = bag.goods[indexPath.row]
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = UIListContentConfiguration.valueCell()
    content.text = good.name
    content.secondaryText = "\(count)"
    content.image = UIImage(systemName: good.symbol)
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let (good, count) = bag.goods[indexPath.row]
    bag.put(count + 1, of: good)
    tableView.reloadRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let take = UIContextualAction(style: .destructive, title: "Take out") { [bag] _, _, done in
      bag.put(0, of: bag.goods[indexPath.row].good)
      tableView.deleteRows(at: [indexPath], with: .automatic)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [take])
  }
}
