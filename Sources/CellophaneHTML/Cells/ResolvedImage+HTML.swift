internal import CellophaneDocument
internal import CellophaneLook

extension ResolvedImage {
  /// Writes the image of a list content, with its colours in other states.
  func write(
    as place: ClassName, to html: inout HTMLWriter, comparedTo content: LookDefaults.Content,
    body: CellBody
  ) {
    write(as: place, to: &html) { html in
      html.property(
        "image-color", tint, in: body,
        usual: (content.normal.imageColor, { content.paint(in: $0).imageColor }), of: \.imageTint
      ) { $1.append($0 ?? .tint) }
    }
  }

  /// Writes the image as a line of its own; one without a label is decoration.
  func write(as place: ClassName, to html: inout HTMLWriter) {
    write(as: place, to: &html) { html in
      if let tint { html.property("image-color") { $0.append(tint) } }
    }
  }

  /// Writes the image inside a line of text, with no white space around it.
  ///
  /// - Parameter place: Writes how it lies in the line.
  func writeInLine(to html: inout HTMLWriter, place: (inout HTMLWriter) -> Void) {
    let files: [(String, StaticString?)]
    let (width, height): (Double, Double)
    switch source {
    case .missing: return
    case .symbol(let symbol):
      return html.inline("svg", .symbol, .runImage) { html in
        writeInside(symbol, to: &html) { html in
          if let tint { html.property("image-color") { $0.append(tint) } }
        } place: {
          place(&$0)
        }
      }
    case .asset(let fileName, let itsWidth, let itsHeight):
      (files, width, height) = ([(fileName, nil)], itsWidth, itsHeight)
    case .variants(let variants, let itsWidth, let itsHeight):
      (files, width, height) = (variants.pictures.map { ($0, $1) }, itsWidth, itsHeight)
    }
    for (fileName, conditions) in files {
      html.inlineVoid("img", .image, .runImage) { html in
        writeFile(fileName, to: &html)
        if let conditions { html.attribute("data-for", conditions) }
        writeSize(reservedWidth ?? width, reservedHeight ?? height, to: &html)
        writeProperties(to: &html) { _ in }
        place(&html)
      }
    }
  }

  private func write(
    as place: ClassName, to html: inout HTMLWriter,
    color: (inout HTMLWriter) -> Void
  ) {
    switch source {
    case .symbol(let symbol):
      html.element("svg", place, place == .symbol ? nil : .symbol) { html in
        writeInside(symbol, to: &html, color: color)
      }
    case .asset(let fileName, let width, let height):
      write(fileName, width, height, as: place, to: &html, color: color)
    case .variants(let files, let width, let height):
      for (fileName, conditions) in files.pictures {
        write(
          fileName, width, height, for: conditions, as: place, to: &html, color: color)
      }
    case .missing(let name, let width, let height):
      html.element("span", place, .missingImage) { html in
        html.attribute("role", "img")
        html.attribute("aria-label") { value in
          value.append("Missing image ‘")
          value.append(text: name)
          value.append("’")
        }
        if let width, let height { writeSize(width, height, to: &html) }
        writeProperties(to: &html, color: color)
      }
    }
  }

  /// Writes what the element of a symbol says and what is in it.
  private func writeInside(
    _ symbol: ResolvedSymbol, to html: inout HTMLWriter, color: (inout HTMLWriter) -> Void,
    place: (inout HTMLWriter) -> Void = { _ in }
  ) {
    writeLabel(to: &html)
    symbol.drawing?.writeBox(to: &html)
    symbol.writeProperties(to: &html)
    writeProperties(to: &html, color: color)
    place(&html)
    if let drawing = symbol.drawing {
      drawing.writeShapes(weight: symbol.font.weight, to: &html)
    } else {
      html.use(symbol.reference)
    }
  }

  /// Writes a file as a picture, for any scheme and contrast unless it says for which. A template
  /// is a box of the tint's colour in the shape of the picture.
  private func write(
    _ fileName: String, _ width: Double, _ height: Double, for conditions: StaticString? = nil,
    as place: ClassName, to html: inout HTMLWriter, color: (inout HTMLWriter) -> Void
  ) {
    guard isTemplate else {
      html.void("img", place == .symbol ? .image : place) { html in
        writeFile(fileName, to: &html)
        if let conditions { html.attribute("data-for", conditions) }
        writeSize(width, height, to: &html)
        writeProperties(to: &html, color: color)
      }
      return
    }
    html.element("span", place == .symbol ? .image : place, .template) { html in
      if let conditions { html.attribute("data-for", conditions) }
      writeSize(width, height, to: &html)
      writeProperties(to: &html, color: color)
      html.void("img") { writeFile(fileName, to: &$0) }
    }
  }

  private func writeFile(_ fileName: String, to html: inout HTMLWriter) {
    html.attribute("src") { value in
      value.append("../assets/")
      value.append(text: fileName)
    }
    html.attribute("alt", text: label ?? "")
  }

  private func writeSize(_ width: Double, _ height: Double, to html: inout HTMLWriter) {
    let scale = scale(width: width, height: height)
    html.property("width") { $0.append(points: width * scale) }
    html.property("height") { $0.append(points: height * scale) }
  }

  private func writeLabel(to html: inout HTMLWriter) {
    if let label, !label.isEmpty {
      html.attribute("role", "img")
      html.attribute("aria-label", text: label)
    } else {
      html.attribute("aria-hidden", "true")
    }
  }

  /// How much smaller the image is than its natural size, so that it keeps the limits.
  private func scale(width: Double, height: Double) -> Double {
    var scale = 1.0
    if maximumWidth > 0, width > maximumWidth { scale = min(scale, maximumWidth / width) }
    if maximumHeight > 0, height > maximumHeight { scale = min(scale, maximumHeight / height) }
    return scale
  }

  /// - Parameter color: Writes the image's tint.
  private func writeProperties(
    to html: inout HTMLWriter, color: (inout HTMLWriter) -> Void
  ) {
    color(&html)
    if cornerRadius != 0 { html.property("image-radius") { $0.append(points: cornerRadius) } }
    if let reservedWidth, reservedWidth > 0 {
      html.property("reserved-width") { $0.append(points: reservedWidth) }
    }
    if let reservedHeight, reservedHeight > 0 {
      html.property("reserved-height") { $0.append(points: reservedHeight) }
    }
    if case .symbol = source {
      if maximumWidth > 0 { html.property("maximum-width") { $0.append(points: maximumWidth) } }
      if maximumHeight > 0 { html.property("maximum-height") { $0.append(points: maximumHeight) } }
    }
    if strokeWidth > 0, let strokeColor {
      html.property("image-stroke") { value in
        value.append(points: strokeWidth)
        value.append(" solid ")
        value.append(strokeColor)
      }
    }
  }
}

extension ResolvedCell {
  fileprivate var imageTint: LookColor? {
    guard case .list(let content) = content else { return nil }
    return content.image?.tint
  }
}

extension ResolvedVariants {
  /// Each picture with the words for where it shows.
  fileprivate var pictures: [(fileName: String, conditions: StaticString)] {
    if light == lightContrast, dark == darkContrast { return [(light, "light"), (dark, "dark")] }
    if light == dark, lightContrast == darkContrast {
      return [(light, "normal"), (lightContrast, "more")]
    }
    return [
      (light, "light normal"), (dark, "dark normal"), (lightContrast, "light more"),
      (darkContrast, "dark more"),
    ]
  }
}

extension ResolvedSymbol {
  fileprivate var reference: SymbolReference {
    let scale: SymbolReference.Scale =
      switch scale {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    return SymbolReference(name, weight: font.weight, scale: scale)
  }

  fileprivate func writeProperties(to html: inout HTMLWriter) {
    switch scale {
    case .large: break
    case .medium: html.attribute("data-scale", "medium")
    case .small: html.attribute("data-scale", "small")
    }
    if font.textStyle != .body {
      html.property("symbol-size") { value in
        if let style = font.textStyle {
          value.append("var(--")
          value.append(kebab: style.rawValue)
          value.append("-size)")
        } else {
          value.append(points: font.size)
        }
      }
    }
    for (index, color) in palette.prefix(3).enumerated() {
      let name: StaticString = index == 0 ? "layer-1" : index == 1 ? "layer-2" : "layer-3"
      // A layer behind is translucent as a whole: where its strokes cross it is no darker.
      let shade = index == 0 ? 1 : color.alpha
      html.property(name) { $0.append(shade < 1 ? LookColor(color.source) : color) }
      guard shade < 1 else { continue }
      html.property(index == 1 ? "shade-2" : "shade-3") { $0.append(shade) }
    }
  }
}
