import UIKit

/// A header among the rows of its section, all of which have swipe actions.
final class SwipedOutlineViewController: UICollectionViewController {
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
      ])
    }
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, path, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = path.item == 0 ? [.outlineDisclosure(options: .init(style: .header))] : []
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
      view, path, name in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: name)
    }
    self.source = source
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Brothers"])
    outline.append(["Groucho", "Harpo"], to: "Brothers")
    outline.expand(["Brothers"])
    source.apply(outline, to: 0, animatingDifferences: false)
  }
}
