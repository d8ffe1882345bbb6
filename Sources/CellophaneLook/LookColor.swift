/// A colour as it reaches a page: a token of the look where it has one, else its values.
package struct LookColor: Codable, Hashable, Sendable {
  package enum Source: Codable, Hashable, Sendable {
    /// One of the look's own colours, whose values stand in the look's table.
    case system(SystemColor)
    /// The tint of the place where it is used.
    case tint
    /// A colour of the author's.
    indirect case fixed(SchemeColors)
  }

  package var source: Source
  /// Multiplies the alpha of the source, 0 to 1.
  package var alpha: Double

  package init(_ source: Source, alpha: Double = 1) {
    self.source = source
    self.alpha = alpha
  }

  package static func system(_ color: SystemColor, alpha: Double = 1) -> LookColor {
    LookColor(.system(color), alpha: alpha)
  }

  /// A colour of light and one of dark that contrast does not change.
  package static func adapting(_ light: RGBA, _ dark: RGBA) -> LookColor {
    LookColor(
      .fixed(SchemeColors(light: light, dark: dark, lightContrast: light, darkContrast: dark)))
  }

  package static let tint = LookColor(.tint)
  package static let clear = LookColor(.fixed(SchemeColors(RGBA(0, 0, 0, 0))))
}

/// One colour's values in light and dark and in their high-contrast forms.
package struct SchemeColors: Codable, Hashable, Sendable {
  package var light: RGBA
  package var dark: RGBA
  package var lightContrast: RGBA
  package var darkContrast: RGBA

  package init(light: RGBA, dark: RGBA, lightContrast: RGBA, darkContrast: RGBA) {
    self.light = light
    self.dark = dark
    self.lightContrast = lightContrast
    self.darkContrast = darkContrast
  }

  package init(_ everywhere: RGBA) {
    self.init(
      light: everywhere, dark: everywhere, lightContrast: everywhere, darkContrast: everywhere)
  }
}

/// A colour in sRGB, each component 0 to 1.
package struct RGBA: Codable, Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour from its 24 bits, as `0xFF3B30`.
  package init(hex: UInt32, alpha: Double = 1) {
    self.init(
      Double(hex >> 16 & 0xFF) / 255, Double(hex >> 8 & 0xFF) / 255, Double(hex & 0xFF) / 255,
      alpha)
  }
}
