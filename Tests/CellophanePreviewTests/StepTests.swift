import CellophanePreview
import Testing
import UIKit

/// Gestures as steps.
@Suite(.serialized) @MainActor struct StepTests {
  /// The titles of a preview's frames.
  private func titles<Root>(_ preview: Preview<Root>) async -> [String] {
    AnyPreview(preview).frameTitles
  }

  /// What the last frame shows.
  private func last<Root>(_ preview: Preview<Root>) async -> [String] {
    let text = await outline(preview)
    let frame = text.components(separatedBy: "  frame ").last ?? ""
    return frame.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("row ") }
  }

  @Test func gesturesNameTheirFrames() async {
    let preview = Preview("Families") { FamiliesController.list() }
      .tap("Marx").expand("Pep").collapse("Pep").swipe("Marx", action: "Delete").type("No")
      .type("").select("Moe").toggle("Pep").move("Pep", before: "Marx").edit().setEditing(false)
      .tap("Marx", title: "Marx opened")
    #expect(
      await titles(preview) == [
        "Start", "Tap Marx", "Expand Pep", "Collapse Pep", "Swipe Marx: Delete", "Type No",
        "Clear the search", "Select Moe", "Toggle Pep", "Move Pep before Marx", "Edit", "Done",
        "Marx opened",
      ])
  }

  @Test func rowsOpenAndCloseThroughTheirDisclosures() async {
    let open = await last(
      Preview("Families") { FamiliesController.list() }.expand("Marx").expand("Other"))
    #expect(
      open == [
        #"row "Pep" "Pep" >[outlineDisclosure] collapsed"#,
        #"row "Pep/Manny" "Manny""#, #"row "Pep/Moe" "Moe""#,
        #"row "Marx" "Marx" >[outlineDisclosure] expanded"#,
        #"row "Marx/Groucho" "Groucho""#,
        #"row "Marx/Other" "Other" >[outlineDisclosure] expanded"#,
        #"row "Marx/Other/Zeppo" "Zeppo""#,
      ])
    let closed = await last(
      Preview("Families") { FamiliesController.list() }.expand("Marx").collapse("Marx"))
    #expect(closed[3] == #"row "Marx" "Marx" >[outlineDisclosure] collapsed"#)
  }

  @Test func aRowWithoutADisclosureOpensByATap() async {
    let rows = await last(
      Preview("Families") {
        let families = FamiliesController.list()
        families.accessories = { _, _, _ in [] }
        families.didSelect = { $0.flip($1) }
        return families
      }.expand("Marx"))
    #expect(rows[1].hasPrefix(#"row "Marx" "Marx" selected expanded"#))
  }

  @Test func aTapThatSelectsLeavesTheRowSelected() async {
    let rows = await last(
      Preview("Families") { FamiliesController.list() }.expand("Pep").select("Moe"))
    #expect(rows[2] == #"row "Pep/Moe" "Moe" selected"#)
  }

  @Test func aCollectionViewAloneHasGesturesAndIsEdited() async {
    let text = await outline(
      Preview("List") {
        NumbersView()
      }.tap("2").edit())
    let frames = text.components(separatedBy: "  frame ")
    #expect(frames[2].contains(#"  select list "2""#))
    #expect(frames[3].contains(#"grid list "List" editing"#))
  }

  @Test func aCellAloneIsARowThatCanBeTapped() async {
    let rows = await last(
      Preview("Cell") {
        let cell = UICollectionViewListCell()
        var content = UIListContentConfiguration.cell()
        content.text = "Groucho"
        cell.contentConfiguration = content
        return cell
      }.select("Groucho"))
    #expect(rows == [#"row "Groucho" "Groucho" selected"#])
  }

  @Test func aFrameIsWhatItsStepChanged() async {
    let text = await outline(
      Preview("Families") { () -> UINavigationController in
        let families = FamiliesController.list()
        families.expanded = ["Marx"]
        families.title = "Brothers"
        return UINavigationController(rootViewController: families)
      }
      .step("Without Groucho") { navigation in
        guard let families = navigation.topViewController as? FamiliesController,
          var outline = families.source?.snapshot(for: "Groups")
        else { return }
        outline.delete(["Groucho"])
        outline.append(["Karl"], to: "Marx")
        families.source?.apply(outline, to: "Groups")
        families.title = "Families"
      }
      .tap("Pep"))
    let frames = text.components(separatedBy: "  frame ")
    #expect(
      frames[2] == """
        without-groucho "Without Groucho"
            step "the title is now 'Families', 1 row inserted, 1 deleted" keeps what is open
              delete list "Marx/Groucho"
              text bar title "Families"
              insert list "Marx/Karl" #1 in list "Marx" after list "Marx/Other"

        """)
    #expect(frames[3].hasPrefix(#"tap-pep "Tap Pep""#))
  }

  @Test func twoGesturesOfOneKindMakeTwoFrames() async {
    let text = await outline(
      Preview("Families") { FamiliesController.list() }.toggle("Marx").toggle("Marx"))
    #expect(text.contains(#"frame toggle-marx "Toggle Marx""#))
    #expect(text.contains(#"frame toggle-marx-2 "Toggle Marx""#))
  }

  @Test func whatCannotBeDoneStopsWithASentence() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let preview = AnyPreview(
        Preview("Families") { FamiliesController.list() }.expand("Pep").expand("Moe"))
      _ = await preview.resolve()
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("the row 'Moe' in 'FamiliesController' has no children to show"))
  }

  @Test func aVetoStopsWithASentence() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let preview = AnyPreview(
        Preview("Families") {
          let families = FamiliesController.list()
          families.prepare = {
            $0.source?.sectionSnapshotHandlers.shouldExpandItem = { $0 != "Marx" }
          }
          return families
        }.expand("Marx"))
      _ = await preview.resolve()
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains(
        "the row 'Marx' in 'FamiliesController' does not expand: a section snapshot handler "
          + "says no"))
  }

  @Test func editingNeedsAButton() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = await AnyPreview(Preview("Families") { FamiliesController.list() }.edit()).resolve()
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains("there is no Edit button to tap in 'FamiliesController'; it has none"))
  }
}

/// A list that keeps its own data source.
private final class NumbersView: UICollectionView {
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  init() {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = String(number)
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: self) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    self.source = source
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
  }

  required init?(coder: NSCoder) { nil }
}
