internal import CellophaneDocument
internal import CellophaneLook

extension ResolvedCollection {
  func write(to html: inout HTMLWriter, in scope: Scope) {
    if isKept { return ResolvedView.place(of: name).write(to: &html, in: scope) }
    var scope = scope
    scope.collection = name
    (scope.label, scope.titleBar) = (label, titleBar)
    scope.isInFocusableRow = false
    scope.isInInnerList = scope.isInCell
    scope.role = role
    if !scope.isInInnerList { html.note(role, of: name) }
    scope.selection = selection
    scope.choosesOtherwise = otherSelection == .single || otherSelection == .multiple
    scope.hasChunks = isLarge
    switch role {
    case .list: break
    case .navigation: html.use(.rows)
    case .grid: html.use([.outlines, .rows])
    case .tree: html.use([.outlines, .rows, .trees])
    }
    html.element(role == .navigation ? "nav" : "div", .collection) { html in
      html.identify(in: scope) { $0.append(id: name, in: scope) }
      if role == .navigation { html.label(in: scope) }
      writeSelection(to: &html)
      if isEditing { html.attribute("data-editing", "true") }
      if scope.hasChunks { html.attribute("data-large", "true") }
      writeGround(to: &html)
      if let tint { html.property("tint") { $0.append(tint) } }
      if interSectionSpacing != 0 {
        html.property("section-spacing") { $0.append(points: interSectionSpacing) }
      }
      contentInsets.writeScrolled(to: &html)
      index?.write(to: &html, in: scope)
      for supplementary in supplementaries where !supplementary.edge.isAfter {
        supplementary.write(as: .supplementary, to: &html, in: scope)
      }
      if let backgroundView {
        html.element("div", .emptyView) { backgroundView.write(to: &$0, in: scope) }
      }
      if let emptied {
        html.element("div", .emptyView) { html in
          html.attribute("data-kind", "emptied")
          emptied.write(to: &html, in: scope)
        }
      }
      for section in sections { section.write(to: &html, in: scope) }
      for supplementary in supplementaries where supplementary.edge.isAfter {
        supplementary.write(as: .supplementary, to: &html, in: scope)
      }
    }
  }
}

extension ResolvedCollection {
  private func writeSelection(to html: inout HTMLWriter) {
    if selection != .none || otherSelection != nil {
      html.attribute("data-selection", text: selection.rawValue)
    }
    if let otherSelection {
      html.use(.rows)
      html.attribute("data-other-selection", text: otherSelection.rawValue)
    }
    if selectionFollowsFocus { html.attribute("data-follows-focus", "true") }
  }

  /// Whether there are so many rows that those far from view are better not laid out.
  private var isLarge: Bool {
    var room = 400
    for section in sections where !ResolvedRow.fit(section.rows, in: &room) { return true }
    return false
  }
}

extension ResolvedRow {
  /// Whether rows with everything under them are no more than there is room for.
  fileprivate static func fit(_ rows: [ResolvedRow], in room: inout Int) -> Bool {
    room -= rows.count
    var isFitting = room >= 0
    rows.forEachInPlace { row in
      if isFitting, !row.pointee.children.isEmpty {
        isFitting = fit(row.pointee.children, in: &room)
      }
    }
    return isFitting
  }
}

extension ResolvedCollection {
  /// Writes what the rows lie on: the author's colour, or what the first list's appearance has.
  ///
  /// A bar above the collection lies on the same ground, so it is written there as well.
  func writeGround(to html: inout HTMLWriter) {
    switch lists.first?.appearance {
    case nil, .plain, .sidebarPlain: break
    case .grouped, .insetGrouped: html.attribute("data-ground", "grouped")
    case .sidebar: html.attribute("data-ground", "sidebar")
    }
    if let ground = listGround ?? background {
      html.property("own-ground") { $0.append(ground) }
    }
  }

  /// The background of a layout that is one list: it fills what is behind all rows.
  private var listGround: LookColor? {
    let lists = lists
    guard let own = lists.first?.background, own.isOpaque, lists.count >= sections.count,
      lists.allSatisfy({ $0.background == own })
    else { return nil }
    return own
  }

  /// The layouts of the sections that are lists; where there are no sections, what they would have.
  private var lists: [ResolvedListLayout] {
    if sections.isEmpty { return list.map { [$0] } ?? [] }
    return sections.compactMap {
      if case .list(let list) = $0.layout { list } else { nil }
    }
  }
}

extension ResolvedSection {
  func write(to html: inout HTMLWriter, in scope: Scope) {
    var scope = scope
    scope.stencils = RowStencils()
    html.makeRoom(forRows: rows.count)
    switch layout {
    case .list(let list):
      scope.appearance = list.appearance
      html.element("div", .section, ClassName(list.appearance)) { html in
        writeID(to: &html, in: scope)
        if list.isTable { html.attribute("data-table", "true") }
        if header != nil || list.appearance.hasCards && rows.first?.isHeader == true {
          html.attribute("data-header", "true")
        }
        if footer != nil { html.attribute("data-footer", "true") }
        list.writeProperties(to: &html)
        header?.write(as: .header, to: &html, in: scope)
        scope.isInGroups = false
        scope.isInChunks = scope.hasChunks && rows.count > RowChunk.size
        let isList = scope.role != .grid && !scope.isInChunks
        html.element(isList ? "ul" : "div", .rows) { html in
          writeRole(to: &html, in: scope)
          RowChunk.write(rows, to: &html, in: scope)
        }
        footer?.write(as: .footer, to: &html, in: scope)
      }
    case .compositional(let layout):
      scope.isInGroups = true
      scope.isInChunks = false
      html.element("div", .section, .compositional) { html in
        writeID(to: &html, in: scope)
        layout.writeProperties(to: &html)
        for decoration in layout.decorations { decoration.write(to: &html, in: scope) }
        header?.write(as: .header, to: &html, in: scope)
        layout.write(rows, of: self, to: &html, in: scope)
        footer?.write(as: .footer, to: &html, in: scope)
      }
    }
  }

  private func writeID(to html: inout HTMLWriter, in scope: Scope) {
    html.identify(in: scope) { $0.append(section: name, of: scope.collection, in: scope) }
    scope.searching?.write(section: name, of: scope.collection, to: &html)
  }

  /// Writes what the element around the rows is and what it is called.
  func writeRole(to html: inout HTMLWriter, in scope: Scope) {
    switch scope.role {
    case .list, .navigation: html.attribute("role", "list")
    case .grid: html.attribute("role", "grid")
    case .tree: html.attribute("role", "tree")
    }
    if scope.isInInnerList {
      html.label(in: scope)
    } else if let header, header.isHeading {
      html.attribute("aria-labelledby") { $0.append(id: header.name, in: scope) }
    } else if let first = rows.first, first.isHeader, first.look.cell.hasTexts {
      html.attribute("aria-labelledby") { value in
        value.append(row: first.name, of: scope.collection, in: scope)
        value.append("~name")
      }
    } else {
      html.label(in: scope)
    }
    if scope.selection == .multiple, scope.role.choosesRows {
      html.attribute("aria-multiselectable", "true")
    }
  }
}

extension HTMLWriter {
  /// Writes what the list is called.
  fileprivate mutating func label(in scope: Scope) {
    if let bar = scope.titleBar {
      attribute("aria-labelledby") { $0.append(.title(bar: bar), in: scope) }
    } else {
      attribute("aria-label", text: scope.label)
    }
  }
}

extension ResolvedListLayout {
  fileprivate func writeProperties(to html: inout HTMLWriter) {
    if let headerTopPadding {
      html.property("header-top-padding") { $0.append(points: headerTopPadding) }
    }
    if let background { html.property("section-background") { $0.append(background) } }
    if let contentInsets { html.insets("section-block", "section-inline", contentInsets) }
  }
}

extension ResolvedSupplementary {
  /// Whether it is heard as a heading: an author's own view with buttons in it is more than that.
  fileprivate var isHeading: Bool {
    if case .view(let view) = cell.content, view.hasControls { return cell.isHeading }
    return isHeader || cell.isHeading
  }

  func write(as place: ClassName, to html: inout HTMLWriter, in scope: Scope) {
    var scope = scope
    scope.isInCell = true
    html.element("div", place) { html in
      html.identify(in: scope) { $0.append(id: name, in: scope) }
      if cell.accessibility?.isHidden == true {
        html.attribute("aria-hidden", "true")
      } else if isHeading {
        html.attribute("role", "heading")
        html.attribute("aria-level", "2")
      } else if cell.ownLabel != nil {
        html.attribute("role", "group")
      }
      if let label = cell.ownLabel { html.attribute("aria-label", text: label) }
      cell.accessibility?.writeDescription(to: &html)
      if pins { html.attribute("data-pins", "true") }
      if passesInsets { html.property("section-inline") { $0.append("0") } }
      if edge != .top && edge != .bottom { html.attribute("data-edge", text: edge.rawValue) }
      size?.writeProperties(to: &html)
      if let height {
        html.attribute("data-height", "")
        html.property("height") { $0.append(points: height) }
      }
      cell.write(to: &html, in: scope)
    }
  }
}

extension ResolvedSupplementary.Edge {
  /// Whether it stands after what it belongs to, in reading order.
  fileprivate var isAfter: Bool {
    switch self {
    case .bottom, .bottomLeading, .bottomTrailing, .trailing: true
    default: false
    }
  }
}

extension LookColor {
  /// Whether nothing shows through.
  fileprivate var isOpaque: Bool {
    guard alpha == 1 else { return false }
    guard case .fixed(let colors) = source else { return true }
    return [colors.light, colors.dark, colors.lightContrast, colors.darkContrast]
      .allSatisfy { $0.alpha == 1 }
  }
}
