import Testing
import UIKit

private final class Notes: UITableViewController {
  var notes = ["Milk", "Bread", "Salt"]
  var isPlain = false
  private(set) var done: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { UITableViewCell() }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  override func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    guard !isPlain else { return nil }
    guard indexPath.row < 2 else { return [] }
    let done = UITableViewRowAction(style: .normal, title: "Done") { [weak self] action, path in
      guard let self else { return }
      self.done.append("\(action.title ?? "") \(notes[path.row])")
    }
    done.backgroundColor = .systemGreen
    return [UITableViewRowAction(style: .destructive, title: "Delete") { _, _ in }, done]
  }
}

/// Actions behind rows, of the older kind.
@MainActor @Suite struct UITableViewRowActionTests {
  private let notes = Notes()

  private func actions(_ row: Int) -> UISwipeActionsConfiguration? {
    notes.loadViewIfNeeded()
    return notes.tableView.swipeActions(
      forRowAt: IndexPath(row: row, section: 0), isLeading: false)
  }

  @Test func theyStandBehindTheRowAndAreDone() throws {
    let side = try #require(actions(1))
    #expect(side.actions.map(\.title) == ["Delete", "Done"])
    #expect(side.actions.map(\.style) == [.destructive, .normal])
    #expect(side.actions[1].backgroundColor == .systemGreen)
    #expect(!side.performsFirstActionWithFullSwipe)
    side.actions[1].handler(side.actions[1], notes.tableView) { #expect($0) }
    #expect(notes.done == ["Done Bread"])
  }

  @Test func noneIsNoneAndNothingIsDeleting() {
    #expect(actions(2)?.actions.isEmpty == true)
    notes.isPlain = true
    #expect(actions(0)?.actions.map(\.title) == ["Delete"])
    #expect(actions(0)?.performsFirstActionWithFullSwipe == true)
  }

  @Test func aCopyIsTheSame() throws {
    let action = UITableViewRowAction(style: .normal, title: "Pin") { _, _ in }
    action.backgroundColor = .systemBlue
    let copy = try #require(action.copy() as? UITableViewRowAction)
    #expect(copy !== action)
    #expect(copy.title == "Pin")
    #expect(copy.backgroundColor == .systemBlue)
    #expect(UITableViewRowAction.Style.destructive == .default)
  }
}
