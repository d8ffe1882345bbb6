internal import CellophanePreview
internal import CellophaneSite
internal import UIKit

/// Previews whose handlers do what they should not.
package enum Handlers {
  /// Where the tap on `Traps` stops.
  package static let trapLine = #line + 8

  static var some: SitePreview {
    preview("Handlers") {
      HandlersController(rows: ["Fine", "Traps", "Loops", "Twice"]) { controller, row in
        switch row {
        case "Fine": controller.title = "Well done"
        case "Traps":
          fatalError("there is no such row")
        case "Loops": while true {}
        default:
          if controller.marked.contains(row) { fatalError("it was tapped before") }
          controller.mark(row)
        }
      }
    }
  }

  /// Where the second tap on `Twice` stops.
  package static let laterTrapLine = trapLine + 3

  static var allTrapping: SitePreview {
    preview("All trapping") {
      HandlersController(rows: ["One", "Two", "Three", "Four", "Five"]) { _, row in
        fatalError("nobody wrote what \(row) does")
      }
    }
  }

  /// One that takes too long where it is asked for more than a moment.
  static var late: SitePreview {
    let preview = Preview("Late") { UINavigationController(rootViewController: LateController()) }
    var late = SitePreview(AnyPreview(preview), language: "en")
    let resolve = late.resolve
    late.resolve = { question in
      question.watch.begin(AskedQuestion(name: "tap", kind: "tap", words: "tapping 'Late'"))
      question.watch.end()
      while question.seconds ?? 0 > 0.5 {}
      return await resolve(question)
    }
    return late
  }

  /// Where the search stops.
  package static let searchTrapLine = SearchedController.trapLine

  static var search: SitePreview {
    let preview = Preview("Trapping search") {
      UINavigationController(rootViewController: SearchedController())
    }
    return SitePreview(AnyPreview(preview.searches(.rows)), language: "en")
  }

  private static func preview(
    _ title: String, _ make: @escaping @MainActor @Sendable () -> HandlersController
  ) -> SitePreview {
    SitePreview(
      AnyPreview(Preview(title) { UINavigationController(rootViewController: make()) }),
      language: "en")
  }
}

private class LateController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "In time"
  }
}

/// A list whose rows do what a closure says.
private class HandlersController: UICollectionViewController {
  private(set) var marked: Set<String> = []
  private let rows: [String]
  private let didSelect: (HandlersController, String) -> Void
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  init(rows: [String], didSelect: @escaping (HandlersController, String) -> Void) {
    self.rows = rows
    self.didSelect = didSelect
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Handlers"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [unowned self] cell, _, row in
      var content = cell.defaultContentConfiguration()
      content.text = row
      cell.contentConfiguration = content
      cell.accessories = marked.contains(row) ? [.checkmark()] : []
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    show(rows)
  }

  func show(_ rows: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(rows)
    source?.apply(snapshot, animatingDifferences: false)
  }

  func mark(_ row: String) {
    marked.insert(row)
    guard var snapshot = source?.snapshot() else { return }
    snapshot.reconfigureItems([row])
    source?.apply(snapshot, animatingDifferences: false)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let row = source?.itemIdentifier(for: indexPath) else { return }
    didSelect(self, row)
  }
}

/// A list whose search stops at a letter.
private final class SearchedController: HandlersController, UISearchResultsUpdating {
  private static let names = ["Ada", "Bix", "Cole"]

  init() {
    super.init(rows: Self.names) { _, _ in }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    navigationItem.searchController = search
  }

  /// Where the search stops.
  nonisolated static let trapLine = #line + 4

  func updateSearchResults(for searchController: UISearchController) {
    let query = (searchController.searchBar.text ?? "").lowercased()
    if query == "bi" { fatalError("no letter follows 'b'") }
    show(Self.names.filter { query.isEmpty || $0.lowercased().contains(query) })
  }
}
