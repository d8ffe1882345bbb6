internal import CellophaneDocument
internal import CellophaneLook

extension ResolvedView {
  /// Writes the view's place and what its layer draws as properties.
  func writeProperties(to html: inout HTMLWriter) {
    if hasVisualEffect { html.attribute("data-effect", "true") }
    placement?.writeProperties(to: &html)
    if let background { html.property("fill") { $0.append(background) } }
    writeCorners(to: &html)
    if borderWidth != 0 {
      html.property("border") { value in
        value.append(points: borderWidth)
        value.append(" solid ")
        value.append(borderColor ?? .system(.separator))
      }
    }
    if alpha != 1 { html.property("alpha") { $0.append(alpha) } }
    if clips { html.property("overflow") { $0.append("clip") } }
    if isHidden { html.property("visibility") { $0.append("hidden") } }
    if let shadow { write(shadow, to: &html) }
    transform?.write(to: &html)
    if contentWidth != nil || contentHeight != nil {
      html.property("content-width") { $0.append(points: contentWidth ?? 0) }
      html.property("content-height") { $0.append(points: contentHeight ?? 0) }
    }
    turn?.writeProperties(to: &html)
    if let textInsets { html.insets("insets-block", "insets-inline", textInsets) }
    if let endInset { html.property("end-inset") { $0.append(points: endInset) } }
    contentInsets?.writeScrolled(to: &html)
    if let tint { html.property("tint") { $0.append(tint) } }
  }

  private func writeCorners(to html: inout HTMLWriter) {
    guard cornerRadius != 0 else { return }
    html.property("radius") { value in
      guard let radii = cornerRadii ?? roundCorners?.radii(cornerRadius) else {
        return value.append(points: cornerRadius)
      }
      for (place, index) in [0, 1, 3, 2].enumerated() {
        if place > 0 { value.append(" ") }
        value.append(points: radii[index])
      }
    }
  }

  /// A shadow follows the view's box where that is filled, else what is drawn in it.
  private func write(_ shadow: ResolvedShadow, to html: inout HTMLWriter) {
    html.property(background == nil ? "drop-shadow" : "shadow") { value in
      if background == nil { value.append("drop-shadow(") }
      value.append(points: shadow.x)
      value.append(" ")
      value.append(points: shadow.y)
      value.append(" ")
      value.append(points: background == nil ? shadow.radius : shadow.radius * 2)
      value.append(" ")
      var color = shadow.color
      color.alpha *= shadow.opacity
      value.append(color)
      if background == nil { value.append(")") }
    }
  }
}

extension ResolvedCorners {
  /// The upper ones from the left, then the lower ones.
  fileprivate func radii(_ radius: Double) -> [Double] {
    [topLeft, topRight, bottomLeft, bottomRight].map { $0 ? radius : 0 }
  }
}

extension ResolvedTransform {
  func write(to html: inout HTMLWriter) {
    html.property("transform") { value in
      value.append("matrix(")
      for (index, number) in [a, b, c, d, x, y].enumerated() {
        if index > 0 { value.append(",") }
        value.append((number * 100_000).rounded() / 100_000)
      }
      value.append(")")
    }
  }
}

extension ResolvedTurn {
  func writeProperties(to html: inout HTMLWriter) {
    if gap != 0 { html.property("gap") { $0.append(points: gap) } }
    guard growth != 0 || isRigid || startsAtZero else { return }
    html.property("turn") { value in
      value.append(growth)
      value.append(isRigid ? " 0 " : " 1 ")
      value.append(startsAtZero ? "0" : "auto")
    }
  }
}
