import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// A table of three names.
private class TableController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = ["Ada", "Grace", "Mary"][indexPath.row]
    return cell
  }
}

private final class UnevenController: TableController {
  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    indexPath.row == 1 ? 120 : UITableView.automaticDimension
  }
}

@Suite(.serialized) @MainActor struct RowHeightTests {
  @Test func aTablesRowsAreAsHighAsItSays() async {
    let text = await outline(
      Preview("Names") {
        let table = TableController()
        table.tableView.rowHeight = 90
        return table
      })
    #expect(text.contains(#"row "Ada" "Ada" [delete whenEditing]< height 90"#))
    #expect(text.contains(#"row "Mary" "Mary" [delete whenEditing]< height 90"#))
  }

  @Test func aDelegateSaysTheHeightOfEachRow() async {
    let text = await outline(Preview("Names") { UnevenController() })
    #expect(text.contains(#"row "Ada" "Ada" [delete whenEditing]<\#n"#))
    #expect(text.contains(#"row "Grace" "Grace" [delete whenEditing]< height 120"#))
  }

  @Test func aRowWhoseViewsStandWhereTheirFramesSayIsAsHighAsACellIsAtFirst() async {
    final class FormController: TableController {
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        let field = UITextField(frame: cell.contentView.bounds.insetBy(dx: 16, dy: 0))
        field.placeholder = ["First", "Last", "Phone"][indexPath.row]
        field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.contentView.addSubview(field)
        return cell
      }
    }
    #expect(UITableViewCell().contentView.bounds.size == CGSize(width: 320, height: 44))
    let text = await outline(Preview("Form") { FormController() })
    #expect(text.components(separatedBy: " height 52\n").count == 4)
  }

  @Test func withoutAHeightContentsDecide() async {
    let text = await outline(Preview("Names") { TableController() })
    #expect(!text.contains(" height "))
  }
}
