extension UIImage {
  /// The size of a symbol beside its font.
  public enum SymbolScale: Int, Hashable, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// The thickness of a symbol's strokes.
  public enum SymbolWeight: Int, Hashable, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The weight of a font that belongs beside it.
    public func fontWeight() -> UIFont.Weight {
      self == .unspecified ? .regular : UIFont.Weight(css: rawValue * 100)
    }
  }

  /// Whether an image is drawn in its own colours or in the tint.
  public enum RenderingMode: Int, Hashable, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// Whether a symbol's colours are flat.
  ///
  /// UIKit: iOS 26.
  public enum SymbolColorRenderingMode: Int, Hashable, Sendable {
    case automatic, flat, gradient
  }

  /// How a symbol shows a value between 0 and 1.
  ///
  /// UIKit: iOS 26.
  public enum SymbolVariableValueMode: Int, Hashable, Sendable {
    case automatic, color, draw
  }

  /// What a symbol should look like: size, weight, scale and colours.
  // As in the superclass, everything stored is an immutable value.
  public final class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    private convenience init(_ change: (inout ConfigurationValues) -> Void) {
      var values = ConfigurationValues()
      change(&values)
      self.init(values)
    }

    /// Nothing specified.
    public class var unspecified: UIImage.SymbolConfiguration {
      SymbolConfiguration(ConfigurationValues())
    }

    /// A size in points.
    public convenience init(pointSize: CGFloat) {
      self.init { $0.pointSize = pointSize }
    }

    /// A size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init {
        $0.pointSize = pointSize
        $0.weight = weight.specified
      }
    }

    /// A size in points, a weight and a scale.
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) {
      self.init {
        $0.pointSize = pointSize
        $0.weight = weight.specified
        $0.scale = scale.specified
      }
    }

    /// A scale.
    public convenience init(scale: UIImage.SymbolScale) {
      self.init { $0.scale = scale.specified }
    }

    /// A weight.
    public convenience init(weight: UIImage.SymbolWeight) {
      self.init { $0.weight = weight.specified }
    }

    /// The size and weight of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init { $0.textStyle = textStyle.lookStyle }
    }

    /// The size and weight of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init {
        $0.textStyle = textStyle.lookStyle
        $0.scale = scale.specified
      }
    }

    /// The size and weight of a font.
    public convenience init(font: UIFont) {
      self.init { $0.follow(font) }
    }

    /// The size and weight of a font, and a scale.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      self.init {
        $0.follow(font)
        $0.scale = scale.specified
      }
    }

    /// One colour in several strengths.
    public convenience init(hierarchicalColor: UIColor) {
      self.init { $0.palette = .hierarchical(hierarchicalColor) }
    }

    /// A colour for each layer, the first for the foremost.
    public convenience init(paletteColors: [UIColor]) {
      self.init { $0.palette = .colors(paletteColors) }
    }

    /// Flat colours or gradients.
    public convenience init(colorRenderingMode mode: UIImage.SymbolColorRenderingMode) {
      self.init { $0.colorRendering = mode }
    }

    /// How a value between 0 and 1 shows.
    public convenience init(variableValueMode mode: UIImage.SymbolVariableValueMode) {
      self.init { $0.variableMode = mode }
    }

    /// One colour, where the symbol has a drawing for that.
    public class func preferringMonochrome() -> Self {
      var values = ConfigurationValues()
      values.palette = .monochrome
      return Self(values)
    }

    /// Its own colours, where the symbol has any.
    public class func preferringMulticolor() -> Self {
      var values = ConfigurationValues()
      values.palette = .multicolor
      return Self(values)
    }
  }
}

extension UIImage.SymbolConfiguration {
  private func changed(_ change: (inout ConfigurationValues) -> Void) -> Self {
    var values = values
    change(&values)
    return Self(values)
  }

  /// Without a text style.
  public func configurationWithoutTextStyle() -> Self {
    changed { $0.textStyle = nil }
  }

  /// Without a scale.
  public func configurationWithoutScale() -> Self {
    changed { $0.scale = nil }
  }

  /// Without a weight.
  public func configurationWithoutWeight() -> Self {
    changed { $0.weight = nil }
  }

  /// Without a size in points and a weight.
  public func configurationWithoutPointSizeAndWeight() -> Self {
    changed {
      $0.pointSize = nil
      $0.weight = nil
    }
  }

  /// Whether another specifies the same.
  public func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool {
    isEqual(otherConfiguration)
  }
}

extension UIImage.SymbolScale {
  fileprivate var specified: Self? {
    switch self {
    case .unspecified: nil
    case .default: .medium
    default: self
    }
  }
}

extension UIImage.SymbolWeight {
  fileprivate var specified: Self? {
    self == .unspecified ? nil : self
  }
}

extension ConfigurationValues {
  fileprivate mutating func follow(_ font: UIFont) {
    if let style = font.values.textStyle {
      textStyle = style
    } else {
      pointSize = font.pointSize
    }
    weight = font.values.weight.symbolWeight()
  }
}
