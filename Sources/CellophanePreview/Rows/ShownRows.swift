internal import CellophaneDocument
internal import UIKit

/// Turns the rows of a list that are seen into the document's, as they are.
@MainActor struct ShownRows {
  let view: any AskableList
  let cells: CellResolver
  private let surroundings: CellSurroundings?
  private var names = RowNames()

  init(view: any AskableList, cells: CellResolver) {
    self.view = view
    self.cells = cells
    surroundings = cells.gathering.likenesses.surroundings(of: view)
  }

  var selection: ResolvedCollection.Selection {
    guard view.allowsSelectionNow else { return .none }
    return view.allowsMultipleSelectionNow ? .multiple : .single
  }

  mutating func rows(_ nodes: [RowNode], under parent: String? = nil) -> [ResolvedRow] {
    var rows: [ResolvedRow] = []
    for node in nodes {
      guard let indexPath = node.indexPath else { continue }
      cells.gathering.takeRuntimeIssues()
      let count = cells.gathering.findings.count
      let cell = view.askableCell(at: indexPath)
      let shown =
        cells.gathering.likenesses.shown(cell, in: surroundings, by: cells)
        ?? ResolvedRowLook.parting(cells.cell(cell), [])
      cells.gathering.takeRuntimeIssues()
      let own =
        node.identifier.flatMap { stableName(of: $0) }
        ?? shown.look.cell.saying(shown.words).firstText ?? "row"
      var row = ResolvedRow(
        name: names.name(own, under: parent), shown, isHeader: cell.isHeaderRow,
        isSelected: cell.isSelected, isEnabled: cell.isUserInteractionEnabled)
      cells.gathering.attribute(since: count, to: row.name)
      row.height = view.height(at: indexPath)
      row.isSelectable = view.allowsSelectionNow && row.isEnabled
      if node.isExpanded { row.children = self.rows(node.children, under: row.name) }
      if !node.children.isEmpty || node.isExpanded {
        row.expansion = ResolvedExpansion(isExpanded: node.isExpanded, trigger: .none)
      }
      rows.append(row)
    }
    return rows
  }
}
