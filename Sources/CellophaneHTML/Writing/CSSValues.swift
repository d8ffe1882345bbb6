internal import CellophaneLook

extension AttributeValue {
  /// Appends a colour: a token of the look where it has one, else its values in each scheme.
  mutating func append(_ color: LookColor) {
    guard color.alpha != 1 else { return append(color.source) }
    append("color-mix(in srgb,")
    append(color.source)
    append(" ")
    append(color.alpha * 100)
    append("%,transparent)")
  }

  private mutating func append(_ source: LookColor.Source) {
    switch source {
    case .system(let color):
      append("var(--")
      append(kebab: color.rawValue)
      append(")")
    case .tint: append("var(--tint)")
    case .fixed(let colors): append(colors)
    }
  }

  /// Appends a colour that adapts to scheme and contrast by itself.
  ///
  /// `--normal-contrast` and `--high-contrast` are toggles: the one that is off is invalid, so
  /// that its fallback counts, and the other is empty.
  mutating func append(_ colors: SchemeColors) {
    let hasContrast = colors.light != colors.lightContrast || colors.dark != colors.darkContrast
    guard hasContrast else { return append(light: colors.light, dark: colors.dark) }
    append("var(--normal-contrast,")
    append(light: colors.light, dark: colors.dark)
    append(") var(--high-contrast,")
    append(light: colors.lightContrast, dark: colors.darkContrast)
    append(")")
  }

  private mutating func append(light: RGBA, dark: RGBA) {
    guard light != dark else { return append(light) }
    append("light-dark(")
    append(light)
    append(",")
    append(dark)
    append(")")
  }

  private mutating func append(_ color: RGBA) {
    if color.alpha == 0 { return append("transparent") }
    append("#")
    append(hex: color.red)
    append(hex: color.green)
    append(hex: color.blue)
    if color.alpha < 1 { append(hex: color.alpha) }
  }

  private mutating func append(hex component: Double) {
    let byte = UInt8(max(0, min(255, (component * 255).rounded())))
    append(hexDigit: byte >> 4)
    append(hexDigit: byte & 0x0F)
  }

  /// Appends the size of a font: the text style's, which follows the page's text size.
  mutating func append(sizeOf font: LookFont, look: Look) {
    guard let style = font.textStyle else { return append(points: font.size) }
    let own = look.typeSize(of: style).size
    let isScaled = own != font.size && own > 0
    if isScaled { append("calc(") }
    append("var(--")
    append(kebab: style.rawValue)
    append("-size)")
    guard isScaled else { return }
    append("*")
    append(font.size / own)
    append(")")
  }

  mutating func append(_ family: LookFont.Family) {
    switch family {
    case .system: append("var(--system-family)")
    case .rounded: append("var(--rounded-family)")
    case .serif: append("var(--serif-family)")
    case .monospaced: append("var(--monospaced-family)")
    case .named(let name):
      append(quoted: name)
      append(",var(--system-family)")
    }
  }
}

extension HTMLWriter {
  /// Writes insets as two properties for CSS's logical shorthands.
  mutating func insets(_ block: StaticString, _ inline: StaticString, _ insets: LookInsets) {
    property(block) { value in
      value.append(points: insets.top)
      if insets.top != insets.bottom {
        value.append(" ")
        value.append(points: insets.bottom)
      }
    }
    property(inline) { value in
      value.append(points: insets.leading)
      if insets.leading != insets.trailing {
        value.append(" ")
        value.append(points: insets.trailing)
      }
    }
  }
}

extension LookInsets {
  /// Writes what lies between the edges and what scrolls as a property for each edge that has some.
  func writeScrolled(to html: inout HTMLWriter) {
    if top != 0 { html.property("scroll-top") { $0.append(points: top) } }
    if bottom != 0 { html.property("scroll-bottom") { $0.append(points: bottom) } }
    if leading != 0 { html.property("scroll-leading") { $0.append(points: leading) } }
    if trailing != 0 { html.property("scroll-trailing") { $0.append(points: trailing) } }
  }
}
