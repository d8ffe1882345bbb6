internal import CellophaneDocument

extension ResolvedSplit {
  func write(to html: inout HTMLWriter, in scope: Scope) {
    html.use(.columns)
    html.element("div", .split) { html in
      html.attribute("id") { $0.append(id: name, in: scope) }
      if whenTall != .stays { html.attribute("data-tall", text: whenTall.rawValue) }
      writeToggle(to: &html, in: scope)
      writeBack(to: &html)
      for column in columns {
        column.write(of: name, isTop: column.place == top, to: &html, in: scope)
      }
    }
  }

  /// The button stays where it is while the columns change.
  private func writeToggle(to html: inout HTMLWriter, in scope: Scope) {
    guard var image = sidebarToggle else { return }
    html.element("button", .barButton, .sidebarToggle) { html in
      html.attribute("type", "button")
      html.attribute("aria-label", text: image.label ?? scope.words[.button])
      html.attribute("aria-controls") { $0.append(column: columns[0].place, of: name, in: scope) }
      html.attribute("aria-expanded", "true")
      image.label = nil
      image.write(as: .symbol, to: &html)
    }
  }

  /// What leads from a column to the one before, where one is seen; the script names it.
  private func writeBack(to html: inout HTMLWriter) {
    guard columns.count > 1 else { return }
    html.element("button", .backButton, .columnBack) { html in
      html.attribute("type", "button")
      html.attribute("hidden", "hidden")
      html.element("span", .label) { _ in }
    }
  }
}

extension ResolvedColumn {
  fileprivate func write(
    of split: String, isTop: Bool, to html: inout HTMLWriter, in scope: Scope
  ) {
    html.element("div", .column) { html in
      html.attribute("id") { $0.append(column: place, of: split, in: scope) }
      html.attribute("data-place", text: place.rawValue)
      if isTop { html.attribute("data-top", "") }
      if let width { html.property("width") { $0.append(points: width) } }
      screen.write(to: &html, in: scope)
    }
  }
}

extension AttributeValue {
  fileprivate mutating func append(
    column place: ResolvedPlace, of split: String, in scope: Scope
  ) {
    append(id: split, in: scope)
    append("-")
    append(word: place.rawValue)
  }
}
