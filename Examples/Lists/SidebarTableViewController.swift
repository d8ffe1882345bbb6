import UIKit

/// A table view dressed as a sidebar: its cells take the sidebar's two configurations, and the
/// background is inset by hand.
public final class SidebarTableViewController: UITableViewController {
  private typealias DataSource = UITableViewDiffableDataSource<Int, Place>

  private var dataSource: DataSource!

  public init() {
    super.init(style: .plain)
    title = "Table"
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
    tableView.separatorStyle = .none
    dataSource = DataSource(tableView: tableView) { tableView, indexPath, place in
      let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
      var content = UIListContentConfiguration.sidebarCell()
      content.text = place.id
      content.image = UIImage(systemName: place.symbol)
      cell.contentConfiguration = content
      var background = UIBackgroundConfiguration.listSidebarCell()
      background.backgroundInsets = NSDirectionalEdgeInsets(
        top: 0, leading: 8, bottom: 0, trailing: 8)
      cell.backgroundConfiguration = background
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Place>()
    snapshot.appendSections([0])
    snapshot.appendItems(Place.rooms + Place.services)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
