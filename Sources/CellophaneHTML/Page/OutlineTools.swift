extension HTMLWriter {
  /// Writes the buttons that open and close everything, which show while they have the focus.
  mutating func writeOutlineTools() {
    element("p", .outlineTools) { html in
      for (opens, title) in [("all", "Open all"), ("none", "Close all")] as [(_, StaticString)] {
        html.element("button") { html in
          html.attribute("type", "button")
          html.attribute("data-opens", text: opens)
          html.text(title)
        }
      }
    }
  }
}
