import UIKit

/// What every table of the app has in common.
class BaseTableViewController: UITableViewController {
  init() {
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BaseCell.self, forCellReuseIdentifier: BaseCell.reuseIdentifier)
    configure()
  }

  /// Subclasses say what they show.
  func configure() {}
}
