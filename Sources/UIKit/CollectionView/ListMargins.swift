internal import CellophaneLook

extension UIView {
  /// The margins that a list gives its cells' content views, and a table also its headers and footers
  /// of UIKit's class; `nil` for other views.
  ///
  /// UIKit: as wide as a list content's own, with less before an accessory. A header of another class
  /// has a view's own margins, unless it preserves the table's.
  var listMargins: NSDirectionalEdgeInsets? {
    let edge = self as? UITableViewHeaderFooterView ?? superview as? UITableViewHeaderFooterView
    if let edge { return (edge.superview as? UITableView)?.edgeMargins }
    if let cell = superview as? UICollectionViewListCell {
      guard let appearance = cell.place?.appearance else { return nil }
      let order = AccessoryOrder(cell.accessories, isEditing: cell.owner?.isEditing ?? false)
      return .list(
        Look.current.list(appearance.look), width: cell.owner?.bounds.width,
        hasAccessory: !order.trailing.isEmpty)
    }
    guard let cell = superview as? UITableViewCell,
      let table = cell.superview as? UITableView
    else { return nil }
    let hasAccessory = cell.accessoryView != nil || cell.accessoryType != .none
    return .list(table.metrics, width: table.bounds.width, hasAccessory: hasAccessory)
  }
}

extension UITableView {
  fileprivate var metrics: ListMetrics { Look.current.list(style.appearance, isTable: true) }

  /// The margins of a header or footer, whose text stands where that of the rows does.
  fileprivate var edgeMargins: NSDirectionalEdgeInsets {
    let margin = CGFloat(metrics.contentMargin(width: Double(bounds.width)))
    return NSDirectionalEdgeInsets(top: 8, leading: margin, bottom: 8, trailing: margin)
  }

  /// What the table's own margins are at the sides at least: what is between its edges and its cards,
  /// or the text of its rows.
  var sideMargin: CGFloat {
    let width = Double(bounds.width)
    return CGFloat(
      style == .insetGrouped ? metrics.sideInset(width: width) : metrics.contentMargin(width: width)
    )
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate static func list(
    _ metrics: ListMetrics, width: CGFloat?, hasAccessory: Bool
  ) -> NSDirectionalEdgeInsets {
    let margin = metrics.contentMargin(width: Double(width ?? 402))
    return NSDirectionalEdgeInsets(
      top: 11, leading: CGFloat(margin), bottom: 11, trailing: hasAccessory ? 8 : CGFloat(margin))
  }
}
