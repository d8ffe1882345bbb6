internal import CellophaneDocument
internal import CellophaneLook

extension ResolvedCell {
  /// Writes the content between its accessories, on its background.
  ///
  /// - Parameters:
  ///   - row: Where the cell stands; `nil` for a header or footer.
  ///   - properties: Writes what the row adds to the cell's own properties.
  @inline(__always)
  func write(
    to html: inout HTMLWriter, in scope: Scope, of row: RowPlace? = nil,
    as body: CellBody = CellBody(), properties: (inout HTMLWriter) -> Void = { _ in }
  ) {
    switch content {
    case .list(let content):
      html.element("div", .cell, ClassName(content.style), ClassName(background.style)) { html in
        let defaults = scope.defaults.content(content.style)
        writeAttributes(to: &html, in: scope, of: row, as: body)
        content.writeAttributes(to: &html, comparedTo: defaults, body: body)
        writeProperties(to: &html, in: scope, of: row, as: body)
        properties(&html)
        writeBefore(to: &html, in: scope, of: row, as: body)
        content.image?.write(
          as: .cellImage, to: &html, comparedTo: defaults, body: body)
        writeTexts(of: content, to: &html, in: scope, of: row, as: body, comparedTo: defaults)
        writeAfter(to: &html, in: scope, of: row, as: body)
      }
    case .view(let view):
      html.element("div", .cell, .contentView, ClassName(background.style)) { html in
        writeAttributes(to: &html, in: scope, of: row, as: body)
        writeProperties(to: &html, in: scope, of: row, as: body)
        properties(&html)
        writeBefore(to: &html, in: scope, of: row, as: body)
        writeName(as: .cellView, to: &html, in: scope, of: row, as: body) { html in
          view.write(to: &html, in: scope)
        }
        writeAfter(to: &html, in: scope, of: row, as: body)
      }
    case .empty:
      html.element("div", .cell, .contentView, ClassName(background.style)) { html in
        writeAttributes(to: &html, in: scope, of: row, as: body)
        writeProperties(to: &html, in: scope, of: row, as: body)
        properties(&html)
        writeBefore(to: &html, in: scope, of: row, as: body)
        writeAfter(to: &html, in: scope, of: row, as: body)
      }
    }
  }

  /// Whether there is anything that the row could be called by.
  var hasTexts: Bool {
    switch content {
    case .list(let content): content.text != nil || content.secondaryText != nil
    case .view: true
    case .empty: false
    }
  }

  // MARK: Parts

  @inline(__always)
  private func writeAttributes(
    to html: inout HTMLWriter, in scope: Scope, of row: RowPlace?, as body: CellBody
  ) {
    if let row, row.isGridcell {
      html.attribute("role", "gridcell")
      if accessibility?.traits.contains(.disabled) == true {
        html.attribute("aria-disabled", "true")
      }
    }
    if let question = body.question {
      html.attribute("data-when") { value in
        for (index, state) in question.states.enumerated() {
          if index > 0 { value.append(" ") }
          value.append(text: state.rawValue)
        }
      }
    }
    if !indentsAccessories { html.attribute("data-indents", "content") }
  }

  @inline(__always)
  private func writeProperties(
    to html: inout HTMLWriter, in scope: Scope, of row: RowPlace?, as body: CellBody
  ) {
    if !body.display.twins.isEmpty {
      html.states(body.display, of: "display", otherwise: nil) { $1.append($0 ? "grid" : "none") }
    }
    if let tint { html.property("tint") { $0.append(tint) } }
    if indentation != (row == nil ? 0 : Double(scope.depth) * 10) {
      html.property("indentation") { $0.append(points: indentation) }
    }
    background.writeProperties(to: &html, in: scope, body: body)
  }

  @inline(__always)
  private func writeBefore(
    to html: inout HTMLWriter, in scope: Scope, of row: RowPlace?, as body: CellBody
  ) {
    background.writeLayers(to: &html, in: scope)
    write(leadingAccessories, as: .leadingAccessories, to: &html, in: scope, of: row, as: body)
    guard row != nil, body.question == nil, accessibility?.label == nil,
      let value = accessibility?.value, !value.isEmpty
    else { return }
    html.element("span", .spoken) { html in
      html.identify(in: scope) { $0.append(spoken: "value", in: scope) }
      html.text(value)
    }
  }

  private func writeAfter(
    to html: inout HTMLWriter, in scope: Scope, of row: RowPlace?, as body: CellBody
  ) {
    write(trailingAccessories, as: .trailingAccessories, to: &html, in: scope, of: row, as: body)
  }

  private func write(
    _ accessories: [ResolvedAccessory], as place: ClassName, to html: inout HTMLWriter,
    in scope: Scope, of row: RowPlace?, as body: CellBody
  ) {
    guard !accessories.isEmpty else { return }
    var scope = scope
    scope.controlName = row == nil ? nil : controlName
    let isNamed = row != nil && row?.destination == nil && body.question == nil
    html.element("div", place) { html in
      for (index, accessory) in accessories.enumerated() {
        let name = isNamed && accessory.isSpoken ? place.spokenPart(index) : nil
        accessory.write(to: &html, in: scope, name: name)
      }
    }
  }

  /// What controls beside the content are called.
  private var controlName: ControlName? {
    if let label = ownLabel { return .label(label) }
    return hasTexts ? .row : nil
  }

  // MARK: Texts

  @inline(__always)
  private func writeTexts(
    of content: ResolvedListContent, to html: inout HTMLWriter, in scope: Scope, of row: RowPlace?,
    as body: CellBody, comparedTo defaults: LookDefaults.Content
  ) {
    guard row?.destination != nil || content.text != nil || content.secondaryText != nil else {
      return
    }
    writeName(as: .cellTexts, to: &html, in: scope, of: row, as: body) { html in
      content.text?.write(
        as: .cellText, comparedTo: defaults.metrics.text, to: &html, in: scope,
        body: body, of: defaults, isSecondary: false)
      content.secondaryText?.write(
        as: .cellSecondaryText, comparedTo: defaults.metrics.secondaryText, to: &html, in: scope,
        body: body, of: defaults, isSecondary: true)
    }
  }

  /// Writes the element by whose text the row is called; it is a link where the row leads away.
  @inline(__always)
  private func writeName(
    as place: ClassName, to html: inout HTMLWriter, in scope: Scope, of row: RowPlace?,
    as body: CellBody, content: (inout HTMLWriter) -> Void
  ) {
    if let row, let destination = row.destination {
      html.element("a", place, .link) { html in
        writeLink(to: destination, of: row, to: &html, in: scope)
        if body.question == nil, hasTexts { Self.writeID(to: &html, in: scope) }
        content(&html)
      }
    } else {
      let spoken = row != nil && scope.role == .list ? ownLabel : nil
      if let spoken { html.element("span", .spoken) { $0.text(spoken) } }
      html.element("div", place) { html in
        if row != nil, body.question == nil { Self.writeID(to: &html, in: scope) }
        if spoken != nil {
          html.attribute("aria-hidden", "true")
        } else if let row, row.isHeader && scope.role != .tree || isHeading {
          html.attribute("role", "heading")
          html.attribute("aria-level", "2")
        }
        content(&html)
      }
    }
  }

  private static func writeID(to html: inout HTMLWriter, in scope: Scope) {
    html.identify(in: scope) { value in
      value.append(.name, of: scope.collection, in: scope)
      value.append("~name")
    }
  }

  private func writeLink(
    to destination: ResolvedEdit, of row: RowPlace, to html: inout HTMLWriter, in scope: Scope
  ) {
    html.attribute("href") { value in
      if case .open = destination {} else { value.append("#") }
      destination.appendDestination(to: &value, in: scope)
    }
    if case .open(let url) = destination {
      // Only what leaves the site leaves the window.
      if url.contains(":") {
        html.attribute("target", "_blank")
        html.attribute("rel", "noopener")
      }
    } else {
      ResolvedOutcome([destination]).write(as: "data-edits", to: &html, in: scope)
    }
    if let label = ownLabel { html.attribute("aria-label", text: label) }
    accessibility?.writeDescription(ownLabel == nil ? accessibility?.value : nil, to: &html)
    if row.isCurrent, accessibility?.traits.contains(.selected) != true {
      html.attribute("aria-current", "true")
    }
  }
}
