package import CellophaneLook

extension UIColor {
  /// The colour as it reaches a page: a name of the look where it has one, else its values in
  /// light, dark and their high-contrast forms, for which a dynamic provider is asked.
  package var lookColor: LookColor {
    switch storage {
    case .look(let color): return color
    case .provider:
      let answers = Self.schemes.map { answer(in: $0) }
      if let first = answers.first, answers.allSatisfy({ $0 == first }) { return first }
      let values = zip(answers, Self.schemes).map { $0.rgba(in: $1, look: .current) }
      return LookColor(
        .fixed(
          SchemeColors(
            light: values[0], dark: values[1], lightContrast: values[2],
            darkContrast: values[3])))
    }
  }

  /// Light, dark, and the two with high contrast, on top of the current traits.
  private static var schemes: [UITraitCollection] {
    let base = UITraitCollection.current.values
    return [
      (UIUserInterfaceStyle.light, UIAccessibilityContrast.normal), (.dark, .normal),
      (.light, .high), (.dark, .high),
    ].map { style, contrast in
      var values = base
      values.userInterfaceStyle = style
      values.accessibilityContrast = contrast
      return UITraitCollection(values)
    }
  }

  /// What the colour is among traits, closures asked through.
  func answer(in traits: UITraitCollection) -> LookColor {
    switch storage {
    case .look(let color): return color
    case .provider(let provider, let alpha):
      var color = LookColor.clear
      traits.performAsCurrent { color = provider.color(traits).answer(in: traits) }
      return alpha.map { color.withAlpha($0) } ?? color
    }
  }

  /// The four numbers among traits.
  func rgba(in traits: UITraitCollection = .current) -> RGBA {
    answer(in: traits).rgba(in: traits, look: .current)
  }

  /// The colour among traits, which no longer depends on its surroundings.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let color = answer(in: traitCollection)
    if color.source == .tint { return UIColor(color) }
    return UIColor(color.rgba(in: traitCollection, look: .current))
  }

  /// The same colour with another opacity, 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .look(let color): UIColor(color.withAlpha(alpha.clamped))
    case .provider(let provider, _):
      UIColor(storage: .provider(provider, alpha: alpha.clamped))
    }
  }

  /// The colour of Core Graphics among the current traits.
  public var cgColor: CGColor {
    CGColor(rgba())
  }

  /// Writes red, green, blue and alpha among the current traits; always possible.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = rgba()
    red?.pointee = rgba.red
    green?.pointee = rgba.green
    blue?.pointee = rgba.blue
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Writes hue, saturation, brightness and alpha among the current traits; always possible.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = rgba()
    let parts = rgba.hueSaturationBrightness
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Writes the gray and alpha among the current traits; not possible for what is not gray.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = rgba()
    guard rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
    white?.pointee = rgba.red
    alpha?.pointee = rgba.alpha
    return true
  }
}

extension LookColor {
  /// With another alpha in place of its own, as UIKit replaces it.
  func withAlpha(_ alpha: Double) -> LookColor {
    switch source {
    case .tint: return LookColor(.tint, alpha: alpha)
    case .fixed(var colors):
      colors.light.alpha = alpha
      colors.dark.alpha = alpha
      colors.lightContrast.alpha = alpha
      colors.darkContrast.alpha = alpha
      return LookColor(.fixed(colors))
    case .system(let color):
      let own = Look.current.colors(of: color)
      let alphas = [own.light, own.dark, own.lightContrast, own.darkContrast].map(\.alpha)
      if alphas.allSatisfy({ $0 == 1 }) { return LookColor(.system(color), alpha: alpha) }
      return LookColor(.fixed(own)).withAlpha(alpha)
    }
  }

  /// The four numbers among traits; the tint is the accent colour, else the system's blue.
  func rgba(in traits: UITraitCollection, look: Look) -> RGBA {
    let colors: SchemeColors =
      switch source {
      case .system(let color):
        traits.userInterfaceLevel == .elevated
          ? look.elevatedColors(of: color) : look.colors(of: color)
      case .tint: AccentColor.colors ?? look.colors(of: .systemBlue)
      case .fixed(let colors): colors
      }
    var rgba =
      switch (traits.userInterfaceStyle == .dark, traits.accessibilityContrast == .high) {
      case (false, false): colors.light
      case (true, false): colors.dark
      case (false, true): colors.lightContrast
      case (true, true): colors.darkContrast
      }
    rgba.alpha *= alpha
    return rgba
  }
}

extension UIColor {
  /// The same colour with its alpha multiplied, a token kept.
  func multiplyingAlpha(_ factor: CGFloat) -> UIColor {
    switch storage {
    case .look(let color):
      UIColor(LookColor(color.source, alpha: color.alpha * factor))
    case .provider:
      UIColor { self.resolvedColor(with: $0).multiplyingAlpha(factor) }
    }
  }
}
