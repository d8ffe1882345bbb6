internal import CellophanePreview
internal import CellophaneSite
internal import UIKit

/// Previews of screens that keep what they show in one object for all, as apps do.
enum SharedStores {
  /// Nobody uses its store before it is made.
  static var preview: SitePreview {
    preview("Groceries") { .shared }
  }

  /// Its store is used where the preview is declared.
  static var usedBefore: SitePreview {
    let store = Store.early
    return preview("Errands") { store }
  }

  private static func preview(
    _ title: String, _ store: @escaping @Sendable () -> Store
  ) -> SitePreview {
    SitePreview(
      AnyPreview(
        Preview(title) { UINavigationController(rootViewController: StoreController(store())) }),
      language: "en")
  }
}

/// Used on the main thread alone.
private final class Store: @unchecked Sendable {
  static let shared = Store(["Apples", "Bread", "Cheese"])
  static let early = Store(["Bank", "Post"])

  var names: [String]

  init(_ names: [String]) { self.names = names }
}

@MainActor private var launches = 0

/// A list whose rows are deleted by a tap.
private final class StoreController: UICollectionViewController {
  private let store: Store
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  init(_ store: Store) {
    self.store = store
    launches += 1
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    title = "Launch \(launches)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    apply()
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    store.names.remove(at: indexPath.item)
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(store.names)
    source?.apply(snapshot, animatingDifferences: false)
  }
}
