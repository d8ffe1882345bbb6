extension UICollectionViewCell {
  /// Whether the cell is one of the system's and shows its configurations and accessories alone.
  ///
  /// Whatever else of it could look otherwise has not been set. Its configurations, its state and its
  /// place forget `keptReading` when they are set, so that what was read of such a cell holds for as
  /// long as it is kept and what is around the cell stays the same.
  package var isPlain: Bool {
    (type(of: self) == UICollectionViewListCell.self || type(of: self) == UICollectionViewCell.self)
      && configurationUpdateHandler == nil && builtContentView == nil && subviews.isEmpty
      && backgroundColor == nil
      && gestureRecognizers == nil && storage.tintColor == nil && storage.traitOverrides == nil
      && overrideUserInterfaceStyle == .unspecified && !isSaidOtherwise && layer.isPlain
      && accessoriesAreValues && backgroundIsValue
  }

  /// Whether the background has no view in it, which changes by itself; the system's own have none.
  private var backgroundIsValue: Bool {
    guard case .set(let background?) = contents.background else { return true }
    return background.customView == nil
  }

  /// Whether accessories have nothing in them that changes by itself, as views and menus do.
  private var accessoriesAreValues: Bool {
    guard let cell = self as? UICollectionViewListCell else { return true }
    return cell.accessories.allSatisfy { accessory in
      switch accessory.content {
      case .customView, .popUpMenu: false
      default: true
      }
    }
  }
}

extension CALayer {
  /// Whether a cell's own layer draws nothing.
  fileprivate var isPlain: Bool {
    borderWidth == 0 && shadowOpacity == 0 && cornerRadius == 0 && sublayers == nil
  }
}
