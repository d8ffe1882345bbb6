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
    writeContents(of: look, to: &css)
    css.comment("Backgrounds")
    writeBackgrounds(of: look, to: &css)
    return css.bytes
  }

  // MARK: Colours

  private static func writeColors(of look: Look, to css: inout StyleWriter) {
    css.comment("A contrast toggle is invalid while it is on: its fallback counts")
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
    css.rule(
      ".column:not(:last-child),\n.dismissal + .presented-screen,\n.presented[data-style=popover]"
    ) { css in
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

  /// Most sizes are the large ones and one step, the small ones no smaller than readable; the
  /// others stand as they are.
  private static func writeTypeSizes(of look: Look, to css: inout StyleWriter) {
    css.comment("Text sizes: the large ones and a step")
    css.rule(":root,\n[data-text-size]") { css in
      css.property("--line-height") { $0.append(Look.lineHeight) }
      css.property("--pixel") { value in
        value.append("calc(1px / ")
        value.append(Double(Look.pixelsPerPoint))
        value.append(")")
      }
      writeStep(to: .large, of: look, to: &css)
      for style in TextStyle.allCases {
        css.property({ $0.append(sizeOf: style) }) { value in
          value.append("max(")
          value.append(points: floor(of: style, look: look))
          value.append(",")
          value.append(points: look.typeSize(of: style).size)
          value.append(" + var(--text-step))")
        }
      }
    }
    for size in TextSize.allCases where size != .large {
      css.rule({ selector in
        selector.append("[data-text-size=\"")
        selector.append(text: size.rawValue)
        selector.append("\"]")
      }) { css in
        writeStep(to: size, of: look, to: &css)
        for style in TextStyle.allCases where !isStepped(style, at: size, look: look) {
          css.property({ $0.append(sizeOf: style) }) {
            $0.append(points: look.typeSize(of: style, at: size).size)
          }
        }
      }
    }
  }

  private static func writeStep(to size: TextSize, of look: Look, to css: inout StyleWriter) {
    let body = look.typeSize(of: .body, at: size).size / look.typeSize(of: .body).size
    css.property("--type-scale") { $0.append(body) }
    css.points("--text-step", step(to: size, of: look))
  }

  /// How much larger running text is than at the default size.
  private static func step(to size: TextSize, of look: Look) -> Double {
    look.typeSize(of: .body, at: size).size - look.typeSize(of: .body).size
  }

  /// The smallest size of a style, below which no step leads.
  private static func floor(of style: TextStyle, look: Look) -> Double {
    look.typeSize(of: style, at: .extraSmall).size
  }

  private static func isStepped(_ style: TextStyle, at size: TextSize, look: Look) -> Bool {
    let stepped = look.typeSize(of: style).size + step(to: size, of: look)
    return max(floor(of: style, look: look), stepped) == look.typeSize(of: style, at: size).size
  }
}

extension AttributeValue {
  /// Appends the name of a custom property: `--system-red`.
  mutating func append(token name: String) {
    append("--")
    append(kebab: name)
  }

  /// Appends the custom property of a style's size: `--title2-size`.
  fileprivate mutating func append(sizeOf style: TextStyle) {
    append(token: style.rawValue)
    append("-size")
  }
}
