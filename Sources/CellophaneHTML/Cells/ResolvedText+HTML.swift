internal import CellophaneDocument
internal import CellophaneLook

extension ResolvedText {
  /// Writes the text as a line of its own, with what differs from the look as properties.
  func write(
    as place: ClassName, comparedTo defaults: TextMetrics, to html: inout HTMLWriter,
    in scope: Scope, isSilent: Bool = false
  ) {
    html.element("span", place) { html in
      if isSilent { html.attribute("aria-hidden", "true") }
      writeAttributes(comparedTo: defaults, to: &html)
      writeProperties(comparedTo: defaults, to: &html, in: scope)
      runs.forEachInPlace { $0.pointee.write(to: &html, in: scope) }
    }
  }

  /// Writes a text of a list content, with what it is in other states.
  func write(
    as place: ClassName, comparedTo defaults: TextMetrics, to html: inout HTMLWriter,
    in scope: Scope, body: CellBody, of content: LookDefaults.Content, isSecondary: Bool
  ) {
    html.element("span", place) { html in
      writeAttributes(comparedTo: defaults, to: &html)
      writeProperties(
        comparedTo: defaults, to: &html, in: scope, states: (body, content, isSecondary))
      if let word { html.gap(.word(word)) }
      runs.forEachInPlace { $0.pointee.write(to: &html, in: scope) }
    }
  }

  private func writeAttributes(comparedTo defaults: TextMetrics, to html: inout HTMLWriter) {
    if numberOfLines != defaults.numberOfLines {
      if numberOfLines == 0 {
        html.attribute("data-lines", "any")
      } else {
        html.attribute("data-lines", number: Double(numberOfLines))
        // The ellipsis stands at the end of the text, whichever way the page is read.
        html.attribute("dir", "auto")
      }
    }
    switch truncation {
    case .clip: html.attribute("data-truncation", "clip")
    case .characterWrap: html.attribute("data-truncation", "character-wrap")
    case .wordWrap, .head, .tail, .middle: break
    }
  }

  private func writeProperties(
    comparedTo defaults: TextMetrics, to html: inout HTMLWriter, in scope: Scope,
    states: (body: CellBody, content: LookDefaults.Content, isSecondary: Bool)? = nil
  ) {
    if numberOfLines != defaults.numberOfLines, numberOfLines != 0 {
      html.property("lines") { $0.append(Double(numberOfLines)) }
    }
    if let (body, content, isSecondary) = states {
      writeColor(in: body, of: content, isSecondary: isSecondary, to: &html)
      font.writeSize(comparedTo: defaults.font, to: &html, in: scope)
      writeWeight(in: body, of: content, isSecondary: isSecondary, to: &html)
      font.writeForm(comparedTo: defaults.font, to: &html)
    } else {
      if color != defaults.color { html.property("text-color") { $0.append(color) } }
      font.writeProperties(comparedTo: defaults.font, to: &html, in: scope)
    }
    switch alignment {
    case .natural: break
    case .left: html.property("text-alignment") { $0.append("left") }
    case .center: html.property("text-alignment") { $0.append("center") }
    case .right: html.property("text-alignment") { $0.append("right") }
    case .justified: html.property("text-alignment") { $0.append("justify") }
    }
    guard transform != (defaults.isUppercase ? .uppercase : .none) else { return }
    html.property("text-transform") { value in
      switch transform {
      case .none: value.append("none")
      case .uppercase: value.append("uppercase")
      case .lowercase: value.append("lowercase")
      case .capitalized: value.append("capitalize")
      }
    }
  }

  /// Writes the colour in every state, where it is not what the look makes of it.
  private func writeColor(
    in body: CellBody, of content: LookDefaults.Content, isSecondary: Bool,
    to html: inout HTMLWriter
  ) {
    let paint = isSecondary ? \ContentPaint.secondaryColor : \ContentPaint.textColor
    html.property(
      "text-color", color, in: body,
      usual: (content.normal[keyPath: paint], { content.paint(in: $0)[keyPath: paint] }),
      of: { $0.text(isSecondary: isSecondary)?.color ?? color }
    ) { $1.append($0) }
  }

  private func writeWeight(
    in body: CellBody, of content: LookDefaults.Content, isSecondary: Bool,
    to html: inout HTMLWriter
  ) {
    let weight = isSecondary ? \ContentPaint.secondaryWeight : \ContentPaint.textWeight
    html.property(
      "text-weight", font.weight, in: body,
      usual: (content.normal[keyPath: weight], { content.paint(in: $0)[keyPath: weight] }),
      of: { $0.text(isSecondary: isSecondary)?.font.weight ?? font.weight }
    ) { $1.append(Double($0)) }
  }
}

extension ResolvedCell {
  fileprivate func text(isSecondary: Bool) -> ResolvedText? {
    guard case .list(let content) = content else { return nil }
    return isSecondary ? content.secondaryText : content.text
  }
}

extension LookFont {
  func writeProperties(comparedTo other: LookFont, to html: inout HTMLWriter, in scope: Scope) {
    guard self != other else { return }
    writeSize(comparedTo: other, to: &html, in: scope)
    if weight != other.weight { html.property("text-weight") { $0.append(Double(weight)) } }
    writeForm(comparedTo: other, to: &html)
  }

  fileprivate func writeSize(
    comparedTo other: LookFont, to html: inout HTMLWriter, in scope: Scope
  ) {
    guard textStyle != other.textStyle || size != other.size else { return }
    html.property("text-size") { $0.append(sizeOf: self, look: scope.defaults.look) }
  }

  fileprivate func writeForm(comparedTo other: LookFont, to html: inout HTMLWriter) {
    if isItalic != other.isItalic {
      html.property("text-slope") { $0.append(isItalic ? "italic" : "normal") }
    }
    if hasMonospacedDigits != other.hasMonospacedDigits {
      html.property("text-digits") { value in
        value.append(hasMonospacedDigits ? "tabular-nums" : "normal")
      }
    }
    if family != other.family { html.property("text-family") { $0.append(family) } }
  }
}

extension ResolvedRun {
  fileprivate func write(to html: inout HTMLWriter, in scope: Scope) {
    if text == ResolvedSearching.queryMark { return html.inline("span", .query) { _ in } }
    guard hasAttributes else { return html.text(text) }
    if let image { return write(image, to: &html) }
    let link = link.flatMap { LinkAddress.harmless($0) }
    html.inline(link == nil ? "span" : "a", .run) { html in
      if let link {
        html.attribute("href", text: link)
        html.attribute("target", "_blank")
        html.attribute("rel", "noopener")
      }
      if let language { html.attribute("lang", text: language) }
      if let color { html.property("text-color") { $0.append(color) } }
      if let background { html.property("run-background") { $0.append(background) } }
      if let font {
        html.property("text-size") { $0.append(sizeOf: font, look: scope.defaults.look) }
        html.property("text-weight") { $0.append(Double(font.weight)) }
        if font.isItalic { html.property("text-slope") { $0.append("italic") } }
        if font.hasMonospacedDigits { html.property("text-digits") { $0.append("tabular-nums") } }
        if font.family != .system { html.property("text-family") { $0.append(font.family) } }
      }
      writeDecoration(to: &html)
      html.text(text)
    }
  }

  /// Writes a picture in the line, in the text's colour unless it has one of its own.
  private func write(_ image: ResolvedImage, to html: inout HTMLWriter) {
    var image = image
    image.tint = image.tint ?? color
    let offset = baselineOffset
    image.writeInLine(to: &html) { html in
      if offset != 0 { html.property("run-offset") { $0.append(points: offset) } }
    }
  }

  private func writeDecoration(to html: inout HTMLWriter) {
    switch (isUnderlined, isStruckThrough) {
    case (true, true): html.property("run-decoration") { $0.append("underline line-through") }
    case (true, false): html.property("run-decoration") { $0.append("underline") }
    case (false, true): html.property("run-decoration") { $0.append("line-through") }
    case (false, false): break
    }
    if baselineOffset != 0 {
      html.property("run-offset") { $0.append(points: baselineOffset) }
    }
    if kern != 0 { html.property("run-kern") { $0.append(points: kern) } }
  }
}
