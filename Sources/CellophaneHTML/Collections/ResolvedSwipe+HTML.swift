internal import CellophaneDocument

extension ResolvedSwipe {
  /// Writes the actions of one side, from the leading to the trailing edge.
  func write(
    _ actions: [ResolvedAction], as place: ClassName, to html: inout HTMLWriter, in scope: Scope
  ) {
    guard !actions.isEmpty else { return }
    html.element("div", place) { html in
      if place == .leadingActions ? leadingFullSwipe : trailingFullSwipe {
        html.attribute("data-full-swipe", "true")
      }
      // The first action stands at the outer edge.
      let ordered = place == .leadingActions ? actions : actions.reversed()
      for action in ordered { action.write(to: &html, in: scope) }
    }
  }
}

extension ResolvedAction {
  fileprivate func write(to html: inout HTMLWriter, in scope: Scope) {
    html.element("button", .action) { html in
      html.attribute("type", "button")
      html.attribute("tabindex", "-1")
      if title == nil || title == "" {
        html.attribute("aria-label", text: image?.label ?? (isDestructive ? "Delete" : "Action"))
      }
      if isDestructive { html.attribute("data-destructive", "true") }
      outcome?.write(as: "data-edits", to: &html, in: scope)
      if let background { html.property("action-background") { $0.append(background) } }
      if var image {
        image.label = nil
        image.write(as: .symbol, to: &html)
      }
      if let title, !title.isEmpty { html.element("span", .label) { $0.text(title) } }
    }
  }
}
