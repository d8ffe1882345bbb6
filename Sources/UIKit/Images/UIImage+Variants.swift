internal import CellophaneLook

extension UIImage {
  func variant(
    configurationValues: ConfigurationValues?? = nil, tintColor: UIColor?? = nil,
    renderingMode: RenderingMode? = nil, baselineOffset: CGFloat?? = nil,
    stretching: Stretching?? = nil
  ) -> UIImage {
    UIImage(
      source: source, configurationValues: configurationValues ?? self.configurationValues,
      tintColor: tintColor ?? self.tintColor, renderingMode: renderingMode ?? self.renderingMode,
      baselineOffset: baselineOffset ?? baselineOffsetFromBottom, variableValue: variableValue,
      stretching: stretching ?? self.stretching, frames: frames)
  }

  /// Whether it is a symbol.
  public var isSymbolImage: Bool {
    switch source {
    case .symbol, .symbolSet: true
    default: false
    }
  }

  /// How it is configured.
  public var configuration: UIImage.Configuration? {
    guard let values = configurationValues else { return nil }
    return isSymbolImage ? SymbolConfiguration(values) : Configuration(values)
  }

  /// How it is configured as a symbol.
  public var symbolConfiguration: UIImage.SymbolConfiguration? {
    isSymbolImage ? SymbolConfiguration(configurationValues ?? ConfigurationValues()) : nil
  }

  /// The same picture in another configuration.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    var values = configurationValues ?? ConfigurationValues()
    values.merge(configuration.values)
    return variant(configurationValues: values)
  }

  /// The same symbol in another configuration; `nil` for what is no symbol.
  public func applyingSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  /// The same picture, drawn in its own colours or in the tint.
  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    variant(renderingMode: renderingMode)
  }

  /// The same picture in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    variant(tintColor: color)
  }

  /// The same picture in a colour, drawn in it or in the tint.
  public func withTintColor(
    _ color: UIColor, renderingMode: UIImage.RenderingMode
  ) -> UIImage {
    variant(tintColor: color, renderingMode: renderingMode)
  }

  /// The same picture with a baseline, in points above its bottom edge.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    variant(baselineOffset: baselineOffset)
  }

  /// The same picture without a baseline.
  public func imageWithoutBaseline() -> UIImage {
    variant(baselineOffset: .some(nil))
  }

  /// A circle with dots, for more actions.
  public class var actions: UIImage { symbol("ellipsis.circle") }
  /// A plus in a circle.
  public class var add: UIImage { symbol("plus.circle.fill") }
  /// A check mark.
  public class var checkmark: UIImage { symbol("checkmark") }
  /// A minus in a circle.
  public class var remove: UIImage { symbol("minus.circle.fill") }
  /// A check mark with an outline.
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  private class func symbol(_ name: String) -> UIImage {
    UIImage(source: .symbol(name))
  }

  /// The size, in points; a symbol's is near its font's.
  public var size: CGSize { size(beside: nil) }

  /// The size, in points, where a symbol's configuration leaves something to a preferred one.
  func size(beside preferred: UIImage.SymbolConfiguration?) -> CGSize {
    switch source {
    case .empty: return .zero
    case .named(_, let file), .file(let file): return file.size
    case .missing(let missing): return missing.size ?? .zero
    case .symbol, .symbolSet:
      let side = symbolFont(beside: preferred).pointSize * symbolScale(beside: preferred).factor
      return CGSize(width: (side * 3).rounded() / 3, height: (side * 3).rounded() / 3)
    }
  }

  /// Pixels in a point.
  public var scale: CGFloat {
    switch source {
    case .named(_, let file), .file(let file): file.scale
    default: max(1, UITraitCollection.current.displayScale)
    }
  }

  /// The font beside which a symbol stands: its configuration's, then a preferred one's.
  package func symbolFont(beside preferred: UIImage.SymbolConfiguration?) -> UIFont {
    var values = preferred?.values ?? ConfigurationValues()
    if let own = configurationValues { values.merge(own) }
    return values.font
  }

  /// The scale of a symbol: its configuration's, then a preferred one's, then medium.
  package func symbolScale(beside preferred: UIImage.SymbolConfiguration?) -> SymbolScale {
    configurationValues?.scale ?? preferred?.values.scale ?? .medium
  }

  /// Colours of a symbol's layers, the foremost first; empty where it has one colour.
  package func symbolPalette(beside preferred: UIImage.SymbolConfiguration?) -> [UIColor] {
    switch configurationValues?.palette ?? preferred?.values.palette {
    case .colors(let colors): colors
    case .hierarchical(let color):
      // The strengths of the second and third layer are chosen by eye.
      [color, color.withAlphaComponent(0.5), color.withAlphaComponent(0.25)]
    case .multicolor:
      if case .symbol(let name) = source { SymbolColors.palette(of: name) } else { [] }
    case .monochrome, nil: []
    }
  }
}

extension UIImage.SymbolScale {
  /// A symbol's height in sizes of its font, chosen by eye; pages draw it so too.
  fileprivate var factor: CGFloat {
    switch self {
    case .small: 1
    case .large: 1.45
    default: 1.2
    }
  }
}

extension ConfigurationValues {
  /// The font that the size and weight amount to; body text where nothing is specified.
  fileprivate var font: UIFont {
    var values: UIFont.Values
    if let pointSize {
      values = UIFont.Values(baseSize: pointSize, pointSize: pointSize)
    } else {
      values = UIFont.Values(style: textStyle ?? .body, traits: traits ?? .current)
    }
    if let weight { values.weight = weight.fontWeight() }
    return UIFont(values)
  }
}
