internal import CellophaneLook

extension UIListContentConfiguration {
  /// How an image is placed and coloured.
  public struct ImageProperties: Hashable {
    /// Stands in `reservedLayoutSize` for the symbols' standard width or height.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    struct Values: Hashable {
      var preferredSymbolConfiguration: Setting<UIImage.SymbolConfiguration?>
      var tintColor: Setting<UIColor?>
      var tintColorTransformer: Setting<UIConfigurationColorTransformer?>
      var cornerRadius: Setting<CGFloat>
      var maximumSize: Setting<CGSize>
      var reservedLayoutSize: Setting<CGSize>
      var accessibilityIgnoresInvertColors: Setting<Bool>
      var strokeColor: Setting<UIColor?>
      var strokeColorTransformer: Setting<UIConfigurationColorTransformer?>
      var strokeWidth: Setting<CGFloat>
    }

    var values: Values

    /// The image's tint as it is shown, for the view's tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The line's colour as it is shown, for the view's tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }
  }
}

extension UIListContentConfiguration.ImageProperties {
  /// How a symbol is drawn where the image does not say.
  public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { values.preferredSymbolConfiguration.value }
    set { values.preferredSymbolConfiguration.set(newValue) }
  }

  /// The colour of a symbol or template; `nil` for the view's tint.
  public var tintColor: UIColor? {
    get { values.tintColor.value }
    set { values.tintColor.set(newValue) }
  }

  /// Turns the tint into the one that is shown.
  public var tintColorTransformer: UIConfigurationColorTransformer? {
    get { values.tintColorTransformer.value }
    set { values.tintColorTransformer.set(newValue) }
  }

  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat {
    get { values.cornerRadius.value }
    set { values.cornerRadius.set(newValue) }
  }

  /// The largest size, in points; 0 for no limit.
  public var maximumSize: CGSize {
    get { values.maximumSize.value }
    set { values.maximumSize.set(newValue) }
  }

  /// The space that the image is centred in, in points.
  ///
  /// 0 stands for the image's own, or the symbols' standard.
  public var reservedLayoutSize: CGSize {
    get { values.reservedLayoutSize.value }
    set { values.reservedLayoutSize.set(newValue) }
  }

  /// Whether the image keeps its colours where a reader inverts them.
  public var accessibilityIgnoresInvertColors: Bool {
    get { values.accessibilityIgnoresInvertColors.value }
    set { values.accessibilityIgnoresInvertColors.set(newValue) }
  }

  /// The colour of a line around the image; `nil` for the view's tint.
  public var strokeColor: UIColor? {
    get { values.strokeColor.value }
    set { values.strokeColor.set(newValue) }
  }

  /// Turns the line's colour into the one that is shown.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { values.strokeColorTransformer.value }
    set { values.strokeColorTransformer.set(newValue) }
  }

  /// The width of the line around the image, in points.
  public var strokeWidth: CGFloat {
    get { values.strokeWidth.value }
    set { values.strokeWidth.set(newValue) }
  }
}

extension UIListContentConfiguration.ImageProperties {
  /// What a look sets: symbols beside body text, in the view's tint.
  init() {
    values = Values(
      preferredSymbolConfiguration: Setting(.init(textStyle: .body, scale: .large)),
      tintColor: Setting(nil),
      tintColorTransformer: Setting(nil),
      cornerRadius: Setting(0),
      maximumSize: Setting(.zero),
      reservedLayoutSize: Setting(.zero),
      accessibilityIgnoresInvertColors: Setting(false),
      strokeColor: Setting(.clear),
      strokeColorTransformer: Setting(nil),
      strokeWidth: Setting(0))
  }

  /// Takes over what the app set in another.
  mutating func keep(_ other: Self) {
    let kept = other.values
    values.preferredSymbolConfiguration.keep(kept.preferredSymbolConfiguration)
    values.tintColor.keep(kept.tintColor)
    values.tintColorTransformer.keep(kept.tintColorTransformer)
    values.cornerRadius.keep(kept.cornerRadius)
    values.maximumSize.keep(kept.maximumSize)
    values.reservedLayoutSize.keep(kept.reservedLayoutSize)
    values.accessibilityIgnoresInvertColors.keep(kept.accessibilityIgnoresInvertColors)
    values.strokeColor.keep(kept.strokeColor)
    values.strokeColorTransformer.keep(kept.strokeColorTransformer)
    values.strokeWidth.keep(kept.strokeWidth)
  }
}

extension UIListContentConfiguration.ImageProperties:
  CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
  /// The sizes and the tint.
  public var description: String {
    "ImageProperties(\(properties.map { "\($0.0): \($0.1)" }.joined(separator: ", ")))"
  }

  /// The sizes and the tint.
  public var debugDescription: String {
    description
  }

  /// Each property by its name.
  public var customMirror: Mirror {
    Mirror(self, children: properties.map { ($0.0, $0.1) }, displayStyle: .struct)
  }

  private var properties: [(String, Any)] {
    [
      ("tintColor", tintColor.map(String.init(describing:)) ?? "nil"),
      ("cornerRadius", cornerRadius), ("maximumSize", maximumSize),
      ("reservedLayoutSize", reservedLayoutSize),
    ]
  }
}
