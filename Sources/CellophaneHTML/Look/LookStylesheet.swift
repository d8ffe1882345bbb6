package import CellophaneLook
internal import CellophaneDocument

/// The tables of a look as a stylesheet: custom properties for what is measured and coloured, and
/// the defaults of each style as its class.
package enum LookStylesheet {
  package static func css(for look: Look) -> [UInt8] {
    var css = StyleWriter()
    css.comment("Generated from the look's tables.")
    writeColors(of: look, to: &css)
    writeTypeSizes(of: look, to: &css)
    writeLayout(of: look, to: &css)
    css.comment("Contents")
    for style in ContentStyle.allCases { write(style, of: look, to: &css) }
    css.comment("Backgrounds")
    for style in BackgroundStyle.allCases { write(style, of: look, to: &css) }
    return css.bytes
  }

  // MARK: Colours

  private static func writeColors(of look: Look, to css: inout StyleWriter) {
    css.comment("Colours: a contrast toggle is invalid while it is on, so that its fallback counts")
    css.rule(":root") { css in
      css.property("--normal-contrast") { $0.append("initial") }
      css.property("--high-contrast") { $0.append(" ") }
      css.property("--tint") { $0.append("var(--system-blue)") }
      for color in SystemColor.allCases {
        css.property({ $0.append(token: color.rawValue) }) { $0.append(look.colors(of: color)) }
      }
    }
    css.rule(":root[data-contrast=\"more\"]") { writeHighContrast(to: &$0) }
    css.rule("@media (prefers-contrast: more)") { css in
      css.rule(":root:not([data-contrast=\"normal\"])") { writeHighContrast(to: &$0) }
    }
    css.comment("Above the base level, backgrounds are lighter in the dark")
    css.rule(".column:not(:last-child)") { css in
      for color in SystemColor.allCases
      where look.elevatedColors(of: color) != look.colors(of: color) {
        css.property({ $0.append(token: color.rawValue) }) {
          $0.append(look.elevatedColors(of: color))
        }
      }
    }
  }

  private static func writeHighContrast(to css: inout StyleWriter) {
    css.property("--normal-contrast") { $0.append(" ") }
    css.property("--high-contrast") { $0.append("initial") }
  }

  // MARK: Type

  private static func writeTypeSizes(of look: Look, to css: inout StyleWriter) {
    css.comment("Text sizes")
    css.rule(":root") { css in
      css.property("--line-height") { $0.append(Look.lineHeight) }
      writeSizes(of: look, at: .large, to: &css)
    }
    for size in TextSize.allCases where size != .large {
      css.rule({ selector in
        selector.append(":root[data-text-size=\"")
        selector.append(text: size.rawValue)
        selector.append("\"]")
      }) { writeSizes(of: look, at: size, to: &$0) }
    }
  }

  private static func writeSizes(of look: Look, at size: TextSize, to css: inout StyleWriter) {
    let body = look.typeSize(of: .body, at: size).size / look.typeSize(of: .body).size
    css.property("--type-scale") { $0.append(body) }
    for style in TextStyle.allCases {
      css.property({ name in
        name.append(token: style.rawValue)
        name.append("-size")
      }) { $0.append(points: look.typeSize(of: style, at: size).size) }
    }
  }
}

extension AttributeValue {
  /// Appends the name of a custom property: `--system-red`.
  mutating func append(token name: String) {
    append("--")
    append(kebab: name)
  }
}
