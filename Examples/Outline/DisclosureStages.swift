import UIKit

// region: everywhere
/// Every row has a disclosure control, the leaves too.
public final class DisclosureEverywhereViewController: OutlineViewController {
  override func configure(_ cell: UICollectionViewListCell, for name: String) {
    super.configure(cell, for: name)
    cell.accessories = [.outlineDisclosure()]
  }
}
// endregion

// region: parents
/// Only a row with something under it has a disclosure control.
open class DisclosureOnParentsViewController: OutlineViewController {
  override func configure(_ cell: UICollectionViewListCell, for name: String) {
    super.configure(cell, for: name)
    cell.accessories = isParent(name) ? [.outlineDisclosure()] : []
  }
}
// endregion

// region: unselectable
/// Parents cannot be selected; their control still opens them.
public final class UnselectableParentsViewController: DisclosureOnParentsViewController {
  public override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    guard let name = datasource.itemIdentifier(for: indexPath) else { return false }
    return !isParent(name)
  }
}
// endregion

// region: anywhere
/// A tap anywhere on a parent opens or closes it.
public final class TapAnywhereViewController: DisclosureOnParentsViewController {
  public override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    guard let name = datasource.itemIdentifier(for: indexPath) else { return false }
    var tree = datasource.snapshot(for: Families.section)
    guard tree.snapshot(of: name, includingParent: false).items.count > 0 else { return true }
    if tree.isExpanded(name) {
      tree.collapse([name])
    } else {
      tree.expand([name])
    }
    datasource.apply(tree, to: Families.section)
    return false
  }
}
// endregion
