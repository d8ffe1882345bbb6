internal import CellophaneDocument

extension ResolvedIndex {
  /// Writes links to sections, which lead there without script too.
  func write(to html: inout HTMLWriter, in scope: Scope) {
    html.element("nav", .index) { html in
      html.attribute("aria-label", text: scope.words[.sectionIndex])
      if let color { html.property("text-color") { $0.append(color) } }
      if let background { html.property("fill") { $0.append(background) } }
      if let touchedBackground { html.property("touched-fill") { $0.append(touchedBackground) } }
      for title in titles { title.write(to: &html, in: scope) }
    }
  }
}

extension ResolvedIndex.Title {
  fileprivate func write(to html: inout HTMLWriter, in scope: Scope) {
    html.element("a", .indexTitle) { html in
      if let destination {
        html.attribute("href") { value in
          value.append("#")
          destination.append(to: &value, in: scope)
        }
      }
      if var image {
        html.attribute("aria-label", text: text)
        image.label = nil
        image.write(as: .symbol, to: &html)
      } else {
        html.text(text)
      }
    }
  }
}

extension ResolvedIndex.Destination {
  fileprivate func append(to value: inout AttributeValue, in scope: Scope) {
    switch self {
    case .start: value.append(id: scope.collection, in: scope)
    case .section(let name): value.append(section: name, of: scope.collection, in: scope)
    case .row(let name): value.append(row: name, of: scope.collection, in: scope)
    }
  }
}
