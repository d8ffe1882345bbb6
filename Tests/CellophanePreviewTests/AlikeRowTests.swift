import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// Rows that look alike and are too many to be touched one by one.
@Suite(.serialized) @MainActor struct AlikeRowTests {
  private func page<Root>(_ preview: Preview<Root>) async -> ResolvedPage {
    var options = ResolveOptions()
    options.limits.alikeRows = 10
    return await AnyPreview(preview).resolve(options)[0]
  }

  private func notes(
    _ didSelect: @escaping @MainActor @Sendable (NotesController, String) -> Void
  ) -> Preview<UINavigationController> {
    Preview("Notes") {
      let notes = NotesController.list()
      notes.notes = (1...40).map { "Note \($0)" }
      notes.didSelect = didSelect
      return UINavigationController(rootViewController: notes)
    }
  }

  private func lines(_ page: ResolvedPage, of row: String) -> [Substring] {
    page.outline.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.contains("row \"\(row)\"") || $0.hasPrefix("body list \"\(row)\"") }
  }

  @Test func rowsThatWereNotTouchedDoWhatRowsLikeThemDo() async {
    let page = await page(notes { $0.flip($1) })
    #expect(
      lines(page, of: "Note 33") == [
        #"row "Note 33" "Note 33" tap -> replace list "Note 33" #1"#,
        #"body list "Note 33" #1"#,
        #"row "Note 33" "Note 33" >[checkmark standard] tap -> replace list "Note 33" #2"#,
        #"body list "Note 33" #2"#,
        #"row "Note 33" "Note 33" tap -> replace list "Note 33" #1"#,
      ])
    #expect(
      page.findings.map(\.message) == [
        "in the preview 'Notes', what a tap on 'Note 2' and 35 more does was not asked: there are more "
          + "than 10 rows that look alike, and the page plays what 4 of them do alike; show fewer "
          + "rows, or raise 'limits.alikeRows'"
      ])
  }

  @Test func whereTheyDoDifferentThingsThePageStops() async {
    let page = await page(
      notes { notes, note in
        if note == "Note 1" { notes.delete(note) } else { notes.flip(note) }
      })
    #expect(
      lines(page, of: "Note 1") == [#"row "Note 1" "Note 1" tap -> delete list "Note 1""#])
    #expect(
      lines(page, of: "Note 33") == [#"row "Note 33" "Note 33" tap -> signal stop"#])
    #expect(
      page.findings.first?.message.contains(
        "the page says there that it stops, since 4 of them do ")
        == true)
  }

  @Test func aRowOfManyMovesToAnotherSection() async {
    let preview = Preview("To-dos") {
      SectionsController(items: (1...40).map { "Item \($0)" }) { snapshot, item in
        let isDone = snapshot.sectionIdentifier(containingItem: item) == "Done"
        snapshot.deleteItems([item])
        snapshot.appendItems([item], toSection: isDone ? "Open" : "Done")
      }
    }
    let page = await page(preview)
    let line =
      #"row "Item 33" "Item 33" tap -> deselect list "Item 33", "#
      + #"move list "Item 33" in list section "Done" last, replace list "Item 33" #1"#
    #expect(lines(page, of: "Item 33").map(String.init).first == line)
    #expect(page.findings.map(\.rule) == ["alike-rows"])
  }
}
