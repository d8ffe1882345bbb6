import UIKit

// region: veto
/// The shop stays open and the lesser-known brothers stay closed, whatever the reader taps.
public final class VetoingViewController: DisclosureOnParentsViewController {
  override func prepare(_ datasource: DataSource) {
    datasource.sectionSnapshotHandlers.shouldExpandItem = { $0 != "Other" }
    datasource.sectionSnapshotHandlers.shouldCollapseItem = { $0 != "Pep" }
  }

  override func startingSnapshot() -> NSDiffableDataSourceSectionSnapshot<String> {
    var tree = super.startingSnapshot()
    tree.expand(["Pep", "Marx"])
    return tree
  }
}
// endregion

// region: observe
/// The title says what was opened or closed last.
public final class ObservingViewController: DisclosureOnParentsViewController {
  override func prepare(_ datasource: DataSource) {
    datasource.sectionSnapshotHandlers.willExpandItem = { [weak self] name in
      self?.title = "\(name) opens"
    }
    datasource.sectionSnapshotHandlers.willCollapseItem = { [weak self] name in
      self?.title = "\(name) closes"
    }
  }
}
// endregion

// region: lazy
/// Names are fetched when the row above them is opened, not before.
public final class LazyViewController: OutlineViewController {
  /// How many times a family was fetched.
  public private(set) var fetches = 0

  override func configure(_ cell: UICollectionViewListCell, for name: String) {
    super.configure(cell, for: name)
    cell.accessories = Families.children[name] == nil ? [] : [.outlineDisclosure()]
  }

  override func prepare(_ datasource: DataSource) {
    datasource.sectionSnapshotHandlers.snapshotForExpandingParent = { [weak self] name, loaded in
      guard loaded.items.isEmpty, let names = Families.children[name] else { return loaded }
      self?.fetches += 1
      var family = NSDiffableDataSourceSectionSnapshot<String>()
      family.append(names)
      return family
    }
  }

  override func startingSnapshot() -> NSDiffableDataSourceSectionSnapshot<String> {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(Families.roots)
    return tree
  }
}
// endregion

// region: branch
/// The control opens a row with everything under it, in place of the row alone.
public final class WholeBranchViewController: DisclosureOnParentsViewController {
  override func configure(_ cell: UICollectionViewListCell, for name: String) {
    super.configure(cell, for: name)
    guard isParent(name) else { return }
    let options = UICellAccessory.OutlineDisclosureOptions(style: .cell)
    cell.accessories = [
      .outlineDisclosure(options: options, actionHandler: { [weak self] in self?.toggle(name) })
    ]
  }

  private func toggle(_ name: String) {
    var tree = datasource.snapshot(for: Families.section)
    let branch = [name] + tree.snapshot(of: name, includingParent: false).items
    if tree.isExpanded(name) {
      tree.collapse(branch)
    } else {
      tree.expand(branch)
    }
    datasource.apply(tree, to: Families.section)
  }
}
// endregion
