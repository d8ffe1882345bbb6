import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// Names that are struck off as they are opened.
private final class NamesController: UITableViewController {
  private var opened: Set<String> = []
  private let names = ["Ada", "Grace"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Names"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    let name = names[indexPath.row]
    cell.textLabel?.text = opened.contains(name) ? "(\(name))" : name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    opened.insert(names[indexPath.row])
    tableView.reloadRows(at: [indexPath], with: .automatic)
    let screen = UIViewController()
    screen.title = names[indexPath.row]
    navigationController?.pushViewController(screen, animated: true)
  }
}

/// A row that is checked by its first tap, and opens by the second.
private final class CheckedController: UITableViewController {
  private var isChecked = false

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Ada"
    cell.accessoryType = isChecked ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if isChecked {
      navigationController?.pushViewController(UIViewController(), animated: true)
    } else {
      isChecked = true
      tableView.reloadRows(at: [indexPath], with: .automatic)
    }
  }
}

/// Rows that push a screen and are chosen until it is left, among headings that open and close.
@MainActor private func families(expanded: [String]) -> UINavigationController {
  let families = FamiliesController.list { $0.headerMode = .firstItemInSection }
  families.expanded = expanded
  families.accessories = { _, _, isParent in
    isParent ? [.outlineDisclosure(options: .init(style: .header))] : []
  }
  families.didSelect = { families, item in
    let screen = UIViewController()
    screen.title = item
    families.navigationController?.pushViewController(screen, animated: true)
  }
  return UINavigationController(rootViewController: families)
}

/// What a touch changes beneath the screen that it pushes.
@Suite(.serialized) @MainActor struct PushedBeneathTests {
  @Test func aRowThatIsOpenedLooksOpenedOnceItsScreenIsLeft() async {
    let preview = Preview("Names") {
      UINavigationController(rootViewController: NamesController())
    }
    let page = await AnyPreview(preview).resolve()[0]
    #expect(page.findings.map(\.message) == [])
    let lines = page.outline.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    let taps: [String] = lines.compactMap { line in
      line.firstRange(of: " tap -> ").map { String(line[$0.upperBound...]) }
    }
    #expect(taps.count == 4)
    #expect(taps.first == #"show shown-ada, deselect list "Ada", replace list "Ada" #1"#)
    #expect(taps.last == #"show shown-grace, deselect list "Grace""#)
    #expect(
      lines.filter { $0.hasPrefix("alternate") } == [
        "alternate shown-ada in root", "alternate shown-grace in root",
      ])
  }

  @Test func aRowThatPushesOnlyInAnotherLookPushesThere() async {
    let preview = Preview("Checked") {
      UINavigationController(rootViewController: CheckedController())
    }
    let page = await AnyPreview(preview).resolve()[0]
    #expect(page.findings.map(\.message) == [])
    let row = page.outline.split(separator: "\n")
      .last { $0.contains(">[checkmark whenNotEditing]") }
    #expect(row?.hasSuffix(#"tap -> show shown-ada, deselect list "Ada""#) == true, "\(row ?? "")")
  }

  /// The delegate does not hear of taps on the first row, which is a heading.
  @Test(arguments: [["Pep", "Marx", "Other"], []])
  func rowsUnderHeadingsPushAndAreNotChosenOnceOneIsBack(_ expanded: [String]) async {
    let page = await AnyPreview(Preview("Families") { families(expanded: expanded) }).resolve()[0]
    let taps = page.outline.split(separator: "\n").compactMap { line in
      line.firstRange(of: " tap -> ").map { String(line[$0.upperBound...]) }
    }
    #expect(
      taps == [
        #"show shown-pep-manny, deselect list "Pep/Manny""#,
        #"show shown-pep-moe, deselect list "Pep/Moe""#,
        #"show shown-marx-groucho, deselect list "Marx/Groucho""#,
        #"show shown-marx-other-zeppo, deselect list "Marx/Other/Zeppo""#,
      ])
  }
}
