extension SymbolDrawing {
  /// Writes the drawing as a symbol of a sprite, which `use` refers to by its id.
  ///
  /// Strokes take their width, and everything its colour, from where the symbol is used.
  ///
  /// - Parameter name: What the id is made of; each name once a page.
  func write(as name: String, to html: inout HTMLWriter) {
    html.element("symbol") { html in
      html.attribute("id") { value in
        value.append("symbol-")
        value.append(word: name)
      }
      html.attribute("viewBox", "0 0 24 24")
      html.attribute("fill", "none")
      html.attribute("stroke", "var(--layer-1,currentColor)")
      html.attribute("stroke-linecap", "round")
      html.attribute("stroke-linejoin", "round")
      if cuts.isEmpty {
        for piece in base { piece.write(to: &html) }
      } else {
        writeMask(for: name, to: &html)
        html.element("g") { html in
          html.attribute("mask") { value in
            value.append("url(#symbol-")
            value.append(word: name)
            value.append("-cut)")
          }
          for piece in base { piece.write(to: &html) }
        }
        for piece in cuts where piece.layer > 0 { piece.writeInPalette(to: &html) }
      }
      for piece in over { piece.write(to: &html) }
    }
  }

  /// Writes what is white where the base shows and black where it is left out.
  private func writeMask(for name: String, to html: inout HTMLWriter) {
    html.element("mask") { html in
      html.attribute("id") { value in
        value.append("symbol-")
        value.append(word: name)
        value.append("-cut")
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
          if let width = piece.width { html.attribute("stroke-width", number: width) }
        }
      }
    }
  }
}

extension SymbolDrawing.Piece {
  fileprivate func write(to html: inout HTMLWriter) {
    html.void("path") { html in
      html.attribute("d", text: data)
      if paint != .stroke { html.attribute("fill", color) }
      if paint == .fill {
        html.attribute("stroke", "none")
      } else if layer > 1 {
        html.attribute("stroke", color)
      }
      if let width { html.attribute("stroke-width", number: width) }
    }
  }

  /// Writes a piece that only a palette paints; without one, it stays left out.
  fileprivate func writeInPalette(to html: inout HTMLWriter) {
    html.void("path") { html in
      html.attribute("d", text: data)
      if paint != .stroke { html.attribute("fill", "var(--layer-1,none)") }
      html.attribute("stroke", paint == .fill ? "none" : "var(--layer-1,none)")
      if let width { html.attribute("stroke-width", number: width) }
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
