internal import CellophaneDocument
internal import CellophaneLook

/// A menu with its inner menus: popovers that browsers open, place and close without script.
struct PageMenu {
  private let menu: ResolvedMenu
  private let id: String
  /// The outermost menu, which closes as one of its choices is made.
  private let root: String
  private let isOver: Bool
  /// The row of the menu around it that opens it.
  private var row: ResolvedChoice?
  private let scope: Scope

  init(_ menu: ResolvedMenu, id: String, root: String, isOver: Bool, in scope: Scope) {
    self.menu = menu
    self.id = id
    self.root = root
    self.isOver = isOver
    self.scope = scope
  }

  /// Writes the menu, then those that its rows open.
  func writeEverything(to html: inout HTMLWriter) {
    write(to: &html)
    for (number, (row, inner)) in menu.submenus.enumerated() {
      var submenu = PageMenu(
        inner, id: id(ofSubmenu: number), root: root, isOver: false, in: scope)
      submenu.row = row
      submenu.writeEverything(to: &html)
    }
  }

  private func id(ofSubmenu number: Int) -> String { "\(id)-\(number + 1)" }

  private func write(to html: inout HTMLWriter) {
    html.use(.menus)
    html.element("div", .menu) { html in
      html.attribute("id", text: id)
      html.attribute("role", "menu")
      let title = row?.title ?? menu.title
      html.attribute("aria-label", text: title.isEmpty ? scope.words[.menu] : title)
      html.attribute("popover", "auto")
      if isOver { html.attribute("data-over", "") }
      if row != nil { html.attribute("data-inner", "") }
      if menu.size != .large { html.attribute("data-size", text: menu.size.rawValue) }
      var number = 0
      if let row { writeBack(row, to: &html) }
      writeInside(menu, to: &html, submenu: &number)
    }
  }

  /// - Parameter submenu: Which submenu comes next.
  private func writeInside(
    _ menu: ResolvedMenu, to html: inout HTMLWriter, submenu: inout Int
  ) {
    if !menu.title.isEmpty {
      html.element("p", .menuHeading) { html in
        html.attribute("role", "presentation")
        html.text(menu.title)
      }
    }
    let isMarked = menu.elements.contains { element in
      if case .choice(let choice) = element { return choice.state != .off }
      return false
    }
    for element in menu.elements {
      switch element {
      case .choice(let choice):
        write(choice, isMarked: isMarked || choice.isOneOfSeveral, to: &html)
      case .section(let section):
        html.element("div", .menuSection) { html in
          html.attribute("role", "group")
          if !section.title.isEmpty { html.attribute("aria-label", text: section.title) }
          if section.size != .large { html.attribute("data-size", text: section.size.rawValue) }
          writeInside(section, to: &html, submenu: &submenu)
        }
      case .submenu(let row, _):
        writeRow(row, role: "menuitem", to: &html) { html in
          html.attribute("aria-haspopup", "menu")
          html.attribute("popovertarget", text: id(ofSubmenu: submenu))
        }
        submenu += 1
      }
    }
  }

  private func write(
    _ choice: ResolvedChoice, isMarked: Bool, to html: inout HTMLWriter
  ) {
    let role: StaticString =
      !isMarked ? "menuitem" : choice.isOneOfSeveral ? "menuitemradio" : "menuitemcheckbox"
    writeRow(choice, role: role, to: &html) { html in
      if isMarked {
        html.attribute("aria-checked") { value in
          switch choice.state {
          case .off: value.append("false")
          case .on: value.append("true")
          case .mixed: value.append("mixed")
          }
        }
      }
      if choice.isDestructive { html.attribute("data-destructive", "true") }
      choice.outcome?.write(as: "data-edits", to: &html, in: scope)
      guard !choice.keepsMenu else { return }
      html.attribute("popovertarget", text: root)
      html.attribute("popovertargetaction", "hide")
    }
  }

  /// Writes the row that leads back to the menu around it.
  private func writeBack(
    _ row: ResolvedChoice, to html: inout HTMLWriter
  ) {
    writeRow(row, role: "menuitem", to: &html) { html in
      html.attribute("data-back-to", "menu")
      html.attribute("popovertarget", text: id)
      html.attribute("popovertargetaction", "hide")
    }
  }

  private func writeRow(
    _ choice: ResolvedChoice, role: StaticString, to html: inout HTMLWriter,
    attributes: (inout HTMLWriter) -> Void
  ) {
    html.element("button", .menuRow) { html in
      html.attribute("type", "button")
      html.attribute("role", role)
      if !choice.isEnabled { html.attribute("disabled", "disabled") }
      attributes(&html)
      html.element("span", .menuWords) { html in
        html.element("span") { $0.text(choice.title) }
        if let subtitle = choice.subtitle, !subtitle.isEmpty {
          html.element("span", .menuSubtitle) { $0.text(subtitle) }
        }
      }
      if var image = choice.image {
        image.label = nil
        image.write(as: .symbol, to: &html)
      }
    }
  }
}

extension ResolvedMenu {
  /// The menus that come once their rows are touched, without those in them.
  fileprivate var submenus: [(row: ResolvedChoice, menu: ResolvedMenu)] {
    elements.flatMap { element -> [(row: ResolvedChoice, menu: ResolvedMenu)] in
      switch element {
      case .choice: []
      case .section(let section): section.submenus
      case .submenu(let row, let menu): [(row, menu)]
      }
    }
  }
}

extension ResolvedOutcome {
  /// Writes what a button does when it is pressed: it opens its menu, or plays the edits.
  ///
  /// - Parameter isInBar: Whether it stands in a bar, whose buttons become their menus in iOS 26.
  func writePress(isInBar: Bool = false, to html: inout HTMLWriter, in scope: Scope) {
    guard case .menu(let menu)? = edits.first else {
      return write(as: "data-edits", to: &html, in: scope)
    }
    html.use(.edits)
    let panel = PagePanel(menu, isOver: isInBar && scope.look == .iOS26, in: scope)
    html.show(panel)
    html.attribute("aria-haspopup", "menu")
    html.attribute("popovertarget", text: panel.id)
  }
}
