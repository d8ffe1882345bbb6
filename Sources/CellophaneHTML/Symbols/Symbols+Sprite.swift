extension Symbols {
  /// Writes the drawings of the symbols that a page uses, sorted by name.
  static func writeSprite(of names: Set<String>, to html: inout HTMLWriter) {
    html.element("svg", .sprite) { html in
      html.attribute("aria-hidden", "true")
      for name in names.sorted() {
        (drawing(name) ?? placeholder).write(as: name, to: &html)
      }
    }
  }
}
