import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// Rows that come, go and move by a touch, with what is in them.
@Suite(.serialized) @MainActor struct PlacingTests {
  typealias Outline = FamiliesController.Outline

  /// The outcomes of the families' rows where a tap on one of them changes the outline.
  private func tapped(
    _ row: String, expanded: [String] = ["Pep"],
    _ change: @escaping @MainActor @Sendable (inout Outline) -> Void
  ) async -> (page: ResolvedPage, edits: [ResolvedEdit]) {
    let preview = Preview("Families") {
      let families = FamiliesController.list()
      families.expanded = expanded
      families.didSelect = { families, item in
        guard item == row, var outline = families.source?.snapshot(for: "Groups") else { return }
        change(&outline)
        families.source?.apply(outline, to: "Groups")
      }
      return families
    }
    let page = await AnyPreview(preview).resolve()[0]
    return (page, page.start.tap(on: row))
  }

  private let pep = ResolvedElement.row(collection: "list", row: "Pep")
  private let groups = ResolvedElement.section(collection: "list", section: "Groups")

  @Test func aParentComesWithItsChildren() async {
    let (page, edits) = await tapped("Manny") { outline in
      guard !outline.contains("Ritz") else { return }
      outline.append(["Ritz"])
      outline.append(["Al", "Harry"], to: "Ritz")
      outline.expand(["Ritz"])
    }
    let shown = page.start.applying(edits, bodies: page.pool)
    #expect(
      shown.rowLines == [
        "Pep open", "  Pep/Manny", "  Pep/Moe", "Marx closed", "  Marx/Groucho",
        "  Marx/Other closed", "    Marx/Other/Zeppo", "Ritz open", "  Ritz/Al", "  Ritz/Harry",
      ])
  }

  @Test func rowsThatAreThereMoveIntoAParentThatComes() async {
    let (page, edits) = await tapped("Manny") { outline in
      guard !outline.contains("Ritz") else { return }
      outline.delete(["Moe"])
      outline.append(["Ritz"])
      outline.append(["Moe"], to: "Ritz")
      outline.expand(["Ritz"])
    }
    let shown = page.start.applying(edits, bodies: page.pool)
    #expect(
      shown.rowLines == [
        "Pep open", "  Pep/Manny", "Marx closed", "  Marx/Groucho", "  Marx/Other closed",
        "    Marx/Other/Zeppo", "Ritz open", "  Pep/Moe",
      ])
  }

  @Test func aParentIsReplacedWhileItsChildrenStay() async {
    let (page, edits) = await tapped("Manny") { outline in
      guard outline.contains("Pep") else { return }
      outline.insert(["Boys"], before: "Pep")
      outline.delete(["Pep"])
      outline.append(["Manny", "Moe"], to: "Boys")
      outline.expand(["Boys"])
    }
    let shown = page.start.applying(edits, bodies: page.pool)
    #expect(
      shown.rowLines == [
        "Boys open", "  Pep/Manny", "  Pep/Moe", "Marx closed", "  Marx/Groucho",
        "  Marx/Other closed", "    Marx/Other/Zeppo",
      ])
    #expect(edits.last == .delete(collection: "list", row: "Pep"))
  }

  @Test func aHeaderRowIsReplacedByATapOnItsChild() async {
    let preview = Preview("Families") {
      let families = FamiliesController.list { $0.headerMode = .firstItemInSection }
      families.expanded = ["Pep"]
      families.prepare = { families in
        var outline = Outline()
        outline.append(["Pep"])
        outline.append(["Manny", "Moe"], to: "Pep")
        outline.expand(["Pep"])
        families.source?.apply(outline, to: "Groups", animatingDifferences: false)
      }
      families.didSelect = { families, item in
        guard item == "Moe" else { return }
        var outline = Outline()
        outline.append(["Boys"])
        outline.append(["Manny", "Moe"], to: "Boys")
        outline.expand(["Boys"])
        families.source?.apply(outline, to: "Groups")
      }
      return families
    }
    let page = await AnyPreview(preview).resolve()[0]
    let shown = page.start.applying(page.start.tap(on: "Moe"), bodies: page.pool)
    #expect(shown.rowLines == ["Boys header open", "  Pep/Manny", "  Pep/Moe"])
  }

  // MARK: Sections

  /// To-dos in two sections; a tap moves one to the end of the other.
  private func lists(
    _ move:
      @escaping @MainActor @Sendable (
        inout NSDiffableDataSourceSnapshot<String, String>, String
      ) -> Void
  ) -> Preview<SectionsController> {
    Preview("To-dos") { SectionsController(move) }
  }

  @Test func aRowMovesToTheEndOfAnotherSectionAndBack() async {
    let preview = lists { snapshot, item in
      let isDone = snapshot.sectionIdentifier(containingItem: item) == "Done"
      snapshot.deleteItems([item])
      snapshot.appendItems([item], toSection: isDone ? "Open" : "Done")
    }
    let page = await AnyPreview(preview).resolve()[0]
    var screen = page.start
    for row in ["B", "A", "X", "B"] {
      let edits = screen.tap(on: row)
      #expect(!edits.contains(.alone), "\(row): \(edits)")
      screen = screen.applying(edits, bodies: page.pool)
    }
    #expect(screen.rowLines == ["C", "X", "B", "Y", "A"])
    #expect(page.findings.isEmpty)
  }

  // MARK: The second time

  @Test func aSecondTapThatDoesSomethingElseStopsThePage() async {
    let preview = Preview("Notes") {
      let notes = NotesController.list()
      var armed: Set<String> = []
      notes.didSelect = { notes, note in
        if !armed.insert(note).inserted { notes.delete(note) }
      }
      return UINavigationController(rootViewController: notes)
    }
    let page = await AnyPreview(preview).resolve()[0]
    #expect(page.start.tap(on: "A") == [.signal("stop")])
    #expect(page.findings.map(\.rule) == ["outcome-alone", "outcome-alone", "outcome-alone"])
    #expect(
      page.findings[0].message
        == "what a tap on 'A' does depends on what was done before, in a way that the page cannot "
        + "know: it says that it stops there")
  }
}

/// Items in sections; a tap changes the snapshot.
final class SectionsController: UICollectionViewController {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>
  private let items: [String]
  private let move: (inout Snapshot, String) -> Void
  private var source: UICollectionViewDiffableDataSource<String, String>?

  init(
    items: [String] = ["A", "B", "C"], _ move: @escaping (inout Snapshot, String) -> Void
  ) {
    self.items = items
    self.move = move
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
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
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = Snapshot()
    snapshot.appendSections(["Open", "Done"])
    snapshot.appendItems(items, toSection: "Open")
    snapshot.appendItems(["X", "Y"], toSection: "Done")
    source?.apply(snapshot, animatingDifferences: false)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let source, let item = source.itemIdentifier(for: indexPath) else { return }
    collectionView.deselectItem(at: indexPath, animated: false)
    var snapshot = source.snapshot()
    move(&snapshot, item)
    source.apply(snapshot)
  }
}
