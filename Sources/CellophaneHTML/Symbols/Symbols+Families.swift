extension Symbols {
  /// Names that belong together: glyphs of one kind, each followed by its forms.
  package struct Family: Hashable, Sendable {
    package var title: String
    package var names: [String]

    package init(title: String, names: [String]) {
      self.title = title
      self.names = names
    }
  }

  /// Every name once.
  package static let families: [Family] = {
    var forms: [String: [String]] = [:]
    for name in names { forms[glyph(of: name), default: []].append(name) }
    return SymbolTable.tables.map { title, glyphs in
      Family(title: title, names: glyphs.flatMap { forms[$0.key] ?? [] })
    }
  }()

  /// The glyph that a name's form is put together from: the longest that the name begins with.
  private static func glyph(of name: String) -> String {
    var stem = name[...]
    while SymbolTable.glyphs[String(stem)] == nil, let dot = stem.lastIndex(of: ".") {
      stem = stem[..<dot]
    }
    return String(stem)
  }
}
