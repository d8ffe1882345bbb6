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

  /// One symbol in regular weight by itself, as an `svg` whose strokes the page's style describes.
  package static func picture(
    of name: String, drawings: [String: ResolvedDrawing] = [:]
  ) -> [UInt8] {
    var html = HTMLWriter(capacity: 1 << 10)
    let symbol = SymbolReference(name)
    if let drawing = drawings[name] {
      drawing.writeAlone(as: symbol, to: &html)
    } else {
      (drawing(name) ?? placeholder).writeAlone(as: symbol, to: &html)
    }
    return html.bytes
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
