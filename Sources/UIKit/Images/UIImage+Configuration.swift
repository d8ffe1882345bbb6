internal import CellophaneLook

extension UIImage {
  /// What a picture should suit: traits and a locale.
  // Everything stored is an immutable value; the class stays open to its own subclass.
  public class Configuration: NSObject, NSCopying, @unchecked Sendable {
    let values: ConfigurationValues

    required init(_ values: ConfigurationValues) {
      self.values = values
      super.init()
    }

    /// A configuration for traits.
    public convenience init(traitCollection: UITraitCollection?) {
      var values = ConfigurationValues()
      values.traits = traitCollection
      self.init(values)
    }

    /// A configuration for a locale.
    public convenience init(locale: Locale?) {
      var values = ConfigurationValues()
      values.locale = locale
      self.init(values)
    }

    /// The traits that it is for.
    public var traitCollection: UITraitCollection? { values.traits }
    /// The locale that it is for.
    public var locale: Locale? { values.locale }

    /// The same configuration for other traits.
    public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      var values = values
      values.traits = traitCollection
      return Self(values)
    }

    /// The same configuration for another locale.
    public func withLocale(_ locale: Locale?) -> Self {
      var values = values
      values.locale = locale
      return Self(values)
    }

    /// This configuration with everything that another specifies.
    public func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      var values = values
      if let other = otherConfiguration { values.merge(other.values) }
      return Self(values)
    }

    /// Itself, which nothing changes.
    public func copy(with zone: NSZone? = nil) -> Any {
      self
    }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return type(of: self) == type(of: other) && values == other.values
    }

    public override var hash: Int {
      values.hashValue
    }
  }
}

/// What a configuration specifies; `nil` for what it does not.
struct ConfigurationValues: Hashable, Sendable {
  /// How a symbol's layers are coloured.
  enum Palette: Hashable, Sendable {
    case hierarchical(UIColor)
    case colors([UIColor])
    case monochrome, multicolor
  }

  var traits: UITraitCollection?
  var locale: Locale?
  var textStyle: CellophaneLook.TextStyle?
  var pointSize: CGFloat?
  var weight: UIImage.SymbolWeight?
  var scale: UIImage.SymbolScale?
  var palette: Palette?
  var colorRendering: UIImage.SymbolColorRenderingMode?
  var variableMode: UIImage.SymbolVariableValueMode?

  /// Takes over what another specifies.
  mutating func merge(_ other: ConfigurationValues) {
    traits = other.traits ?? traits
    locale = other.locale ?? locale
    if let style = other.textStyle { (textStyle, pointSize) = (style, nil) }
    if let size = other.pointSize { (pointSize, textStyle) = (size, nil) }
    weight = other.weight ?? weight
    scale = other.scale ?? scale
    palette = other.palette ?? palette
    colorRendering = other.colorRendering ?? colorRendering
    variableMode = other.variableMode ?? variableMode
  }
}
