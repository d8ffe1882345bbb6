package import CellophaneDocument

extension Symbols {
  /// Writes the drawings of the symbols that a page uses, sorted by name and weight.
  static func writeSprite(
    of symbols: Set<SymbolReference>, drawings: [String: ResolvedDrawing] = [:],
    to html: inout HTMLWriter
  ) {
    html.element("svg", .sprite) { html in
      html.attribute("aria-hidden", "true")
      for symbol in symbols.sorted() {
        if let drawing = drawings[symbol.name] {
          drawing.write(as: symbol, to: &html)
        } else {
          (drawing(symbol.name) ?? placeholder).write(as: symbol, to: &html)
        }
      }
    }
  }

  /// The drawings of some symbols, the author's own before ours, to which a page's `use` refers as `#symbol-name`, or as
  /// `#symbol-name-700` in a weight.
  package static func sprite(
    of symbols: [SymbolReference], drawings: [String: ResolvedDrawing] = [:]
  ) -> [UInt8] {
    var html = HTMLWriter(capacity: symbols.count << 9)
    writeSprite(of: Set(symbols), drawings: drawings, to: &html)
    return html.bytes
  }
}
