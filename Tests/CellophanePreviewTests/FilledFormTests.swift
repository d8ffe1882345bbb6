import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// Kinds of trips of which one is chosen. Cancel asks once one is; Remove, off at first, asks about it.
private final class TripsController: WordsTableController {
  private var chosen: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trips"
    let cancel = UIAction(title: "Cancel") { [unowned self] _ in
      guard chosen != nil else { return navigationItem.title = "Nothing" }
      ask("Discard?", "Discard") { [unowned self] in navigationItem.title = "Discarded" }
    }
    navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: cancel)
    let remove = UIAction(title: "Remove") { [unowned self] _ in
      let kind = chosen ?? ""
      ask("Remove \(kind)?", "Remove") { [unowned self] in
        guard let row = words.firstIndex(of: kind) else { return }
        words.remove(at: row)
        choose(nil)
      }
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: remove)
    navigationItem.rightBarButtonItem?.isEnabled = false
  }

  private func ask(_ title: String, _ answer: String, _ act: @escaping @MainActor () -> Void) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: answer, style: .destructive) { _ in act() })
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    present(alert, animated: true)
  }

  private func choose(_ kind: String?) {
    chosen = kind
    navigationItem.rightBarButtonItem?.isEnabled = kind != nil
    tableView.reloadData()
  }

  override func finish(_ cell: UITableViewCell, of word: String) {
    cell.accessoryType = word == chosen ? .checkmark : .none
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    choose(words[indexPath.row])
  }
}

/// A list with one row, behind which it says when there is none; a form adds another.
private final class LastController: WordsTableController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Places"
    let add = UIAction(title: "Add") { [unowned self] _ in
      let form = UIViewController()
      form.title = "Form"
      let save = UIAction(title: "Save") { [unowned self] _ in
        words.append("Porto")
        show()
        dismiss(animated: true)
      }
      form.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: save)
      present(UINavigationController(rootViewController: form), animated: true)
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: add)
  }

  private func show() {
    let label = UILabel()
    label.text = "No places"
    tableView.backgroundView = words.isEmpty ? label : nil
    tableView.reloadData()
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [unowned self] _, _, done in
      words.remove(at: indexPath.row)
      show()
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

/// Rows that go at once, with an alert by which they come back.
private final class UndoController: WordsTableController {
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let name = words.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    let alert = UIAlertController(title: "Deleted", message: nil, preferredStyle: .alert)
    let undo = UIAlertAction(title: "Undo", style: .default) { [unowned self] _ in
      words.insert(name, at: indexPath.row)
      self.tableView.insertRows(at: [indexPath], with: .automatic)
    }
    alert.addAction(undo)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }
}

/// What is asked and handed back by what was chosen.
@Suite struct FilledFormTests {
  fileprivate func shown(_ controller: @escaping @MainActor () -> UIViewController) async
    -> (findings: [String], lines: [String])
  {
    let preview = Preview("Form") { UINavigationController(rootViewController: controller()) }
    let page = await AnyPreview(preview).resolve()[0]
    let lines = page.outline.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    return (page.findings.map(\.message), lines)
  }

  @Test func anAlertThatComesByWhatWasChosenIsAnsweredByIt() async {
    let (findings, lines) = await shown { TripsController(["City", "Beach"]) }
    let answer =
      #"destructive "Remove" (-> given that elements look as guard-7 says, delete list "Beach", "#
      + "replace bar #2, given that elements look as guard-8 says, delete list \"City\", "
      + #"replace bar #2) or cancel "Keep""#
    #expect(
      lines.first { $0.hasPrefix(#"item trailing "Remove" -> "#) }
        == #"item trailing "Remove" -> given that elements look as guard-7 says, "#
        + #"alert "Remove Beach?" "" or \#(answer), given that elements look as guard-8 says, "#
        + #"alert "Remove City?" "" or \#(answer)"#)
    let ask =
      #" says, alert "Discard?" "" or destructive "Discard" (-> text bar title "Discarded") "#
      + #"or cancel "Keep""#
    let given = "given that elements look as guard-"
    #expect(
      lines.first { $0.hasPrefix(#"item leading "Cancel" -> "#) }
        == #"item leading "Cancel" -> \#(given)1 says, text bar title "Nothing", "#
        + "\(given)2\(ask), \(given)3\(ask), \(given)4 says, \(given)5\(ask), \(given)6\(ask)")
    #expect(findings == [])
  }

  @Test func anAnswerFollowsWhatItsQuestionHasDone() async {
    let (findings, lines) = await shown { UndoController(["One", "Two"]) }
    let ok = #") or cancel "OK", delete list "#
    let undo =
      #"swipe trailing "Delete" destructive full -> alert "Deleted" "" or "Undo" "#
      + "(-> insert list "
    #expect(
      lines.filter { $0.hasPrefix("swipe") }.prefix(2) == [
        undo + #""One" #1 in list section "section" first"# + ok + #""One""#,
        undo + #""Two" #1 in list section "section" last"# + ok + #""Two""#,
      ])
    #expect(findings == [])
  }

  @Test func theLastRowGoesAndAnotherComesByAForm() async {
    let (findings, lines) = await shown { LastController(["Lisbon"]) }
    #expect(
      lines.filter { $0.contains("Delete") } == [
        #"swipe trailing "Delete" destructive full -> delete list "Lisbon""#,
        #"swipe trailing "Delete" destructive full -> delete list "Porto""#,
      ])
    #expect(
      lines.filter { $0.contains("Save") } == [
        #"item trailing "Save" -> leave, insert list "Porto" #1 in list section "section" last"#
      ])
    #expect(lines.filter { $0.hasPrefix("emptied") } == [])
    #expect(findings == [])
  }
}

/// A title that counts switches; a button adds rows with others.
private final class SwitchesController: WordsTableController {
  private var on: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "0 on"
    let add = UIAction(title: "Add") { [unowned self] _ in
      words.append("Row \(words.count + 1)")
      tableView.insertRows(at: [IndexPath(row: words.count - 1, section: 0)], with: .automatic)
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: add)
  }

  override func finish(_ cell: UITableViewCell, of word: String) {
    let toggle = UISwitch()
    toggle.isOn = on.contains(word)
    let turn = UIAction { [unowned self] _ in
      on.formSymmetricDifference([word])
      title = "\(on.count) on"
    }
    toggle.addAction(turn, for: .valueChanged)
    cell.accessoryView = toggle
  }
}

extension FilledFormTests {
  @Test func whatCountsCountsRowsThatCameWithOthers() async {
    let (_, lines) = await shown { SwitchesController(["One"]) }
    // Nobody is told that the title says "1 on" whatever it said before.
    #expect(lines.filter { $0.contains(#"text bar title "1 on""#) } == [])
    #expect(lines.contains(#"bar title "1 on" -> "2 on""#))
  }
}
