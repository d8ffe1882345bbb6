internal import UIKit

/// An outline with a heading and its places; a place says in an alert that it is gone.
final class PlacesViewController: UICollectionViewController {
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.collectionViewLayout = layout
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      if name == "Favorites" { cell.accessories = [.outlineDisclosure()] }
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var section = NSDiffableDataSourceSectionSnapshot<String>()
    section.append(["Favorites"])
    section.append(["Boat", "Pictures"], to: "Favorites")
    section.expand(["Favorites"])
    source?.apply(section, to: 0, animatingDifferences: false)
  }

  private var layout: UICollectionViewLayout {
    var list = UICollectionLayoutListConfiguration(appearance: .sidebarPlain)
    list.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          self?.delete(at: path)
          done(true)
        }
      ])
    }
    return UICollectionViewCompositionalLayout.list(using: list)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard source?.itemIdentifier(for: indexPath) == "Boat" else { return }
    let alert = UIAlertController(title: "It sank", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: false)
  }

  private func delete(at path: IndexPath) {
    guard let source, let item = source.itemIdentifier(for: path) else { return }
    var snapshot = source.snapshot()
    snapshot.deleteItems([item])
    source.apply(snapshot, animatingDifferences: false)
  }
}
