extension UITableView {
  /// How sections are set apart.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped

    /// What the rows' surroundings say about the list.
    package var listEnvironment: UIListEnvironment {
      switch self {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    }
  }

  /// Where a row comes to lie when it is scrolled to; a page scrolls by itself.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// How a change is animated; a page shows where it ends.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// What separator insets are measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }

  /// Whether rows change their height when their contents do; pages always do.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// Posted when the selection has changed.
  nonisolated public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }
}

/// The views that a table has made, and how it makes more.
struct TableElements {
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers = TableEdges()
  var footers = TableEdges()
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// Files of views.
  var cellNibs: [String: UINib] = [:]
  var headerNibs: [String: UINib] = [:]
  /// The rows of a storyboard's table that has them all; `nil` for other tables.
  var staticSections: [StaticSection]?
  /// Cells to be used again.
  var spares: [String: [UITableViewCell]] = [:]
  /// The cells that a reconfiguration hands out again.
  var reconfiguring: [IndexPath: UITableViewCell] = [:]
  var counts: [Int]?
  var changes: TableChanges?
  var identities = TableIdentities()
  var isEditing = false

  func staticSection(_ section: Int) -> StaticSection? {
    staticSections.flatMap { $0.indices.contains(section) ? $0[section] : nil }
  }

  func staticCell(at indexPath: IndexPath) -> UITableViewCell? {
    guard indexPath.count == 2, let cells = staticSection(indexPath.section)?.cells,
      cells.indices.contains(indexPath.row)
    else { return nil }
    return cells[indexPath.row]
  }

  /// Lets cells go to be used again and forgets the counts.
  @MainActor mutating func forget() {
    for (_, cell) in cells.sorted(by: { $0.key < $1.key }) { spare(cell) }
    cells = [:]
    forgetEdges()
    counts = nil
  }

  /// Lets headers and footers be asked for anew.
  @MainActor mutating func forgetEdges() {
    headers.forget()
    footers.forget()
  }

  @MainActor mutating func spare(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    cell.indexPath = nil
    if let identifier = cell.reuseIdentifier { spares[identifier, default: []].append(cell) }
  }
}

/// The headers of a table's sections, or their footers.
struct TableEdges {
  var views: [Int: UIView] = [:]
  /// The sections for which was asked, and that have none.
  var without: Set<Int> = []

  @MainActor mutating func forget() {
    for view in views.values { view.removeFromSuperview() }
    self = TableEdges()
  }
}

/// The selected rows, in the order in which they were selected.
struct TableSelection {
  var rows: [IndexPath] = []
}
