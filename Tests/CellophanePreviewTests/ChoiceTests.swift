import CellophaneDocument
import CellophaneHTML
import CellophanePreview
import Testing
import UIKit

/// What taps do in lists of several choices, and what takes them back.
@Suite(.serialized) @MainActor struct ChoiceTests {
  private func page(
    _ change: @escaping @MainActor @Sendable (NotesController) -> Void
  ) async -> (page: ResolvedPage, lines: [String]) {
    let preview = Preview("Notes") {
      let notes = NotesController.list()
      notes.prepare = { $0.collectionView.allowsMultipleSelection = true }
      change(notes)
      return UINavigationController(rootViewController: notes)
    }
    let page = await AnyPreview(preview).resolve()[0]
    let lines = page.outline.split(separator: "\n").map { $0.drop { $0 == " " } }
    let starts = ["row ", "body ", "bar "]
    return (page, lines.filter { line in starts.contains { line.hasPrefix($0) } }.map(String.init))
  }

  private static func count(_ notes: NotesController) {
    let count = notes.collectionView.indexPathsForSelectedItems?.count ?? 0
    notes.navigationItem.subtitle = count == 0 ? nil : "\(count) chosen"
  }

  @Test func aTapThatTakesAChoiceBackDoesWhatItDoesInTheApp() async {
    let (page, lines) = await page { notes in
      notes.didSelect = { notes, _ in Self.count(notes) }
      notes.didDeselect = { notes, _ in Self.count(notes) }
    }
    #expect(
      lines.filter { $0.contains(#""A""#) } == [
        #"row "A" "A" tap -> signal 1, replace list "A" #1"#,
        #"body list "A" #1"#,
        #"row "A" "A" selected tap -> signal 2, replace list "A" #2"#,
        #"body list "A" #2"#,
        #"row "A" "A" tap -> signal 1, replace list "A" #1"#,
      ])
    #expect(page.findings.isEmpty)
  }

  @Test func choicesThatNobodyHearsOfAreThePagesOwn() async {
    let (page, lines) = await page { _ in }
    #expect(lines == [#"row "A" "A""#, #"row "B" "B""#, #"row "C" "C""#])
    #expect(page.findings.isEmpty)
  }

  @Test func aRowThatStaysChosenSaysSo() async {
    let (page, lines) = await page { $0.shouldDeselect = { $0 != "B" } }
    #expect(
      lines == [#"row "A" "A""#, #"row "B" "B" refuses-deselecting"#, #"row "C" "C""#])
    let body = String(decoding: PageRenderer.body(of: page), as: UTF8.self)
    #expect(body.contains(#"data-refuses="deselect""#))
    #expect(page.findings.isEmpty)
  }
}
