import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// Sections that are there as long as they have rows, and lists that stay sorted.
@Suite(.serialized) @MainActor struct FleetingSectionTests {
  private func page(
    _ prepare: @escaping @MainActor @Sendable (ErrandsController) -> Void = { _ in }
  ) async -> ResolvedPage {
    let preview = Preview("Errands") {
      let errands = ErrandsController()
      prepare(errands)
      return UINavigationController(rootViewController: errands)
    }
    return await AnyPreview(preview).resolve()[0]
  }

  private func played(_ taps: [String], on page: ResolvedPage) -> [String] {
    var screen = page.start
    for row in taps {
      let edits = screen.tap(on: row)
      #expect(!edits.contains(.alone) && !edits.isEmpty, "\(row): \(edits)")
      screen = screen.applying(edits, bodies: page.pool)
    }
    return screen.sectionLines
  }

  @Test func aSectionComesWithItsFirstRowAndGoesWithItsLast() async {
    let page = await page()
    #expect(page.findings.isEmpty)
    #expect(page.start.sectionLines == ["Open: Bread, Milk", "Later: Soap"])
    #expect(played(["Bread"], on: page) == ["Open: Milk", "Later: Soap", "Done: Bread"])
    #expect(played(["Soap", "Milk"], on: page) == ["Open: Bread", "Done: Milk, Soap"])
    #expect(played(["Milk", "Bread", "Soap"], on: page) == ["Done: Bread, Milk, Soap"])
    #expect(
      played(["Milk", "Bread", "Soap", "Milk", "Soap", "Bread"], on: page)
        == ["Open: Bread, Milk", "Later: Soap"])
  }

  @Test func rowsOfASortedListGoWhereItsOrderHasThem() async {
    let page = await page()
    // Whatever was done first, the errands that are done are sorted by name.
    #expect(played(["Soap", "Bread", "Milk"], on: page) == ["Done: Bread, Milk, Soap"])
    let edits = page.start.tap(on: "Milk")
    let done = ResolvedElement.section(collection: "list", section: "Done")
    let row = { ResolvedElement.row(collection: "list", row: $0) }
    #expect(edits.contains(.move(row("Milk"), in: done, after: row("Bread"))))
    #expect(edits.contains(.prune(.collection("list"))))
  }

  @Test func whatAHeaderSaysOfASectionThatComesIsItsOwn() async {
    let page = await page { $0.counts = true }
    let edits = page.start.tap(on: "Bread")
    let shown = page.start.applying(edits, bodies: page.pool)
    #expect(shown.headerLines == ["Open, 1", "Later, 1", "Done, 1"])
  }

  @Test func aModeThatTheTitleSaysStopsThePage() async {
    let page = await page { $0.hasMode = true }
    let edits = page.start.tap(on: "Bread")
    let names = edits.compactMap { edit in
      if case .signal(let name) = edit { return name }
      return nil
    }
    let guarding = page.signals.first { names.contains($0.name) }
    #expect(
      guarding?.reactions == [
        ResolvedReaction(element: .title(bar: "bar"), from: .text("Errands"), to: .text("Errands")),
        ResolvedReaction(element: .title(bar: "bar"), from: .any, to: nil),
      ])
    #expect(page.findings.map(\.rule).contains("outcome-guarded"))
    #expect(
      page.findings.contains {
        $0.item == "Bread"
          && $0.message
            == "what a tap on 'Bread' does was something else while the title looked otherwise: "
            + "the page says then that it stops there"
      })
  }
}

/// Errands to be done, sorted, in sections that are there as long as they have some.
private final class ErrandsController: UICollectionViewController {
  private var source: UICollectionViewDiffableDataSource<String, String>?
  private let later: Set<String> = ["Soap"]
  private var done: Set<String> = []
  private var isDeleting = false
  private var gone: Set<String> = []
  var counts = false
  var hasMode = false

  init() {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Errands"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] cell, _, path in
      var content = cell.defaultContentConfiguration()
      let snapshot = self?.source?.snapshot()
      let section = snapshot?.sectionIdentifiers[path.section] ?? ""
      let count = snapshot?.numberOfItems(inSection: section) ?? 0
      content.text = self?.counts == true ? "\(section), \(count)" : section
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    source?.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    if hasMode {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Delete",
        primaryAction: UIAction(title: "Delete") { [weak self] _ in
          self?.isDeleting.toggle()
          self?.title = self?.isDeleting == true ? "Tap to Delete" : "Errands"
        })
    }
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    let all = ["Bread", "Milk", "Soap"].filter { !gone.contains($0) }
    for section in ["Open", "Later", "Done"] {
      let items = all.filter { item in
        section == (done.contains(item) ? "Done" : later.contains(item) ? "Later" : "Open")
      }
      if items.isEmpty { continue }
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    if counts { snapshot.reloadSections(snapshot.sectionIdentifiers) }
    source?.apply(snapshot)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let item = source?.itemIdentifier(for: indexPath) else { return }
    if isDeleting { gone.insert(item) } else { done.formSymmetricDifference([item]) }
    apply()
  }
}

extension ResolvedScreen {
  private var sections: [ResolvedSection] { list?.sections ?? [] }

  /// Each section's name and rows.
  fileprivate var sectionLines: [String] {
    sections.map { "\($0.name): \($0.rows.map(\.name).joined(separator: ", "))" }
  }

  /// What headers say.
  fileprivate var headerLines: [String] {
    sections.map { section in
      guard case .list(let content)? = section.header?.cell.content else { return "" }
      return content.text?.runs.map(\.text).joined() ?? ""
    }
  }
}
