internal import CellophaneLook

extension UIListContentConfiguration {
  /// How a text is set.
  public struct TextProperties: Hashable {
    /// To which edge a text is set.
    public enum TextAlignment: Hashable, Sendable {
      case natural, center, justified
    }

    /// What happens to a text's letters.
    public enum TextTransform: Hashable, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    struct Values: Hashable {
      var font: Setting<UIFont>
      var color: Setting<UIColor>
      var colorTransformer: Setting<UIConfigurationColorTransformer?>
      var alignment: Setting<TextAlignment>
      var lineBreakMode: Setting<NSLineBreakMode>
      var numberOfLines: Setting<Int>
      var adjustsFontSizeToFitWidth: Setting<Bool>
      var minimumScaleFactor: Setting<CGFloat>
      var allowsDefaultTighteningForTruncation: Setting<Bool>
      var adjustsFontForContentSizeCategory: Setting<Bool>
      var showsExpansionTextWhenTruncated: Setting<Bool>
      var transform: Setting<TextTransform>
    }

    var values: Values

    /// The text's colour as it is shown.
    public func resolvedColor() -> UIColor {
      colorTransformer?(color) ?? color
    }
  }
}

extension UIListContentConfiguration.TextProperties {
  /// The font.
  public var font: UIFont {
    get { values.font.value }
    set { values.font.set(newValue) }
  }

  /// The colour.
  public var color: UIColor {
    get { values.color.value }
    set { values.color.set(newValue) }
  }

  /// Turns the colour into the one that is shown.
  public var colorTransformer: UIConfigurationColorTransformer? {
    get { values.colorTransformer.value }
    set { values.colorTransformer.set(newValue) }
  }

  /// To which edge the text is set.
  public var alignment: TextAlignment {
    get { values.alignment.value }
    set { values.alignment.set(newValue) }
  }

  /// How a text that does not fit is cut.
  public var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode.value }
    set { values.lineBreakMode.set(newValue) }
  }

  /// The most lines; 0 for no limit.
  public var numberOfLines: Int {
    get { values.numberOfLines.value }
    set { values.numberOfLines.set(newValue) }
  }

  /// Whether a long text is set smaller before it is cut.
  public var adjustsFontSizeToFitWidth: Bool {
    get { values.adjustsFontSizeToFitWidth.value }
    set { values.adjustsFontSizeToFitWidth.set(newValue) }
  }

  /// The least share of its size to which a text is set smaller, 0 to 1.
  public var minimumScaleFactor: CGFloat {
    get { values.minimumScaleFactor.value }
    set { values.minimumScaleFactor.set(newValue) }
  }

  /// Whether letters may move together before a text is cut.
  public var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation.value }
    set { values.allowsDefaultTighteningForTruncation.set(newValue) }
  }

  /// Whether the font follows the reader's text size.
  public var adjustsFontForContentSizeCategory: Bool {
    get { values.adjustsFontForContentSizeCategory.value }
    set { values.adjustsFontForContentSizeCategory.set(newValue) }
  }

  /// Whether a pointer over a cut text shows all of it.
  public var showsExpansionTextWhenTruncated: Bool {
    get { values.showsExpansionTextWhenTruncated.value }
    set { values.showsExpansionTextWhenTruncated.set(newValue) }
  }

  /// Whether letters are turned into capitals or small ones.
  public var transform: TextTransform {
    get { values.transform.value }
    set { values.transform.set(newValue) }
  }
}

extension UIListContentConfiguration.TextProperties {
  /// What a look sets.
  init(_ metrics: TextMetrics, traits: UITraitCollection) {
    values = Values(
      font: Setting(UIFont(metrics.font, traits: traits)),
      color: Setting(UIColor(metrics.color)),
      colorTransformer: Setting(nil),
      alignment: Setting(.natural),
      lineBreakMode: Setting(.byTruncatingTail),
      numberOfLines: Setting(metrics.numberOfLines),
      adjustsFontSizeToFitWidth: Setting(metrics.shrinksToFit),
      minimumScaleFactor: Setting(metrics.minimumScale),
      allowsDefaultTighteningForTruncation: Setting(metrics.shrinksToFit),
      adjustsFontForContentSizeCategory: Setting(true),
      showsExpansionTextWhenTruncated: Setting(false),
      transform: Setting(metrics.isUppercase ? .uppercase : .none))
  }

  /// Takes over what the app set in another.
  mutating func keep(_ other: Self) {
    let kept = other.values
    values.font.keep(kept.font)
    values.color.keep(kept.color)
    values.colorTransformer.keep(kept.colorTransformer)
    values.alignment.keep(kept.alignment)
    values.lineBreakMode.keep(kept.lineBreakMode)
    values.numberOfLines.keep(kept.numberOfLines)
    values.adjustsFontSizeToFitWidth.keep(kept.adjustsFontSizeToFitWidth)
    values.minimumScaleFactor.keep(kept.minimumScaleFactor)
    values.allowsDefaultTighteningForTruncation.keep(kept.allowsDefaultTighteningForTruncation)
    values.adjustsFontForContentSizeCategory.keep(kept.adjustsFontForContentSizeCategory)
    values.showsExpansionTextWhenTruncated.keep(kept.showsExpansionTextWhenTruncated)
    values.transform.keep(kept.transform)
  }
}

extension UIListContentConfiguration.TextProperties:
  CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
  /// The font and the colour.
  public var description: String {
    "TextProperties(\(properties.map { "\($0.0): \($0.1)" }.joined(separator: ", ")))"
  }

  /// The font and the colour.
  public var debugDescription: String {
    description
  }

  /// Each property by its name.
  public var customMirror: Mirror {
    Mirror(self, children: properties.map { ($0.0, $0.1) }, displayStyle: .struct)
  }

  private var properties: [(String, Any)] {
    [
      ("font", font), ("color", color), ("alignment", alignment),
      ("lineBreakMode", lineBreakMode), ("numberOfLines", numberOfLines),
      ("transform", transform),
    ]
  }
}
