import UIKit

/// An outline of two families, as an app would build it; tests change it by closures.
final class FamiliesController: UICollectionViewController {
  typealias Source = UICollectionViewDiffableDataSource<String, String>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  var source: Source?
  /// The accessories of an item, given whether it has children.
  var accessories: (FamiliesController, String, Bool) -> [UICellAccessory] = { _, _, isParent in
    isParent ? [.outlineDisclosure()] : []
  }
  var shouldSelect: ((FamiliesController, String) -> Bool)?
  var didSelect: ((FamiliesController, String) -> Void)?
  var prepare: (FamiliesController) -> Void = { _ in }
  var expanded: [String] = []

  static func list(
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> FamiliesController {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    change(&configuration)
    return FamiliesController(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [unowned self] cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = accessories(self, item, isParent(item))
    }
    let source = Source(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    self.source = source
    var outline = Outline()
    outline.append(["Pep", "Marx"])
    outline.append(["Manny", "Moe"], to: "Pep")
    outline.append(["Groucho", "Other"], to: "Marx")
    outline.append(["Zeppo"], to: "Other")
    outline.expand(expanded)
    source.apply(outline, to: "Groups", animatingDifferences: false)
    prepare(self)
  }

  func isParent(_ item: String) -> Bool {
    guard let outline = source?.snapshot(for: "Groups"), outline.contains(item) else {
      return false
    }
    return !outline.snapshot(of: item).items.isEmpty
  }

  func flip(_ item: String) {
    guard var outline = source?.snapshot(for: "Groups") else { return }
    if outline.isExpanded(item) { outline.collapse([item]) } else { outline.expand([item]) }
    source?.apply(outline, to: "Groups")
  }

  override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = source?.itemIdentifier(for: indexPath), let shouldSelect else { return true }
    return shouldSelect(self, item)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let item = source?.itemIdentifier(for: indexPath) else { return }
    didSelect?(self, item)
  }
}
