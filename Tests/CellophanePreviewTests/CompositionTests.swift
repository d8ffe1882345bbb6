import CellophaneDocument
import CellophaneLook
import CellophanePreview
import Testing
import UIKit

/// How outcomes compose: what a second touch does, and what touches do to each other's rows.
@Suite(.serialized) @MainActor struct CompositionTests {
  /// The page of the notes, and its lines that say what touches do.
  private func page(
    _ change: @escaping @MainActor @Sendable (NotesController) -> Void
  ) async -> (page: ResolvedPage, lines: [String]) {
    let preview = Preview("Notes") {
      let notes = NotesController.list()
      change(notes)
      return UINavigationController(rootViewController: notes)
    }
    let page = await AnyPreview(preview).resolve()[0]
    let lines = page.outline.split(separator: "\n").map { $0.drop { $0 == " " } }
    let starts = ["row ", "swipe ", "body ", "signal ", "list ", "bar "]
    return (page, lines.filter { line in starts.contains { line.hasPrefix($0) } }.map(String.init))
  }

  @Test func anotherTapOnTheSameRowDoesWhatASecondTapDoes() async {
    let (page, lines) = await page { $0.didSelect = { $0.flip($1) } }
    #expect(
      lines.filter { $0.contains(#""A""#) } == [
        #"row "A" "A" tap -> replace list "A" #1"#,
        #"body list "A" #1"#,
        #"row "A" "A" >[checkmark standard] tap -> replace list "A" #2"#,
        #"body list "A" #2"#,
        #"row "A" "A" tap -> replace list "A" #1"#,
      ])
    #expect(page.findings.isEmpty)
    #expect(page.frames[0].alternates.isEmpty)
  }

  @Test func aCountFollowsWhicheverRowIsTouched() async {
    let (page, lines) = await page { notes in
      notes.count = { $0.marked.isEmpty ? nil : "\($0.marked.count) marked" }
      notes.didSelect = { $0.flip($1) }
    }
    #expect(lines.contains(#"row "A" "A" tap -> signal 1, replace list "A" #1"#))
    #expect(lines.contains(#"row "C" "C" tap -> signal 1, replace list "C" #1"#))
    #expect(
      lines.filter { $0.hasPrefix("bar subtitle") } == [
        #"bar subtitle "" -> "1 marked""#,
        #"bar subtitle "1 marked" -> "2 marked""#,
        #"bar subtitle "2 marked" -> "3 marked""#,
        #"bar subtitle any -> unknown"#,
        #"bar subtitle "1 marked" -> """#,
        #"bar subtitle "2 marked" -> "1 marked""#,
        #"bar subtitle "3 marked" -> "2 marked""#,
        #"bar subtitle any -> unknown"#,
      ])
    #expect(page.findings.isEmpty)
  }

  @Test func choosingOneTakesTheMarkFromWhicheverHadIt() async {
    let (page, lines) = await page { notes in
      notes.notes = ["A", "B", "C", "D"]
      notes.marked = ["A"]
      notes.didSelect = { notes, note in
        notes.marked = [note]
        notes.apply()
      }
    }
    #expect(page.findings.isEmpty)
    #expect(lines.contains(#"row "C" "C" tap -> signal 1, replace list "C" #1"#))
    #expect(
      lines.filter { $0.hasPrefix("list ") } == [
        #"list "A" start -> #2"#, #"list "A" #1 -> #2"#,
        #"list "B" #1 -> #2"#, #"list "C" #1 -> #2"#, #"list "D" #1 -> #2"#,
      ])
  }

  @Test func thePageStopsAtWhatAQuietTouchBeforeMayHaveChanged() async {
    let (page, lines) = await page { notes in
      notes.didSelect = { notes, note in
        if note == "A" {
          notes.collectionView.tag = 1
        } else if notes.collectionView.tag == 0 {
          notes.flip(note)
        }
      }
    }
    #expect(
      lines.filter { $0.hasPrefix("row ") } == [
        #"row "A" "A""#, #"row "B" "B" tap -> signal stop"#, #"row "C" "C" tap -> signal stop"#,
      ])
    #expect(page.findings.map(\.rule) == ["outcome-alone", "outcome-alone"])
  }

  @Test func thePageStopsAtWhatChangesOthersAndShowsNothing() async {
    let (page, lines) = await page { notes in
      notes.didSelect = { if $0.collectionView.tag == 0 { $0.flip($1) } }
      notes.actions = [("Lock", { notes, _ in notes.collectionView.tag = 1 })]
    }
    #expect(
      lines.first { $0.hasPrefix("row ") } == #"row "A" "A" tap -> alone, replace list "A" #1"#)
    #expect(
      lines.first { $0.hasPrefix("swipe ") } == #"swipe trailing "Lock" full -> signal stop"#)
    #expect(
      page.findings.first { $0.rule == "outcome-hidden" }?.message
        == "what a swipe action of 'A' does changes what others do, and shows nothing itself by which "
        + "the page could tell: it says that it stops there")
  }

  @Test func rowsAreDeletedInEitherOrder() async {
    let (page, lines) = await page { notes in
      notes.actions = [("Delete", { $0.delete($1) })]
    }
    #expect(
      lines.filter { $0.hasPrefix("swipe") } == [
        #"swipe trailing "Delete" full -> delete list "A""#,
        #"swipe trailing "Delete" full -> delete list "B""#,
        #"swipe trailing "Delete" full -> delete list "C""#,
      ])
    #expect(page.findings.isEmpty)
  }

  @Test func aListThatLosesItsLastRowShowsWhatTheCodeShows() async {
    let (page, lines) = await page { notes in
      notes.count = { notes in
        var nothing = UIContentUnavailableConfiguration.empty()
        nothing.text = "No Notes"
        notes.contentUnavailableConfiguration = notes.notes.isEmpty ? nothing : nil
        return nil
      }
      notes.actions = [("Delete", { $0.delete($1) })]
    }
    #expect(lines.contains(#"swipe trailing "Delete" full -> delete list "A""#))
    #expect(page.outline.contains("once empty"))
    #expect(page.outline.contains(#""No Notes""#))
    #expect(page.frames[0].alternates.isEmpty)
    #expect(page.findings.isEmpty)
  }

  @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.insetGrouped, .sidebar])
  func whatIsShownInPlaceOfRowsLiesOnTheListsGround(
    _ appearance: UICollectionLayoutListConfiguration.Appearance
  ) async {
    let preview = Preview("Nothing") {
      let list = UICollectionViewController(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: appearance)))
      let source = UICollectionViewDiffableDataSource<Int, String>(
        collectionView: list.collectionView
      ) { _, _, _ in UICollectionViewCell() }
      source.apply(NSDiffableDataSourceSnapshot<Int, String>())
      var nothing = UIContentUnavailableConfiguration.empty()
      nothing.text = "No Notes"
      list.contentUnavailableConfiguration = nothing
      return list
    }
    let page = await AnyPreview(preview).resolve()[0]
    guard case .collection(let list) = page.frames[0].screen else {
      Issue.record("there is no list")
      return
    }
    #expect(list.sections.isEmpty)
    #expect(list.list?.appearance == (appearance == .sidebar ? .sidebar : .insetGrouped))
    #expect(list.backgroundView != nil)
    #expect(page.outline.contains(#""No Notes""#))
  }

  @Test func anAlertOfARowComesAfterOtherTouchesToo() async {
    let (page, lines) = await page { notes in
      notes.didSelect = { notes, note in
        if note == "A" { return notes.flip(note) }
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(
          UIAlertAction(title: "Delete", style: .destructive) { _ in notes.delete(note) })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        notes.present(alert, animated: true)
      }
    }
    #expect(page.findings.isEmpty)
    #expect(lines.allSatisfy { !$0.contains("alone") })
  }

  @Test func aMarkAndADeletionCompose() async {
    let (page, lines) = await page { notes in
      notes.didSelect = { $0.flip($1) }
      notes.actions = [("Delete", { $0.delete($1) })]
    }
    #expect(page.findings.isEmpty)
    #expect(lines.filter { $0.hasPrefix("body") }.count == 6)
    #expect(lines.filter { $0.hasPrefix("swipe") }.allSatisfy { $0.contains("-> delete list") })
  }

  @Test func whatCountsInAnotherModeCountsFromThere() async {
    let weights = ["A": 1, "B": 2, "C": 4]
    let (page, lines) = await page { notes in
      notes.actions = [("Delete", { $0.delete($1) })]
      // The sum stands in the subtitle, or once all are marked in the title.
      notes.count = { notes in
        let sum = "\(notes.notes.compactMap { weights[$0] }.reduce(0, +)) g"
        notes.title = notes.marked.isEmpty ? "Notes" : sum
        return notes.marked.isEmpty ? sum : nil
      }
      notes.prepare = { notes in
        notes.navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Mark All",
          primaryAction: UIAction { [unowned notes] _ in
            notes.marked = Set(notes.notes)
            notes.apply()
          })
      }
    }
    #expect(
      lines.filter { $0.hasPrefix("bar title") } == [
        #"bar title "7 g" -> "6 g""#,
        #"bar title any -> unknown"#,
        #"bar title "7 g" -> "5 g""#,
        #"bar title "6 g" -> "4 g""#,
        #"bar title any -> unknown"#,
        #"bar title "7 g" -> "3 g""#,
        #"bar title "4 g" -> "0 g""#,
        #"bar title any -> unknown"#,
        // What the button says follows from what was deleted before.
        #"bar title "Notes" -> "7 g""#,
        #"bar title any -> unknown"#,
      ])
    #expect(page.findings.map(\.rule) == ["outcome-decided"])
  }

  @Test func whatDependsOnMoreThanThePageKnowsHoldsAlone() async {
    let (page, lines) = await page { notes in
      // Only the first tap marks.
      notes.didSelect = { notes, note in
        guard notes.marked.isEmpty else { return }
        notes.flip(note)
      }
    }
    #expect(lines.contains(#"row "B" "B" tap -> alone, replace list "B" #1"#))
    #expect(Set(page.findings.map(\.rule)) == ["outcome-alone"])
    #expect(page.findings.allSatisfy { $0.severity == .note })
    #expect(page.findings.contains { $0.item == "B" && $0.message.contains("a tap on 'B'") })
  }

  @Test func aRowThatComesStandsWhereItCame() async {
    let (page, lines) = await page { notes in
      notes.didSelect = { notes, note in
        guard note == "B", !notes.notes.contains("New") else { return }
        notes.notes.insert("New", at: 2)
        notes.apply()
      }
    }
    #expect(
      lines.contains(
        #"row "B" "B" tap -> alone, insert list "New" #1 in list section "0" after list "B""#))
    #expect(page.findings.map(\.item) == ["B"])
  }

  @Test func whatComesOnceAndStaysIsKnownWithACountOfTheSameTouches() async {
    final class Taps { var counts: [String: Int] = [:] }
    let (page, lines) = await page { notes in
      let taps = Taps()
      notes.notes = ["A", "B"]
      notes.accessories = { _, note in [.label(text: "\(taps.counts[note] ?? 0)")] }
      notes.count = { _ in "\(taps.counts.values.reduce(0, +)) in all" }
      notes.didSelect = { notes, note in
        taps.counts[note] = min(2, taps.counts[note, default: 0] + 1)
        notes.apply()
        notes.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Buy")
      }
    }
    #expect(page.findings.isEmpty)
    #expect(lines.contains("bar start -> #1"), "\(lines)")
  }
}
