internal import CellophaneDocument

extension ResolvedSplit {
  func write(to html: inout HTMLWriter, in scope: Scope) {
    html.element("div", .split) { html in
      for column in columns { column.write(to: &html, in: scope) }
    }
  }
}

extension ResolvedColumn {
  func write(to html: inout HTMLWriter, in scope: Scope) {
    html.element("div", .column) { html in
      html.attribute("data-place", text: place.rawValue)
      if let width { html.property("width") { $0.append(points: width) } }
      screen.write(to: &html, in: scope)
    }
  }
}
