/// Our own drawings under the names of SF Symbols.
///
/// A name is looked up among the drawn glyphs; what its suffixes ask for (`.fill`, `.circle`,
/// `.slash`, `.badge.plus`…) is put together from parts.
package enum Symbols {
  /// Whether there is a drawing of that name.
  package static func contains(_ name: String) -> Bool { known.contains(name) }

  /// The drawing of a symbol, or `nil` when there is none of that name.
  package static func drawing(_ name: String) -> SymbolDrawing? {
    contains(name) ? compose(name) : nil
  }

  /// What is drawn for a name that has no drawing: a crossed-out square of dashes.
  package static let placeholder = SymbolDrawing(
    base: [.init(SymbolTable.dashes + "M8.5 8.5l7 7M15.5 8.5l-7 7", .stroke)])

  private static let known = Set(names)

  /// Puts a drawing together from what a name's suffixes ask for.
  static func compose(_ name: String) -> SymbolDrawing? {
    if let glyph = SymbolTable.glyphs[name] { return glyph.outline }
    if let base = name.dropping(suffix: ".fill") {
      return filled(base)
    }
    if let base = name.dropping(suffix: ".slash") {
      return compose(base).map(SymbolForms.slashed)
    }
    if let badged = badged(name, compose: compose) { return badged }
    return enclosed(name, isFilled: false)
  }

  private static func filled(_ base: String) -> SymbolDrawing? {
    if let glyph = SymbolTable.glyphs[base] { return glyph.filled }
    if let inner = base.dropping(suffix: ".slash") {
      return filled(inner).map(SymbolForms.slashed)
    }
    if let badged = badged(base, compose: filled) { return badged }
    return enclosed(base, isFilled: true)
  }

  private static func badged(
    _ name: String, compose: (String) -> SymbolDrawing?
  ) -> SymbolDrawing? {
    if let base = name.dropping(suffix: ".badge") {
      return compose(base).map { SymbolForms.badged($0, with: nil) }
    }
    for badge in ["plus", "minus", "checkmark", "xmark", "ellipsis"] {
      guard let base = name.dropping(suffix: ".badge." + badge) else { continue }
      return compose(base).map { SymbolForms.badged($0, with: SymbolTable.glyphs[badge]) }
    }
    return nil
  }

  private static func enclosed(_ name: String, isFilled: Bool) -> SymbolDrawing? {
    for enclosure in SymbolForms.enclosures {
      guard let base = name.dropping(suffix: "." + enclosure.suffix) else { continue }
      return (SymbolTable.inner[base] ?? SymbolTable.glyphs[base]).map {
        SymbolForms.enclosed($0, in: enclosure, isFilled: isFilled)
      }
    }
    return nil
  }
}

extension String {
  fileprivate func dropping(suffix: String) -> String? {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
  }
}
