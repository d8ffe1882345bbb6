internal import CellophaneDocument

extension ResolvedDrawing {
  /// Writes the drawing as a symbol of a sprite.
  func write(as symbol: SymbolReference, to html: inout HTMLWriter) {
    html.element("symbol") { html in
      html.attribute("id") { symbol.appendID(to: &$0) }
      writeBox(to: &html)
      writeShapes(weight: symbol.weight, to: &html)
    }
  }

  /// Writes the drawing by itself.
  func writeAlone(as symbol: SymbolReference, to html: inout HTMLWriter) {
    html.element("svg", .symbol) { html in
      html.attribute("aria-hidden", "true")
      writeBox(to: &html)
      writeShapes(weight: symbol.weight, to: &html)
    }
  }

  func writeBox(to html: inout HTMLWriter) {
    html.attribute("viewBox") { value in
      value.append(x)
      value.append(" ")
      value.append(y)
      value.append(" ")
      value.append(side)
      value.append(" ")
      value.append(side)
    }
  }

  /// Writes the shapes in the colour of the place, with strokes that follow the weight as those of
  /// our own drawings do.
  func writeShapes(weight: Int, to html: inout HTMLWriter) {
    let share = SymbolReference("", weight: weight).strokeWidth / SymbolReference("").strokeWidth
    for shape in shapes {
      html.inlineVoid("path") { html in
        html.attribute("d", text: shape.data)
        let isFilled = shape.paint?.isFilled ?? true
        html.attribute("fill", isFilled ? "var(--layer-1,currentColor)" : "none")
        if shape.paint?.isEvenOdd == true { html.attribute("fill-rule", "evenodd") }
        shape.paint.writeStroke(times: share, to: &html)
        if let transform = shape.transform { html.attribute("transform", text: transform) }
      }
    }
  }
}

extension ResolvedDrawing.Paint? {
  fileprivate func writeStroke(times share: Double, to html: inout HTMLWriter) {
    if let self, self.strokeWidth > 0 {
      html.attribute("stroke", "var(--layer-1,currentColor)")
      html.attribute("stroke-width", number: self.strokeWidth * share)
      html.attribute("stroke-linecap", text: self.cap)
      html.attribute("stroke-linejoin", text: self.join)
    } else {
      html.attribute("stroke", "none")
    }
    if let self, self.opacity < 1 { html.attribute("opacity", number: self.opacity) }
  }
}
