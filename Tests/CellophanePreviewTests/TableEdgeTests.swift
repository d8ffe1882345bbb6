import CellophaneDocument
import CellophaneLook
import CellophanePreview
import Testing
import UIKit

/// A table with a view above its only section that has a label in it.
private final class EdgeTable: UITableViewController {
  var edge: UIView?
  var whole: UIView?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableHeaderView = whole
  }

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

  /// UIKit: the text of a header stands where that of the rows does.
  @Test(arguments: [
    (UITableView.Style.plain, Look.iOS26, 20), (.plain, .iOS18, 20), (.grouped, .iOS26, 16),
    (.insetGrouped, .iOS26, 16), (.insetGrouped, .iOS18, 20),
  ])
  func theMarginsOfAHeaderAreThoseOfTheRows(
    style: UITableView.Style, look: Look, margin: Int
  ) async {
    let lines = await lines(style, look: look) { table in
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      let guide = header.contentView.layoutMarginsGuide
      let label = label("Recents", in: header.contentView)
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
      table.edge = header
    }
    #expect(lines.first == "grid columns \(margin),1fr,\(margin) rows 8,content,8")
  }

  /// UIKit: a view of another class keeps its own margins unless it preserves the table's.
  @Test func aHeaderOfAnotherClassHasTheTablesMarginsWhereItPreservesThem() async {
    for (preserves, margin) in [(false, 8), (true, 20)] {
      let lines = await lines { table in
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
        header.preservesSuperviewLayoutMargins = preserves
        let label = label("Recents", in: header)
        label.leadingAnchor.constraint(equalTo: header.layoutMarginsGuide.leadingAnchor)
          .isActive = true
        table.whole = header
      }
      #expect(lines.first?.hasPrefix("grid columns \(margin),1fr rows 8,") == true, "\(lines)")
    }
  }

  @Test func theLabelsOfAHeaderAreItsText() async {
    let text = await outline(
      Preview("Edges") {
        let table = EdgeTable(style: .plain)
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.textLabel?.text = "Recents"
        table.edge = header
        return table
      })
    #expect(text.contains(#"text "Recents""#), "\(text)")
  }
}
