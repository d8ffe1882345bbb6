internal import CellophaneLook

extension UIView {
  /// The margins that a list gives its cells' content views; `nil` for other views.
  ///
  /// UIKit: as wide as a list content's own, with less before an accessory.
  var listMargins: NSDirectionalEdgeInsets? {
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
    return .list(
      Look.current.list(table.style == .insetGrouped ? .insetGrouped : .plain, isTable: true),
      width: table.bounds.width, hasAccessory: hasAccessory)
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
