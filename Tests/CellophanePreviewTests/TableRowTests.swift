import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

private final class OwnCell: UITableViewCell {}

/// A table without identifiers, whose rows the closures say.
private final class Settings: UITableViewController {
  var rows: [String] = []
  var makeCell: () -> UITableViewCell = { UITableViewCell(style: .default, reuseIdentifier: nil) }
  var style: (UITableViewCell, Int) -> Void = { _, _ in }
  var didSelect: (Settings, Int) -> Void = { _, _ in }
  var isEdited = false
  var editing: UITableViewCell.EditingStyle = .delete

  override func viewDidLoad() {
    super.viewDidLoad()
    isEditing = isEdited
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = makeCell()
    cell.textLabel?.text = rows[indexPath.row]
    style(cell, indexPath.row)
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    didSelect(self, indexPath.row)
  }
  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { editing }
  override func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if style == .insert {
      rows.append("New")
    } else {
      rows.remove(at: indexPath.row)
    }
    tableView.reloadData()
  }
}

private final class DetailSettings: UITableViewController {
  private var name = "Home"

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = name
    cell.accessoryType = .detailDisclosureButton
    return cell
  }
  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    name = name == "Home" ? "Away" : "Home"
    tableView.reloadRows(at: [indexPath], with: .automatic)
  }
}

/// Rows of tables whose data source has no identifiers are known by what changes say of them.
@Suite(.serialized) @MainActor struct TableRowTests {
  private func rows(
    _ texts: [String], _ set: @escaping @MainActor @Sendable (Settings) -> Void
  ) async -> [String] {
    let preview = Preview("Settings") {
      let settings = Settings(style: .plain)
      settings.rows = texts
      set(settings)
      return settings
    }
    return await lines(AnyPreview(preview), beginning: "row ")
  }

  private func lines(_ preview: AnyPreview, beginning: String) async -> [String] {
    await preview.resolve()[0].outline.split(separator: "\n")
      .map { String($0.drop { $0 == " " }).replacing(" [delete whenEditing]<", with: "") }
      .filter { $0.hasPrefix(beginning) }
  }

  /// UIKit: what is set for the usual state is gone while a table is edited.
  @Test func anAccessoryForTheUsualStateIsNotSeenWhileTheTableIsEdited() async {
    let lines = await lines(AnyPreview(Preview("Detail") { DetailSettings() }), beginning: "row ")
    #expect(!lines.isEmpty)
    for line in lines {
      #expect(line.contains(">[detail whenNotEditing "), "\(line)")
      #expect(line.hasSuffix(", disclosureIndicator whenNotEditing]"), "\(line)")
    }
  }

  @Test func aRowThatSaysSomethingElseIsTheSameRow() async {
    let lines = await rows(["1 line", "Sound"]) { settings in
      settings.didSelect = { settings, row in
        guard row == 0 else { return }
        settings.rows[0] = settings.rows[0] == "1 line" ? "2 lines" : "1 line"
        settings.tableView.reloadData()
      }
    }
    #expect(
      lines == [
        ##"row "1 line" "1 line" tap -> deselect list "1 line", replace list "1 line" #1"##,
        #"row "Sound" "Sound" tap -> deselect list "Sound""#,
        ##"row "1 line" "2 lines" tap -> deselect list "1 line", replace list "1 line" #2"##,
        ##"row "1 line" "1 line" tap -> deselect list "1 line", replace list "1 line" #1"##,
      ])
  }

  @Test func rowsAreDeletedOneAfterTheOther() async {
    let lines = await rows(["Home", "Work", "Club"]) { settings in
      settings.didSelect = { settings, row in
        settings.rows.remove(at: row)
        settings.tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
      }
    }
    #expect(
      lines.map { String($0.suffix(from: $0.firstRange(of: "tap")?.lowerBound ?? $0.endIndex)) }
        == [
          #"tap -> delete list "Home""#, #"tap -> delete list "Work""#,
          #"tap -> delete list "Club""#,
        ])
  }

  @Test func aRowWithoutASelectionStyleLooksTheSameWhenItIsChosen() async {
    func looks(_ style: UITableViewCell.SelectionStyle, isOwn: Bool) async -> [String] {
      let preview = Preview("Settings") {
        let settings = Settings(style: .plain)
        settings.makeCell = { isOwn ? OwnCell() : UITableViewCell() }
        settings.rows = ["Home"]
        settings.style = { cell, _ in cell.selectionStyle = style }
        return settings
      }
      let lines = await lines(AnyPreview(preview), beginning: "").drop { $0 != "when selected" }
      return Array(lines.prefix(3))
    }
    for isOwn in [false, true] {
      #expect(
        await looks(.default, isOwn: isOwn) == [
          "when selected", "background listPlainCell systemGray4", "when highlighted",
        ])
      // It says so, since rows have a look of their own for that.
      let still = await looks(.none, isOwn: isOwn)
      #expect(still.prefix(2) == ["when selected", "when highlighted"])
    }
  }

  @Test func linesAreInsetAsTheTableOrARowSays() async {
    let preview = Preview("Settings") {
      let settings = Settings(style: .plain)
      settings.rows = ["Home", "Work", "Club"]
      settings.tableView.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 20)
      settings.style = { cell, row in
        if row == 1 { cell.separatorInset = .zero }
        if row == 2 { cell.separatorInset.left = .greatestFiniteMagnitude }
      }
      return settings
    }
    let found = await lines(AnyPreview(preview), beginning: "separators ")
    #expect(
      found.prefix(3) == [
        "separators top insets 60,20 bottom insets 60,20",
        "separators top insets 60,20 bottom insets 0,0",
        "separators top insets 60,20 bottom hidden",
      ])
    #expect(await AnyPreview(preview).resolve()[0].findings.isEmpty)
  }

  @Test func aColorOfTheCellIsBehindItsRow() async {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.backgroundConfiguration != nil)
    cell.backgroundColor = .systemGray6
    #expect(cell.backgroundConfiguration == nil)
    cell.backgroundColor = nil
    #expect(cell.backgroundConfiguration != nil)
    cell.backgroundView = UIView()
    cell.backgroundColor = .systemGray6
    cell.backgroundColor = nil
    #expect(cell.backgroundConfiguration == nil)
  }

  @Test func aDetailButtonIsHeardByTheDelegate() async {
    let lines = await lines(
      AnyPreview(Preview("Detail") { DetailSettings(style: .plain) }), beginning: "row ")
    #expect(
      lines == [
        ##"row "Home" "Home" >[detail whenNotEditing -> replace list "Home" #1, "##
          + "disclosureIndicator whenNotEditing]",
        ##"row "Home" "Away" >[detail whenNotEditing -> replace list "Home" #2, "##
          + "disclosureIndicator whenNotEditing]",
        ##"row "Home" "Home" >[detail whenNotEditing -> replace list "Home" #1, "##
          + "disclosureIndicator whenNotEditing]",
      ])
  }

  @Test func aControlThatInsertsAsksTheDataSource() async {
    let lines = await rows(["Add"]) {
      ($0.editing, $0.isEdited) = (.insert, true)
    }
    // Each adds another row, at the end, as often as was tried.
    #expect(
      lines.first?.hasPrefix(
        #"row "Add" "Add" [insert whenEditing -> given row count 1 in list, insert list "New" "#
          + ##"#1 in list section "section" last, given row count 2 in list, insert list "New~2""##)
        == true)
    #expect(
      lines.dropFirst(2).allSatisfy {
        $0.hasSuffix("[insert whenEditing -> signal stop]< unselectable")
      })
  }

  @Test func aRowThatIsEditedHasItsDeletion() async {
    let preview = Preview("Settings") {
      let settings = Settings(style: .plain)
      (settings.rows, settings.isEdited) = (["Home"], true)
      return settings
    }
    let lines = await lines(AnyPreview(preview), beginning: "swipe ")
    #expect(
      lines == [##"swipe trailing "Delete" destructive full -> delete list "Home""##])
  }

  @Test func aRowComesBackAsItWentAway() async {
    let lines = await rows(["Allow", "Badges"]) { settings in
      var badges = false
      settings.style = { cell, row in
        if settings.rows[row] == "Badges" { cell.accessoryType = badges ? .checkmark : .none }
      }
      settings.didSelect = { settings, row in
        let path = [IndexPath(row: 1, section: 0)]
        if row == 1 {
          badges.toggle()
          settings.tableView.reloadRows(at: path, with: .none)
        } else if settings.rows.count == 2 {
          settings.rows[0] = "Forbid"
          settings.rows.removeLast()
          settings.tableView.deleteRows(at: path, with: .fade)
          settings.tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        } else {
          settings.rows = ["Allow", "Badges"]
          settings.tableView.insertRows(at: path, with: .fade)
          settings.tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
      }
    }
    #expect(
      lines == [
        #"row "Allow" "Allow" tap -> deselect list "Allow", delete list "Badges", "#
          + ##"replace list "Allow" #1"##,
        ##"row "Badges" "Badges" tap -> deselect list "Badges", replace list "Badges" #1"##,
        #"row "Allow" "Forbid" tap -> deselect list "Allow", insert list "Badges" "#
          + ##"#2 in list section "section" last, restore list "Badges", replace list "Allow" #2"##,
        #"row "Badges" "Badges" >[checkmark whenNotEditing] tap -> deselect list "Badges", "#
          + ##"replace list "Badges" #2"##,
        ##"row "Badges" "Badges" tap -> deselect list "Badges", replace list "Badges" #1"##,
        #"row "Allow" "Allow" tap -> deselect list "Allow", delete list "Badges", "#
          + ##"replace list "Allow" #1"##,
      ])
  }

  @Test func aRowIsNamedByTheTextOfItsField() async {
    func row(_ text: String, isSecure: Bool = false) async -> String? {
      let lines = await lines(
        AnyPreview(
          Preview("Row") {
            let cell = UITableViewCell()
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
            field.text = text
            field.placeholder = "New Reminder"
            field.isSecureTextEntry = isSecure
            cell.contentView.addSubview(field)
            return cell
          }), beginning: "row ")
      return lines.first?.split(separator: "\"").dropFirst().first.map(String.init)
    }
    #expect(await row("Buy milk") == "Buy milk")
    #expect(await row("") == "New Reminder")
    #expect(await row("1234", isSecure: true) != "1234")
  }

  /// UIKit: what edits a row stands at the table's edge.
  @Test func anIndentedRowIndentsItsContentAlone() async {
    let text = await outline(
      Preview("Row") {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Inner"
        cell.indentationLevel = 2
        return cell
      })
    #expect(text.contains("indented 20"), "\(text)")
    #expect(text.contains("accessories stay"), "\(text)")
  }
}
