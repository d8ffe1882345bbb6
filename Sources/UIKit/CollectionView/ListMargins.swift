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
        appearance.look, width: cell.owner?.bounds.width, hasAccessory: !order.trailing.isEmpty)
    }
    guard let cell = superview as? UITableViewCell,
      let table = cell.superview as? UITableView
    else { return nil }
    let hasAccessory = cell.accessoryView != nil || cell.accessoryType != .none
    return .list(
      table.style == .insetGrouped ? .insetGrouped : .plain, width: table.bounds.width,
      hasAccessory: hasAccessory)
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate static func list(
    _ appearance: ListAppearance, width: CGFloat?, hasAccessory: Bool
  ) -> NSDirectionalEdgeInsets {
    let margin = Look.current.list(appearance).contentMargin(width: Double(width ?? 402))
    return NSDirectionalEdgeInsets(
      top: 11, leading: CGFloat(margin), bottom: 11, trailing: hasAccessory ? 8 : CGFloat(margin))
  }
}
