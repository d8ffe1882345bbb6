import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// Buttons that make a list anew, after which nothing in it is chosen.
@Suite(.serialized) @MainActor struct LettingGoTests {
  /// What a page does when a list's button is tapped.
  private func outcome(
    _ refresh: @escaping @MainActor @Sendable (NumbersController) -> Void
  ) async -> [ResolvedEdit] {
    let preview = Preview("Numbers") {
      UINavigationController(rootViewController: NumbersController(refresh))
    }
    let page = await AnyPreview(preview).resolve()[0]
    guard case .navigation(let bar)? = page.frames[0].screen else { return [] }
    return bar.trailingItems[0].outcome?.edits ?? []
  }

  @Test func aListThatIsLoadedAnewHasNothingChosen() async {
    #expect(await outcome { $0.collectionView.reloadData() } == [.clear(collection: "list")])
    let emptied = await outcome { numbers in
      numbers.show([])
      numbers.show(["One", "Two"])
    }
    #expect(emptied == [.clear(collection: "list")])
  }

  @Test func whatIsAppliedOnceMoreKeepsWhatIsChosen() async {
    #expect(await outcome { $0.show(["One", "Two"]) }.isEmpty)
    #expect(await outcome { _ in }.isEmpty)
  }
}

private final class NumbersController: UICollectionViewController {
  private let refresh: (NumbersController) -> Void
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  init(_ refresh: @escaping (NumbersController) -> Void) {
    self.refresh = refresh
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Refresh", primaryAction: UIAction { [unowned self] _ in refresh(self) })
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    show(["One", "Two"])
  }

  func show(_ items: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    source?.apply(snapshot)
  }
}
