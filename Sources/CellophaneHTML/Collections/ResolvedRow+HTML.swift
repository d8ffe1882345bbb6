internal import CellophaneDocument
internal import CellophaneLook

extension ResolvedRow {
  func write(to html: inout HTMLWriter, in scope: Scope) {
    withUnsafePointer(to: self) { RowWriter(row: $0).write(to: &html, in: scope) }
  }

  /// - Parameter range: The places of the rows that are written; all by default.
  static func write(
    _ rows: [ResolvedRow], at range: Range<Int>? = nil, to html: inout HTMLWriter,
    in scope: Scope
  ) {
    rows.forEachInPlace(at: range) { RowWriter(row: $0).write(to: &html, in: scope) }
  }
}

/// Writes a row where it lies: a copy of it costs more than its markup.
private struct RowWriter {
  let row: UnsafePointer<ResolvedRow>

  func write(to html: inout HTMLWriter, in scope: Scope) {
    let stencil = stencil(for: &html, in: scope)
    // Without a closure, for which a scope would be copied.
    html.start(stencil.opening, ofRow: row.pointee.name)
    writeAttributes(to: &html, in: scope)
    if row.pointee.swipe == nil {
      html.fill(stencil.cells, name: row.pointee.name, words: row.pointee.words)
    } else {
      writeSwipe(around: stencil, to: &html, in: scope)
    }
    if !row.pointee.badges.isEmpty { writeBadges(to: &html, in: scope) }
    if !row.pointee.actions.isEmpty { row.pointee.actions.write(to: &html, in: scope) }
    if !row.pointee.children.isEmpty { writeChildren(to: &html, in: scope) }
    html.end(scope.role == .grid || scope.isInGroups ? "div" : "li")
  }

  private func stencil(for html: inout HTMLWriter, in scope: Scope) -> RowStencil {
    // Most rows look like the row before, which costs less to see than to say.
    if let last = scope.stencils.last, last.isOf(row, in: scope) { return last.stencil }
    let destination = scope.role == .navigation ? row.pointee.tap?.destination : nil
    let key = RowStencils.Key(
      place: RowPlace(
        isGridcell: scope.role == .grid, destination: destination,
        isCurrent: destination != nil && row.pointee.isSelected, isHeader: row.pointee.isHeader),
      hasActions: row.pointee.swipe != nil || !row.pointee.actions.isEmpty, depth: scope.depth,
      isInGroups: scope.isInGroups, isInChunks: scope.isInChunks,
      separators: row.pointee.separators, height: row.pointee.height)
    return scope.stencils.stencil(of: row.pointee.look, key) {
      row.pointee.look.stencil(for: &html, in: scope, key)
    }
  }

  /// Whether a press shows on the row although it cannot be chosen.
  private var highlightsOnly: Bool {
    !row.pointee.isSelectable && row.pointee.isEnabled
      && row.pointee.look.variants.contains { $0.states == [.highlighted] }
  }

  private func writeAttributes(to html: inout HTMLWriter, in scope: Scope) {
    if row.pointee.expansion != nil || row.pointee.refusesDeselecting {
      row.pointee.expansion?.writeState(to: &html)
      row.pointee.writeRefusals(to: &html)
      row.pointee.expansion?.write(to: &html, in: scope)
    }
    if scope.role.choosesRows,
      scope.selection != .none || scope.choosesOtherwise, row.pointee.isSelectable
    {
      html.attribute("aria-selected", row.pointee.isSelected ? "true" : "false")
    } else if row.pointee.isSelected {
      html.attribute("data-selected", "true")
    }
    if !row.pointee.isEnabled { html.attribute("aria-disabled", "true") }
    if scope.selection != .none, highlightsOnly {
      html.attribute("data-highlights", "true")
    }
    if row.pointee.isReorderable {
      html.use([.edits, .reordering])
      html.attribute("data-reorderable", "true")
    }
    if let tap = row.pointee.tap, tap.destination == nil || scope.role != .navigation {
      tap.write(as: "data-tap", to: &html, in: scope)
    }
    if let menu = row.pointee.menu {
      html.use(.edits)
      let panel = PagePanel(menu, isOver: false, in: scope)
      html.show(panel)
      html.attribute("data-menu", text: panel.id)
    }
    if row.pointee.isHeader, scope.appearance.hasCards { html.attribute("data-header", "true") }
    scope.searching?.write(row: row.pointee.name, of: scope.collection, to: &html)
    row.pointee.separators.writeAttributes(to: &html)
    if row.pointee.height != nil { html.attribute("data-height", "") }
  }

  // What few rows have is kept out of what is done for each: a scope is large to be copied.
  @inline(never)
  private func writeSwipe(
    around stencil: RowStencil, to html: inout HTMLWriter, in scope: Scope
  ) {
    guard let swipe = row.pointee.swipe else { return }
    html.use(.swipe)
    html.element("div", .swipe) { html in
      swipe.write(swipe.leading, as: .leadingActions, to: &html, in: scope)
      html.element("div", .slide) { html in
        html.fill(stencil.cells, name: row.pointee.name, words: row.pointee.words)
        swipe.write(swipe.trailing, as: .trailingActions, to: &html, in: scope)
      }
    }
  }

  @inline(never)
  private func writeBadges(to html: inout HTMLWriter, in scope: Scope) {
    for badge in row.pointee.badges { badge.write(to: &html, in: scope) }
  }

  @inline(never)
  private func writeChildren(to html: inout HTMLWriter, in scope: Scope) {
    var scope = scope
    scope.depth += 1
    scope.isInGroups = false
    scope.isInChunks = scope.hasChunks && row.pointee.children.count > RowChunk.size
    html.element(scope.isInChunks ? "div" : "ul", .children) { html in
      html.attribute("role", "group")
      // The browser's own search opens what it finds.
      if scope.role == .tree, row.pointee.expansion?.canOpen == true {
        html.attribute("hidden", "until-found")
      }
      if scope.hasChunks {
        html.property("rows") { $0.append(Double(row.pointee.children.count)) }
      }
      RowChunk.write(row.pointee.children, to: &html, in: scope)
    }
  }
}

extension ResolvedRow {
  /// Writes what cannot be done to the row.
  fileprivate func writeRefusals(to html: inout HTMLWriter) {
    let isFixed = expansion?.trigger == ResolvedExpansion.Trigger.none
    let refusals: [(isRefused: Bool, verb: StaticString)] = [
      (expansion?.canOpen == false, "expand"),
      (isFixed || expansion?.refusesCollapsing == true, "collapse"),
      (refusesDeselecting, "deselect"),
    ]
    guard refusals.contains(where: \.isRefused) else { return }
    html.attribute("data-refuses") { value in
      var isFirst = true
      for (_, verb) in refusals.filter(\.isRefused) {
        if !isFirst { value.append(" ") }
        value.append(verb)
        isFirst = false
      }
    }
  }
}

extension ResolvedExpansion {
  fileprivate func writeState(to html: inout HTMLWriter) {
    html.attribute("aria-expanded", isExpanded ? "true" : "false")
    switch trigger {
    case .accessory: break
    case .row: html.attribute("data-trigger", "row")
    case .none: html.attribute("data-trigger", "none")
    }
  }

  fileprivate func write(to html: inout HTMLWriter, in scope: Scope) {
    if let note {
      html.use([note.feature, .announcements])
      html.attribute("aria-describedby", text: note.id)
    }
    expanding?.write(as: "data-expanding", to: &html, in: scope)
    collapsing?.write(as: "data-collapsing", to: &html, in: scope)
  }
}

extension ResolvedExpansion {
  /// Whether somebody can open the row.
  fileprivate var canOpen: Bool { !refusesExpanding && !isCut && trigger != .none }

  /// What stands against toggling it, for a reader who wonders.
  private var note: PageNote? {
    if isCut { return .cut }
    if trigger == .none { return nil }
    switch (refusesExpanding, refusesCollapsing) {
    case (true, true): return .locked
    case (true, false): return .closed
    case (false, true): return .open
    case (false, false): return nil
    }
  }
}

extension ResolvedSeparators {
  fileprivate func writeAttributes(to html: inout HTMLWriter) {
    if top != .automatic { html.attribute("data-separator-top", text: top.rawValue) }
    if bottom != .automatic { html.attribute("data-separator-bottom", text: bottom.rawValue) }
    if bottomInsets?.leading != nil { html.attribute("data-separator-start", "") }
  }

  /// Writes what the author changed of the lines, onto the cell that draws them.
  func writeProperties(to html: inout HTMLWriter) {
    if let color { html.property("separator-color") { $0.append(color) } }
    if let start = bottomInsets?.leading {
      html.property("separator-start") { $0.append(points: start) }
    } else if let guideStart {
      html.property("separator-inset") { $0.append(points: guideStart) }
    }
    if let end = bottomInsets?.trailing ?? guideEnd {
      html.property("separator-end") { $0.append(points: end) }
    }
  }
}
