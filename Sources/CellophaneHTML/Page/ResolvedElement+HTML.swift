internal import CellophaneDocument

extension AttributeValue {
  /// Appends the id of an element.
  mutating func append(_ element: ResolvedElement, in scope: Scope) {
    switch element {
    case .row(let collection, let row): append(row: row, of: collection, in: scope)
    case .section(let collection, let section):
      append(section: section, of: collection, in: scope)
    case .supplementary(let name), .collection(let name), .bar(let name),
      .view(let name):
      append(id: name, in: scope)
    case .title(let bar): append(bar, "~title", in: scope)
    case .largeTitle(let bar): append(bar, "~large", in: scope)
    case .subtitle(let bar): append(bar, "~subtitle", in: scope)
    case .toolbar(let bar): append(bar, "~toolbar", in: scope)
    case .searchField(let bar): append(bar, "~search", in: scope)
    case .scopes(let bar): append(bar, "~scopes", in: scope)
    case .tab(let name): append(name, "~panel", in: scope)
    case .badge(let tabs, let index): append(badge: index, of: tabs, in: scope)
    case .screen(let alternate):
      append(alternate.map { "\(scope.frame):\($0)" } ?? "frame-\(scope.frame)", "", in: scope)
    }
  }

  /// Appends the id of a section: its collection's name and its own.
  mutating func append(section: String, of collection: String, in scope: Scope) {
    append(collection, "~", in: scope)
    append(word: section)
  }

  /// Appends the id of a body.
  mutating func append(_ body: ResolvedBodyName, in scope: Scope) {
    append("body-")
    append(Double(body.number))
    append(":")
    append(body.element, in: scope)
  }

  mutating func append(_ name: String, _ part: StaticString, in scope: Scope) {
    append(id: name, in: scope)
    append(part)
  }
}
