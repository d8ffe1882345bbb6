import UIKit

final class SettingsCell: UITableViewCell {
  let toggle = UISwitch()
  var onToggle: ((Bool) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    accessoryView = toggle
    selectionStyle = .none
    textLabel?.font = .preferredFont(forTextStyle: .body)
    detailTextLabel?.textColor = .secondaryLabel
    imageView?.contentMode = .scaleAspectFit
    separatorInset = .zero
    preservesSuperviewLayoutMargins = false
    toggle.addAction(
      UIAction { [weak self] action in
        guard let toggle = action.sender as? UISwitch else { return }
        self?.onToggle?(toggle.isOn)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    onToggle = nil
    textLabel?.text = nil
  }
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    accessoryType = selected ? .checkmark : .none
  }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
    background.backgroundColor = state.isSelected ? .systemGray5 : nil
    backgroundConfiguration = background
  }
}

final class TitledDataSource: UITableViewDiffableDataSource<String, Int> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    sectionIdentifier(for: section)
  }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  {
    "\(snapshot().itemIdentifiers.count)"
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.row > 0
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let item = itemIdentifier(for: indexPath) else { return }
    var snapshot = snapshot()
    snapshot.deleteItems([item])
    apply(snapshot, animatingDifferences: true)
  }
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let moved = itemIdentifier(for: sourceIndexPath),
      let target = itemIdentifier(for: destinationIndexPath), moved != target
    else { return }
    var snapshot = snapshot()
    snapshot.moveItem(moved, afterItem: target)
    apply(snapshot, animatingDifferences: false)
  }
}

final class SettingsViewController: UITableViewController {
  private(set) lazy var source = TitledDataSource(tableView: tableView) { view, indexPath, number in
    let cell = view.dequeue(SettingsCell.self, for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Setting \(number)"
    cell.contentConfiguration = content
    return cell
  }

  override init(style: UITableView.Style) {
    super.init(style: style)
  }
  convenience init() { self.init(style: .insetGrouped) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(SettingsCell.self, forCellReuseIdentifier: SettingsCell.reuseIdentifier)
    tableView.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.sectionHeaderTopPadding = 0
    tableView.tableFooterView = UIView()
    tableView.separatorInset = UIEdgeInsets(all: 8)
    tableView.allowsSelectionDuringEditing = true
    refreshControl = UIRefreshControl()
    source.defaultRowAnimation = .fade
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["General"])
    snapshot.appendItems([1, 2, 3], toSection: "General")
    source.apply(snapshot, animatingDifferences: false)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { UITableView.automaticDimension }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
    ])
  }
  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    var content = UIListContentConfiguration.plainHeader()
    content.text = source.sectionIdentifier(for: section)
    header?.contentConfiguration = content
    return header
  }
  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  override func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { false }
  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
}

final class ClassicTableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate
{
  private let tableView = UITableView(frame: .zero, style: .plain)
  private var rows = ["One", "Two"]

  override func loadView() {
    view = tableView
    tableView.dataSource = self
    tableView.delegate = self
  }

  func numberOfSections(in tableView: UITableView) -> Int { 1 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "cell")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "cell")
    cell.textLabel?.text = rows[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  func remove(at index: Int) {
    rows.remove(at: index)
    tableView.performBatchUpdates(
      {
        self.tableView.deleteRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
      }, completion: { _ in })
  }
  func add() {
    tableView.beginUpdates()
    rows.append("New")
    tableView.insertRows(at: [IndexPath(row: rows.count - 1, section: 0)], with: .fade)
    tableView.endUpdates()
    tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
    tableView.reloadRows(at: tableView.indexPathsForVisibleRows ?? [], with: .none)
  }
}
