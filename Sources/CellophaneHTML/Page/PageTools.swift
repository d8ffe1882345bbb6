extension HTMLWriter {
  /// Writes what the scripts need beside the frames: where the page says something by itself, a
  /// menu for a row's actions, and the buttons that open and close everything.
  mutating func writeTools(in scope: Scope) {
    if !features.isDisjoint(with: [.edits, .announcements]) {
      element("p", .announcement) { html in
        html.attribute("id", "announcement")
        html.attribute("role", "status")
        if html.features.contains(.edits) {
          html.attribute("data-stop", text: scope.words[.stop])
        }
      }
    }
    if features.contains(.swipe) {
      use(.menus)
      element("div", .menu) { html in
        html.attribute("id", "menu")
        html.attribute("role", "menu")
        html.attribute("aria-label", text: scope.words[.menu])
        html.attribute("popover", "auto")
      }
    }
    if features.contains(.trees) { writeOutlineTools(in: scope) }
  }

  /// Writes the buttons that open and close everything, which show while they have the focus.
  private mutating func writeOutlineTools(in scope: Scope) {
    element("p", .outlineTools) { html in
      for (opens, title) in [("all", PageWord.openAll), ("none", .closeAll)] {
        html.element("button") { html in
          html.attribute("type", "button")
          html.attribute("data-opens", text: opens)
          html.text(scope.words[title])
        }
      }
    }
  }
}
