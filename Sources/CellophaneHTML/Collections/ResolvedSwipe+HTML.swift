internal import CellophaneDocument

extension ResolvedSwipe {
  /// Writes the actions of one side, from the leading to the trailing edge.
  func write(
    _ actions: [ResolvedAction], as place: ClassName, to html: inout HTMLWriter, in scope: Scope
  ) {
    guard !actions.isEmpty else { return }
    let isFull = place == .leadingActions ? leadingFullSwipe : trailingFullSwipe
    html.element("div", place) { html in
      if scope.role == .grid { html.attribute("role", "gridcell") }
      // The first action stands at the outer edge.
      let numbered = Array(actions.enumerated())
      for (index, action) in place == .leadingActions ? numbered : numbered.reversed() {
        action.write(number: index + 1, isFull: isFull && index == 0, to: &html, in: scope)
      }
    }
  }
}

extension [ResolvedAction] {
  /// Writes custom actions, which are seen while the keyboard is at one of them.
  func write(to html: inout HTMLWriter, in scope: Scope) {
    html.use(.swipe)
    html.element("div", .customActions) { html in
      if scope.role == .grid { html.attribute("role", "gridcell") }
      for (index, action) in enumerated() {
        action.write(number: index + 1, isFull: false, to: &html, in: scope)
      }
    }
  }
}

extension ResolvedAction {
  /// - Parameters:
  ///   - number: Which of its side it is, from the edge.
  ///   - isFull: Whether a full swipe does it.
  fileprivate func write(
    number: Int, isFull: Bool, to html: inout HTMLWriter, in scope: Scope
  ) {
    html.element("button", .action) { html in
      html.attribute("type", "button")
      html.attribute("tabindex", "-1")
      if title == nil || title == "" || label != nil { writeName(number, to: &html, in: scope) }
      if isDestructive { html.attribute("data-destructive", "true") }
      if isFull { html.attribute("data-full-swipe", "true") }
      outcome?.write(as: "data-edits", to: &html, in: scope)
      if let background { html.property("action-background") { $0.append(background) } }
      html.element("span", .actionFace) { html in
        if var image {
          image.label = nil
          image.write(as: .symbol, to: &html)
        }
        if let title, !title.isEmpty { html.element("span", .label) { $0.text(title) } }
      }
    }
  }

  /// Writes what an action without a title is called: as its image is, else by its place.
  private func writeName(_ number: Int, to html: inout HTMLWriter, in scope: Scope) {
    html.attribute("aria-label") { value in
      if let label = label ?? image?.label, !label.isEmpty {
        value.append(text: label)
      } else if isDestructive {
        value.append(text: scope.words[.delete])
      } else {
        value.append(text: scope.words[.action])
        value.append(" ")
        value.append(Double(number))
      }
    }
  }
}
