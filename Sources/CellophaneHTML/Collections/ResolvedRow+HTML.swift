internal import CellophaneDocument
internal import CellophaneLook

extension ResolvedRow {
  // A call would copy the row, which costs more than its markup.
  @inline(__always)
  func write(to html: inout HTMLWriter, in scope: Scope) {
    html.element(scope.role == .grid || scope.isInGroups ? "div" : "li", .row) { html in
      writeAttributes(to: &html, in: scope)
      writeCells(to: &html, in: scope)
      if !children.isEmpty { Self.write(children, to: &html, in: scope) }
    }
  }

  private static func write(
    _ children: [ResolvedRow], to html: inout HTMLWriter, in scope: Scope
  ) {
    html.element("ul", .children) { html in
      html.attribute("role", "group")
      var scope = scope
      scope.depth += 1
      scope.isInGroups = false
      children.forEachInPlace { $0.pointee.write(to: &html, in: scope) }
    }
  }

  @inline(__always)
  private func writeAttributes(to html: inout HTMLWriter, in scope: Scope) {
    html.attribute("id") { $0.append(row: name, of: scope.collection, in: scope) }
    switch scope.role {
    case .list, .navigation: if scope.isInGroups { html.attribute("role", "listitem") }
    case .grid: html.attribute("role", "row")
    case .tree: html.attribute("role", "treeitem")
    }
    if let label = cell.accessibility?.label, scope.role != .navigation {
      html.attribute("aria-label", text: label)
    } else if cell.hasTexts, scope.role != .navigation {
      html.attribute("aria-labelledby") { value in
        value.append(row: name, of: scope.collection, in: scope)
        value.append("~name")
      }
    }
    if let expansion { expansion.write(to: &html, in: scope) }
    if scope.role == .grid || scope.role == .tree {
      if scope.selection != .none && isSelectable {
        html.attribute("aria-selected", isSelected ? "true" : "false")
      } else if isSelected {
        html.attribute("data-selected", "true")
      }
    } else if isSelected {
      html.attribute("data-selected", "true")
    }
    if !isEnabled { html.attribute("aria-disabled", "true") }
    if isReorderable { html.attribute("data-reorderable", "true") }
    if tap?.destination == nil || scope.role != .navigation {
      tap?.write(as: "data-tap", to: &html, in: scope)
    }
    separators.writeAttributes(to: &html)
  }

  @inline(__always)
  private func writeCells(to html: inout HTMLWriter, in scope: Scope) {
    guard let swipe else { return writeStates(to: &html, in: scope) }
    html.element("div", .swipe) { html in
      if scope.role == .grid { html.attribute("role", "gridcell") }
      swipe.write(swipe.leading, as: .leadingActions, to: &html, in: scope)
      writeStates(to: &html, in: scope)
      swipe.write(swipe.trailing, as: .trailingActions, to: &html, in: scope)
    }
  }

  /// Writes the cell, and another body for each state in which more than its paint differs.
  @inline(__always)
  private func writeStates(to html: inout HTMLWriter, in scope: Scope) {
    let place = RowPlace(
      name: name, isGridcell: scope.role == .grid && swipe == nil,
      destination: scope.role == .navigation ? tap?.destination : nil, isSelected: isSelected)
    guard !variants.isEmpty else {
      return cell.write(to: &html, in: scope, of: place) { separators.writeProperties(to: &$0) }
    }
    var start = CellBody()
    var bodies: [ResolvedVariant] = []
    for variant in variants where variant.states.count == 1 {
      if cell.differsOnlyInPaint(from: variant.cell) {
        start.twins.append(StateTwin(state: variant.states[0], cell: variant.cell))
      } else {
        bodies.append(variant)
      }
    }
    start.replacingStates = bodies.map { $0.states[0] }
    cell.write(to: &html, in: scope, of: place, as: start) { separators.writeProperties(to: &$0) }
    for (index, variant) in bodies.enumerated() {
      var body = CellBody()
      body.state = variant.states[0]
      body.replacingStates = bodies[(index + 1)...].map { $0.states[0] }
      variant.cell.write(to: &html, in: scope, of: place, as: body) { html in
        separators.writeProperties(to: &html)
      }
    }
  }
}

extension ResolvedExpansion {
  fileprivate func write(to html: inout HTMLWriter, in scope: Scope) {
    html.attribute("aria-expanded", isExpanded ? "true" : "false")
    switch trigger {
    case .accessory: break
    case .row: html.attribute("data-trigger", "row")
    case .none: html.attribute("data-trigger", "none")
    }
    switch (refusesExpanding, refusesCollapsing) {
    case (true, true): html.attribute("data-refuses", "expand collapse")
    case (true, false): html.attribute("data-refuses", "expand")
    case (false, true): html.attribute("data-refuses", "collapse")
    case (false, false): break
    }
    expanding?.write(as: "data-expanding", to: &html, in: scope)
    collapsing?.write(as: "data-collapsing", to: &html, in: scope)
  }
}

extension ResolvedSeparators {
  fileprivate func writeAttributes(to html: inout HTMLWriter) {
    if top != .automatic { html.attribute("data-separator-top", text: top.rawValue) }
    if bottom != .automatic { html.attribute("data-separator-bottom", text: bottom.rawValue) }
  }

  /// Writes what the author changed of the lines, onto the cell that draws them.
  func writeProperties(to html: inout HTMLWriter) {
    if let color { html.property("separator-color") { $0.append(color) } }
    if let insets = bottomInsets {
      html.property("separator-start") { $0.append(points: insets.leading) }
      html.property("separator-end") { $0.append(points: insets.trailing) }
    }
  }
}
