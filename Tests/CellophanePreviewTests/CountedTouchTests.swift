import CellophaneDocument
import CellophaneLook
import CellophanePreview
import Testing
import UIKit

/// Touches that bring another row each time they are made.
@Suite(.serialized) @MainActor struct CountedTouchTests {
  /// What the bar's first button does, in alternatives, and what is found.
  private func alternatives(
    _ change: @escaping @MainActor @Sendable (NotesController) -> Void
  ) async -> (words: [String], rules: [String]) {
    let preview = Preview("Notes") {
      let notes = NotesController.list()
      change(notes)
      return UINavigationController(rootViewController: notes)
    }
    let page = await AnyPreview(preview).resolve()[0]
    let line = page.outline.split(separator: "\n").first { $0.contains("insert list") } ?? ""
    let words = line.components(separatedBy: " -> ").last ?? ""
    return (
      words.components(separatedBy: ", given ").flatMap { $0.components(separatedBy: ", unless ") },
      page.findings.map(\.rule)
    )
  }

  private static func button(
    _ notes: NotesController, _ act: @escaping @MainActor (NotesController) -> Void
  ) {
    notes.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [unowned notes] _ in
        act(notes)
        notes.apply()
      })
  }

  @Test func whatAddsByTheNumberOfRowsDoesSoAgainAndAgain() async {
    let (words, rules) = await alternatives { notes in
      notes.notes = ["A"]
      notes.actions = [("Delete", { $0.delete($1) })]
      notes.prepare = { notes in
        Self.button(notes) { $0.notes.append("Note \($0.notes.count + 1)") }
      }
    }
    #expect(
      words.prefix(4) == [
        #"given row count 1 in list, insert list "Note 2" #1 in list section "0" last"#,
        #"row count 0 in list, insert list "Note 1" #1 in list section "0" last"#,
        #"row count 2 in list, insert list "Note 3" #1 in list section "0" last"#,
        #"row count 3 in list, insert list "Note 4" #1 in list section "0" last"#,
      ])
    #expect(rules == ["outcome-counted"])
  }

  @Test func whatAddsByASerialNumberDoesSoAfterDeletionsToo() async {
    let (words, rules) = await alternatives { notes in
      var serial = 1
      notes.notes = ["A"]
      notes.actions = [("Delete", { $0.delete($1) })]
      notes.prepare = { notes in
        Self.button(notes) {
          serial += 1
          $0.notes.append("Note \(serial)")
        }
      }
    }
    #expect(
      words.prefix(3) == [
        #"unless came list "Note 2", insert list "Note 2" #1 in list section "0" last"#,
        #"came list "Note 3", insert list "Note 3" #1 in list section "0" last"#,
        #"came list "Note 4", insert list "Note 4" #1 in list section "0" last"#,
      ])
    #expect(rules == ["outcome-counted"])
  }
}
