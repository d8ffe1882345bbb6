internal import CellophaneLook

extension UIFontDescriptor {
  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// An attribute by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The family's name, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The font's name, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The text style, a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// Features by `FeatureKey`.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// Traits by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// The name of a trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A trait by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A `UIFont.Weight` or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// A `UIFont.Width` or its number.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// A slant, from -1 to 1.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    /// `SymbolicTraits` by their raw value.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  /// A design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A design by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With letters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// What describes a feature of a font; kept for the author's reading, as a page's fonts have none.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A key by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The feature's kind, an `Int`.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The kind's choice, an `Int`.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  /// Traits as bits.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// A bit a trait.
    public let rawValue: UInt32

    /// Traits from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// With letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// For display in tight lines.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// For display in loose lines.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// Values with attributes taken over; what cannot be read is left out.
  static func adding(
    _ attributes: [AttributeName: Any], to values: UIFont.Values
  ) -> UIFont.Values {
    var values = values
    if let style = attributes[.textStyle] as? UIFont.TextStyle {
      values = UIFont.Values(style: style.lookStyle, traits: .current)
    }
    if let family = attributes[.family] as? String { values.family = .named(family) }
    if let name = attributes[.name] as? String {
      let named = FontName(name).values(size: values.pointSize)
      (values.family, values.weight, values.isItalic) =
        (named.family, named.weight, named.isItalic)
    }
    if let size = number(attributes[.size]) {
      values.textStyle = nil
      values.baseSize = size
      values.pointSize = size
    }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      if let weight = traits[.weight] as? UIFont.Weight { values.weight = weight }
      if let weight = number(traits[.weight]) { values.weight = UIFont.Weight(weight) }
      if let width = traits[.width] as? UIFont.Width { values.width = width }
      if let width = number(traits[.width]) { values.width = UIFont.Width(width) }
      if let slant = number(traits[.slant]) { values.isItalic = slant != 0 }
      if let bits = traits[.symbolic] as? UInt32 {
        let symbolic = SymbolicTraits(rawValue: bits)
        values = UIFontDescriptor(values).withSymbolicTraits(symbolic)?.values ?? values
      }
    }
    return values
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
