internal import CellophaneDocument

extension ResolvedRowLook {
  /// What its rows have in common in one place of a list: the cell, and another body for each state
  /// in which more than its paint differs.
  func stencil(for page: inout HTMLWriter, in scope: Scope, _ key: RowStencils.Key) -> RowStencil {
    let bodies = CellBody.bodies(of: self)
    var opening = HTMLWriter(capacity: 1 << 8)
    opening.open(scope.role == .grid || scope.isInGroups ? "div" : "li", .row) { html in
      writeAttributes(
        to: &html, in: scope,
        isCalledByContent: bodies.count > 1 && !key.hasActions
          && bodies.allSatisfy(\.cell.isCalledByContent))
    }
    var cells = HTMLWriter(capacity: 1 << 10)
    var scope = scope
    scope.isInFocusableRow = scope.role.choosesRows
    scope.isInCell = true
    for (cell, body) in bodies {
      cell.write(to: &cells, in: scope, of: key.place, as: body) { html in
        key.separators.writeProperties(to: &html)
        if let height = key.height { html.property("height") { $0.append(points: height) } }
      }
    }
    page.refer(asIn: cells)
    page.refer(asIn: opening)
    return RowStencil(opening: opening.stencil, cells: cells.stencil)
  }

  /// - Parameter isCalledByContent: Whether rows are called by whichever body shows. A reference
  ///   reads what it names even while that is not shown.
  private func writeAttributes(
    to html: inout HTMLWriter, in scope: Scope, isCalledByContent: Bool
  ) {
    html.identify(in: scope) { $0.append(.name, of: scope.collection, in: scope) }
    switch scope.role {
    case .list, .navigation:
      if scope.isInGroups || scope.isInChunks { html.attribute("role", "listitem") }
    case .grid: html.attribute("role", "row")
    case .tree: html.attribute("role", "treeitem")
    }
    guard scope.role != .navigation else { return }
    if !isCalledByContent || scope.role == .list { cell.writeName(to: &html, in: scope) }
    guard let accessibility = cell.accessibility else { return }
    if accessibility.isHidden, scope.role == .list { html.attribute("aria-hidden", "true") }
    accessibility.writeDescription(to: &html)
  }
}
