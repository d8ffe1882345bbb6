extension SymbolDrawing {
  /// Writes the drawing as a symbol of a sprite, which `use` refers to by its id.
  ///
  /// Everything takes its colour from where the symbol is used. What is left out is a mask, which
  /// knows nothing of that place: the widths of strokes are written out for weight and scale.
  ///
  /// - Parameter symbol: What the id is made of; each once a page.
  func write(as symbol: SymbolReference, to html: inout HTMLWriter) {
    html.element("symbol") { html in
      html.attribute("id") { symbol.appendID(to: &$0) }
      html.attribute("viewBox", "0 0 24 24")
      html.attribute("fill", "none")
      html.attribute("stroke", "var(--layer-1,currentColor)")
      html.attribute("stroke-width", number: symbol.strokeWidth)
      html.attribute("stroke-linecap", "round")
      html.attribute("stroke-linejoin", "round")
      Self.write(base.layers, without: cuts, "-cut", of: symbol, to: &html) {
        $0.write(in: symbol, to: &$1)
      }
      for piece in cuts where piece.layer > 0 { piece.writeInPalette(of: symbol, to: &html) }
      Self.write(over.layers, without: overCuts, "-over", of: symbol, to: &html) {
        $0.write(in: symbol, to: &$1)
      }
    }
  }

  /// Writes the drawing by itself, in one colour and with strokes as the place's style has them,
  /// which takes a third less room than a symbol that is used once.
  func writeAlone(as symbol: SymbolReference, to html: inout HTMLWriter) {
    html.element("svg", .symbol) { html in
      html.attribute("aria-hidden", "true")
      html.attribute("viewBox", "0 0 24 24")
      Self.write(base, without: cuts, "-cut", of: symbol, to: &html) {
        $0.writePlain(in: symbol, to: &$1)
      }
      Self.write(over, without: overCuts, "-over", of: symbol, to: &html) {
        $0.writePlain(in: symbol, to: &$1)
      }
    }
  }

  /// Writes pieces behind a mask of what is left out of them, if anything is.
  private static func write<Part>(
    _ pieces: [Part], without cuts: [Piece], _ suffix: StaticString, of symbol: SymbolReference,
    to html: inout HTMLWriter, each: (Part, inout HTMLWriter) -> Void
  ) {
    guard !cuts.isEmpty else {
      for piece in pieces { each(piece, &html) }
      return
    }
    writeMask(of: cuts, suffix, for: symbol, to: &html)
    html.element("g") { html in
      html.attribute("mask") { value in
        value.append("url(#")
        symbol.appendID(to: &value)
        value.append(suffix)
        value.append(")")
      }
      for piece in pieces { each(piece, &html) }
    }
  }

  /// Writes what is white where pieces show and black where they are left out.
  private static func writeMask(
    of cuts: [Piece], _ suffix: StaticString, for symbol: SymbolReference, to html: inout HTMLWriter
  ) {
    html.element("mask") { html in
      html.attribute("id") { value in
        symbol.appendID(to: &value)
        value.append(suffix)
      }
      html.attribute("maskUnits", "userSpaceOnUse")
      html.attribute("x", "-2")
      html.attribute("y", "-2")
      html.attribute("width", "28")
      html.attribute("height", "28")
      html.void("path") { html in
        html.attribute("d", "M-2-2h28v28H-2z")
        html.attribute("fill", "#fff")
        html.attribute("stroke", "none")
      }
      for piece in cuts {
        html.void("path") { html in
          html.attribute("d", text: piece.data)
          html.attribute("fill", piece.paint == .stroke ? "none" : "#000")
          html.attribute("stroke", piece.paint == .fill ? "none" : "#000")
          piece.writeWidth(in: symbol, to: &html)
        }
      }
    }
  }
}

/// Pieces that follow each other in one layer.
private struct SymbolLayer {
  var pieces: [SymbolDrawing.Piece]

  func write(in symbol: SymbolReference, to html: inout HTMLWriter) {
    guard let shade else {
      for piece in pieces { piece.write(in: symbol, to: &html) }
      return
    }
    html.element("g") { html in
      html.attribute("opacity", shade)
      for piece in pieces { piece.write(in: symbol, to: &html) }
    }
  }

  private var shade: StaticString? {
    switch pieces.first?.layer {
    case 2: "var(--shade-2,1)"
    case 3: "var(--shade-3,var(--shade-2,1))"
    default: nil
    }
  }
}

extension [SymbolDrawing.Piece] {
  fileprivate var layers: [SymbolLayer] {
    var layers: [SymbolLayer] = []
    for piece in self {
      if let last = layers.indices.last, layers[last].pieces[0].layer == piece.layer {
        layers[last].pieces.append(piece)
      } else {
        layers.append(SymbolLayer(pieces: [piece]))
      }
    }
    return layers
  }
}

extension SymbolDrawing.Piece {
  fileprivate func write(in symbol: SymbolReference, to html: inout HTMLWriter) {
    html.void("path") { html in
      html.attribute("d", text: data)
      if paint != .stroke { html.attribute("fill", color) }
      if paint == .fill {
        html.attribute("stroke", "none")
      } else if layer > 1 {
        html.attribute("stroke", color)
      }
      writeWidth(in: symbol, to: &html)
    }
  }

  /// Writes a piece in the colour of the place, whatever its layer.
  fileprivate func writePlain(in symbol: SymbolReference, to html: inout HTMLWriter) {
    html.void("path") { html in
      html.attribute("d", text: data)
      if paint != .stroke { html.attribute("fill", "currentColor") }
      if paint == .fill { html.attribute("stroke", "none") }
      writeWidth(in: symbol, to: &html)
    }
  }

  /// Writes a piece that only a palette paints; without one, it stays left out.
  fileprivate func writeInPalette(of symbol: SymbolReference, to html: inout HTMLWriter) {
    html.void("path") { html in
      html.attribute("d", text: data)
      if paint != .stroke { html.attribute("fill", "var(--layer-1,none)") }
      html.attribute("stroke", paint == .fill ? "none" : "var(--layer-1,none)")
      writeWidth(in: symbol, to: &html)
    }
  }

  fileprivate func writeWidth(in symbol: SymbolReference, to html: inout HTMLWriter) {
    guard paint != .fill else { return }
    if width != .usual { html.attribute("stroke-width", number: symbol.width(of: width)) }
    if ends == .flat {
      html.attribute("stroke-linecap", "butt")
      html.attribute("stroke-linejoin", "miter")
    }
  }

  private var color: StaticString {
    switch layer {
    case 2: "var(--layer-2,var(--layer-1,currentColor))"
    case 3: "var(--layer-3,var(--layer-2,var(--layer-1,currentColor)))"
    default: "var(--layer-1,currentColor)"
    }
  }
}
