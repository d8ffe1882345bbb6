internal import CellophaneDocument

extension ResolvedRowLook {
  /// Writes the cell, and another body for each state in which more than its paint differs.
  private func writeCells(to html: inout HTMLWriter, in scope: Scope, _ key: RowStencils.Key) {
    for (cell, body) in CellBody.bodies(of: self) {
      cell.write(to: &html, in: scope, of: key.place, as: body) { html in
        key.separators.writeProperties(to: &html)
      }
    }
  }

  /// What its rows have in common in one place of a list.
  func stencil(for page: inout HTMLWriter, in scope: Scope, _ key: RowStencils.Key) -> RowStencil {
    var opening = HTMLWriter(capacity: 1 << 8)
    opening.open(scope.role == .grid || scope.isInGroups ? "div" : "li", .row) { html in
      writeAttributes(to: &html, in: scope)
    }
    var cells = HTMLWriter(capacity: 1 << 10)
    writeCells(to: &cells, in: scope, key)
    page.refer(asIn: cells)
    page.refer(asIn: opening)
    return RowStencil(opening: opening.stencil, cells: cells.stencil)
  }

  private func writeAttributes(to html: inout HTMLWriter, in scope: Scope) {
    html.attribute("id") { $0.append(.name, of: scope.collection, in: scope) }
    switch scope.role {
    case .list, .navigation:
      if scope.isInGroups || scope.isInChunks { html.attribute("role", "listitem") }
    case .grid: html.attribute("role", "row")
    case .tree: html.attribute("role", "treeitem")
    }
    guard scope.role != .navigation else { return }
    cell.writeName(to: &html, in: scope)
    guard let accessibility = cell.accessibility else { return }
    if accessibility.isHidden, scope.role == .list { html.attribute("aria-hidden", "true") }
    accessibility.writeDescription(to: &html)
  }
}
