internal import CellophaneDocument
internal import CellophaneLook

extension ResolvedAccessory {
  /// - Parameter name: What its id ends with where its row is called by it.
  func write(to html: inout HTMLWriter, in scope: Scope, name: StaticString?) {
    func writeID(to html: inout HTMLWriter) {
      if let name { html.identify(in: scope) { $0.append(spoken: name, in: scope) } }
    }
    switch kind {
    case .disclosureIndicator: writeDecoration(.disclosureIndicator, to: &html)
    case .outlineDisclosure: writeDecoration(.outlineDisclosure, to: &html)
    case .multiselect: writeDecoration(.multiselect, to: &html)
    case .checkmark:
      html.element("span", .accessory, .checkmark) { html in
        writeID(to: &html)
        html.attribute("role", "img")
        html.attribute("aria-label", text: scope.words[.checked])
        writeAttributes(to: &html, isEditing: false)
      }
    case .detail: writeButton(.detail, .moreInfo, to: &html, in: scope)
    case .delete: writeButton(.delete, .delete, to: &html, in: scope)
    case .insert: writeButton(.insert, .insert, to: &html, in: scope)
    case .reorder(let showsSeparator):
      html.element("span", .accessory, .reorder) { html in
        html.attribute("aria-hidden", "true")
        if !showsSeparator { html.attribute("data-separator", "false") }
        writeAttributes(to: &html, isEditing: true)
      }
    case .label(let text):
      html.element("span", .accessory) { html in
        writeID(to: &html)
        writeAttributes(to: &html, isEditing: false)
        text.write(
          as: .accessoryLabel, comparedTo: scope.defaults.content(.valueCell).metrics.secondaryText,
          to: &html,
          in: scope)
      }
    case .popUpMenu(let title, let items): writeMenu(title, items, to: &html, in: scope)
    case .custom(let view, let maintainsFixedSize):
      html.element("div", .accessory, .customAccessory) { html in
        writeID(to: &html)
        if maintainsFixedSize { html.attribute("data-fixed", "true") }
        writeAttributes(to: &html, isEditing: false)
        view.write(to: &html, in: scope)
      }
    }
  }

  private func writeDecoration(_ kind: ClassName, to html: inout HTMLWriter) {
    html.element("span", .accessory, kind) { html in
      html.attribute("aria-hidden", "true")
      writeAttributes(to: &html, isEditing: kind == .multiselect)
    }
  }

  private func writeButton(
    _ kind: ClassName, _ name: PageWord, to html: inout HTMLWriter, in scope: Scope
  ) {
    html.element("button", .accessory, kind) { html in
      html.attribute("type", "button")
      html.attribute("aria-label", text: scope.words[name])
      html.writeStop(in: scope)
      outcome?.write(as: "data-edits", to: &html, in: scope)
      // A delete accessory without a handler of its own uncovers the trailing actions.
      if kind == .delete, outcome == nil { html.attribute("data-uncovers", "trailing") }
      writeAttributes(to: &html, isEditing: kind != .detail)
    }
  }

  private func writeMenu(
    _ title: String, _ items: [String], to html: inout HTMLWriter, in scope: Scope
  ) {
    html.element("select", .accessory, .popUpMenu) { html in
      // The title is the chosen item's, or the menu's own where nothing is chosen.
      let chosen = items.firstIndex(of: title)
      html.name(title.isEmpty || chosen != nil ? nil : title, otherwise: .menu, in: scope)
      html.writeStop(in: scope)
      writeAttributes(to: &html, isEditing: false)
      for (index, item) in items.enumerated() {
        html.element("option") { html in
          if index == chosen { html.attribute("selected", "selected") }
          html.text(item)
        }
      }
    }
  }

  /// - Parameter isEditing: Whether this kind shows only while its list is edited.
  private func writeAttributes(to html: inout HTMLWriter, isEditing: Bool) {
    let expected = isEditing ? Displayed.whenEditing : .always
    if displayed != expected {
      switch displayed {
      case .always: html.attribute("data-displayed", "always")
      case .whenEditing: html.attribute("data-displayed", "editing")
      case .whenNotEditing: html.attribute("data-displayed", "not-editing")
      }
    }
    if isHidden { html.attribute("data-hidden", "true") }
    switch reservedWidth {
    case .actual: break
    case .standard: html.attribute("data-width", "standard")
    case .custom(let points):
      if points > 0 { html.property("width") { $0.append(points: points) } }
    }
    if let tint { html.property("accessory-color") { $0.append(tint) } }
    if let background { html.property("accessory-background") { $0.append(background) } }
  }
}
