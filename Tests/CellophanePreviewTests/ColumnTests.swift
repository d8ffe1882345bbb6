import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// Rows that bring something into the column beside and are changed by that themselves.
@Suite(.serialized) @MainActor struct ColumnTests {
  private static func detail(of note: String) -> UIViewController {
    let detail = UIViewController()
    detail.title = note
    return UINavigationController(rootViewController: detail)
  }

  /// The page of notes beside what they say, and its lines that say what touches do.
  private func page(
    _ change: @escaping @MainActor @Sendable (NotesController) -> Void
  ) async -> (page: ResolvedPage, lines: [String]) {
    let preview = Preview("Notes", environments: [.pad]) {
      let notes = NotesController.list()
      change(notes)
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(notes, for: .primary)
      split.setViewController(Self.detail(of: "Nothing"), for: .secondary)
      return split
    }
    let page = await AnyPreview(preview).resolve()[0]
    let lines = page.outline.split(separator: "\n").map { $0.drop { $0 == " " } }
    let starts = ["row ", "body ", "alternate "]
    return (page, lines.filter { line in starts.contains { line.hasPrefix($0) } }.map(String.init))
  }

  /// Shows what a note says, which is no longer unread then.
  private static func read(_ notes: NotesController, _ note: String) {
    if notes.marked.contains(note) { notes.flip(note) }
    notes.splitViewController?.setViewController(detail(of: note), for: .secondary)
  }

  @Test func aRowThatIsReadIsMarkedBesideWhatItBringsUp() async {
    let (page, lines) = await page { notes in
      notes.marked = ["A", "B"]
      notes.count = { "\($0.marked.count) unread" }
      notes.didSelect = Self.read
    }
    #expect(
      lines == [
        #"row "A" "A" >[checkmark standard] tap -> signal 1, show shown-a, replace primary "A" #1"#,
        #"row "B" "B" >[checkmark standard] tap -> signal 1, show shown-b, replace primary "B" #1"#,
        #"row "C" "C" tap -> show shown-c"#,
        "alternate shown-a in secondary",
        "alternate shown-b in secondary",
        "alternate shown-c in secondary",
        #"body primary "A" #1"#,
        #"row "A" "A" tap -> show shown-a"#,
        #"body primary "B" #1"#,
        #"row "B" "B" tap -> show shown-b"#,
      ])
    #expect(page.findings.isEmpty)
  }

  @Test func oneThatWasReadFirstIsMarkedToo() async {
    let (page, lines) = await page { notes in
      notes.notes = ["A"]
      notes.didSelect = Self.read
      notes.actions = [("Turn", { $0.flip($1) })]
    }
    #expect(
      lines == [
        #"row "A" "A" tap -> show shown-a"#,
        "alternate shown-a in secondary",
        #"body primary "A" #1"#,
        #"row "A" "A" >[checkmark standard] tap -> show shown-a, replace primary "A" #2"#,
        #"body primary "A" #2"#,
        #"row "A" "A" tap -> show shown-a"#,
      ])
    #expect(page.findings.isEmpty)
  }

  @Test func whatIsTouchedInAColumnChangesTheListBeside() async {
    let (page, _) = await page { notes in
      notes.notes = ["A", "B"]
      notes.didSelect = { notes, note in
        let detail = UINavigationController(rootViewController: NoteController(note, of: notes))
        notes.splitViewController?.setViewController(detail, for: .secondary)
      }
    }
    let lines = page.outline.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    #expect(
      lines.filter { $0.hasPrefix("item ") } == [
        #"item trailing "Delete" -> delete primary "A""#,
        #"item trailing "Turn" -> signal shown-a-1"#,
        #"item trailing "Delete" -> delete primary "B""#,
        #"item trailing "Turn" -> signal shown-b-1"#,
      ])
    let signal = lines.drop { $0 != "signal shown-b-1" }
    #expect(
      signal.prefix(5) == [
        "signal shown-b-1",
        #"primary "B" start -> #2"#,
        #"primary "B" #1 -> #2"#,
        #"primary "B" #2 -> #1"#,
        #"primary "B" any -> unknown"#,
      ])
    // What brings it up still does where the row looks otherwise.
    #expect(lines.contains(#"row "B" "B" >[checkmark standard] tap -> show shown-b"#))
    #expect(page.findings.isEmpty)
  }

  @Test func whatALeavingMessageDoesIsDoneBesideWhatComesInItsPlace() async {
    let (page, _) = await page { notes in
      notes.notes = ["A", "B"]
      notes.didSelect = { notes, note in
        let detail = UIViewController()
        detail.title = note
        detail.navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Archive",
          primaryAction: UIAction { [weak notes] _ in
            notes?.delete(note)
            notes?.splitViewController?.setViewController(
              Self.detail(of: "Nothing"), for: .secondary)
          })
        notes.splitViewController?.setViewController(
          UINavigationController(rootViewController: detail), for: .secondary)
      }
    }
    let lines = page.outline.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    #expect(
      lines.filter { $0.hasPrefix("item ") || $0.hasPrefix("alternate ") } == [
        "alternate shown-a in secondary",
        #"item trailing "Archive" -> show shown-archive, delete primary "A""#,
        "alternate shown-b in secondary",
        #"item trailing "Archive" -> show shown-archive, delete primary "B""#,
        "alternate shown-archive in secondary",
      ])
    #expect(page.findings.isEmpty)
  }

  @Test(arguments: [true, false])
  func whatAColumnAsksStandsBesideTheListAsItIs(isKept: Bool) async {
    let (page, lines) = await page { notes in
      notes.notes = ["A", "B"]
      let kept = Self.sharing()
      notes.didSelect = { notes, note in
        notes.splitViewController?.setViewController(
          note == "B" ? Self.detail(of: note) : isKept ? kept : Self.sharing(), for: .secondary)
      }
    }
    #expect(
      lines == [
        #"row "A" "A" tap -> show shown-a"#, #"row "B" "B" tap -> show shown-b"#,
        "alternate shown-a in secondary", "alternate shown-b in secondary",
      ])
    let items = page.outline.split(separator: "\n").filter { $0.contains("item trailing") }
    #expect(
      items.map { $0.drop { $0 == " " } } == [
        #"item trailing "Share" -> action sheet beside "Share?" "" or "Copy""#
      ])
    #expect(page.findings.isEmpty)
  }

  /// A note whose button asks.
  private static func sharing() -> UIViewController {
    let note = UIViewController()
    note.title = "Note"
    note.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Share",
      primaryAction: UIAction { [weak note] _ in
        let sheet = UIAlertController(title: "Share?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Copy", style: .default))
        note?.present(sheet, animated: true)
      })
    return UINavigationController(rootViewController: note)
  }

  @Test(arguments: [true, false])
  func whatIsChosenInOneControllerForSeveralRowsIsSaidToBeNotFollowed(isKept: Bool) async {
    let (page, _) = await page { notes in
      notes.notes = ["A", "B"]
      let kept = Self.choosing()
      notes.didSelect = { notes, note in
        let detail = isKept ? kept : Self.choosing()
        detail.topViewController?.view.accessibilityLabel = note
        notes.splitViewController?.setViewController(detail, for: .secondary)
      }
    }
    let lines = page.outline.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    let (other, another) = isKept ? ("B", "A") : ("A", "B")
    let choices = lines.filter { $0.hasPrefix("segments") }.prefix(2)
    let words = #"segments "Day"* "Week" nothing or -> replace shown-"#
    #expect(
      choices == [
        words + #"a-control #1, outdate primary "\#(other)""#,
        words + #"b-control #1, outdate primary "\#(another)""#,
      ])
    #expect(page.findings.map(\.rule) == [isKept ? "touch-shared" : "touch-forgotten"])
  }

  /// A note whose title is a choice.
  private static func choosing() -> UINavigationController {
    let note = UIViewController()
    note.view.isAccessibilityElement = true
    let choice = UISegmentedControl(items: ["Day", "Week"])
    choice.selectedSegmentIndex = 0
    note.navigationItem.titleView = choice
    return UINavigationController(rootViewController: note)
  }

  @Test func whereTheListIsAnotherAllColumnsCome() async {
    let (page, lines) = await page { notes in
      notes.notes = ["A"]
      notes.didSelect = { notes, note in
        Self.read(notes, note)
        notes.collectionView.backgroundColor = .systemRed
      }
    }
    #expect(
      lines == [
        #"row "A" "A" tap -> alone, show shown-a"#,
        "alternate shown-a in root",
        #"row "A" "A" selected tap -> show shown-a-2"#,
        "alternate shown-a-2 in secondary",
      ])
    #expect(page.findings.isEmpty)
  }
}

/// What a note says, with buttons that change its row in the list beside.
private final class NoteController: UIViewController {
  let note: String
  weak var notes: NotesController?

  init(_ note: String, of notes: NotesController) {
    self.note = note
    self.notes = notes
    super.init(nibName: nil, bundle: nil)
    title = note
    let buttons: [(String, (NotesController) -> Void)] = [
      ("Turn", { $0.flip(note) }), ("Delete", { $0.delete(note) }),
    ]
    navigationItem.rightBarButtonItems = buttons.map { title, act in
      UIBarButtonItem(
        title: title, primaryAction: UIAction { [weak notes] _ in if let notes { act(notes) } })
    }
  }

  required init?(coder: NSCoder) { nil }
}
