import CellophaneDocument
import CellophaneLook
import CellophanePreview
import Testing
import UIKit

/// A table with a view above its only section that has a label in it.
private final class EdgeTable: UITableViewController {
  var edge: UIView?

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { edge }
}

/// Views of an author's in a table's headers.
@Suite(.serialized) @MainActor struct TableEdgeTests {
  /// The columns and the label of what stands above the rows.
  private func lines(
    _ style: UITableView.Style = .plain, look: Look = .iOS26,
    _ make: @escaping @MainActor @Sendable (EdgeTable) -> Void
  ) async -> [String] {
    let text = await outline(
      Preview("Edges") {
        let table = EdgeTable(style: style)
        make(table)
        return table
      }, look: look)
    let lines = text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    return lines.filter { $0.hasPrefix("grid columns") || $0.hasPrefix("label") }
  }

  private func label(_ text: String, in view: UIView) -> UILabel {
    let label = UILabel()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
    ])
    return label
  }

  /// No points that were measured in one font, which would cut the text in another.
  @Test func aLabelWithoutATrailingEdgeIsAsWideAsItsText() async {
    let isTyped = await lines { table in
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      let label = label("Recents", in: header.contentView)
      label.leadingAnchor.constraint(equalTo: header.contentView.leadingAnchor, constant: 16)
        .isActive = true
      table.edge = header
    }
    let expected = [
      "grid columns 16,1fr rows 8,content,8", #"label "Recents" at 2-3,2-3 across start"#,
    ]
    #expect(isTyped == expected)
    let isPlain = await lines { table in
      let header = UIView()
      let label = label("Recents", in: header)
      label.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16).isActive = true
      table.edge = header
    }
    #expect(isPlain == expected)
  }

  @Test func aLabelBesideAllThereIsIsNeverNarrowerThanItsText() async {
    let lines = await lines { table in
      let header = UIView()
      let label = label("Recents", in: header)
      label.leadingAnchor.constraint(equalTo: header.trailingAnchor, constant: 16).isActive = true
      table.edge = header
    }
    #expect(lines.last == #"label "Recents" at 1-2,2-3 across end x 78 whole text"#)
  }
}
