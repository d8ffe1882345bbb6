internal import CellophaneDocument
internal import CellophaneLook

extension ResolvedLayer {
  /// Writes the layer as a box behind its siblings, which nobody hears.
  func write(to html: inout HTMLWriter) {
    html.element("div", .layer) { html in
      html.attribute("aria-hidden", "true")
      if let frame {
        html.property("layer-place") { value in
          value.append(points: frame.y)
          value.append(" auto auto ")
          value.append(points: frame.x)
        }
        html.property("width") { $0.append(points: frame.width) }
        html.property("height") { $0.append(points: frame.height) }
      }
      if let background { html.property("fill") { $0.append(background) } }
      if cornerRadius != 0 { html.property("radius") { $0.append(points: cornerRadius) } }
      if borderWidth != 0, let borderColor {
        html.property("border") { value in
          value.append(points: borderWidth)
          value.append(" solid ")
          value.append(borderColor)
        }
      }
      if alpha != 1 { html.property("alpha") { $0.append(alpha) } }
      image?.write(as: .image, to: &html)
    }
  }
}
