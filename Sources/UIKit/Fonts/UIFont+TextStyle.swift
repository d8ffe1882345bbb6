package import CellophaneLook

extension UIFont {
  /// A style of text whose size follows the reader's text size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// A style by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// 36 points, bold, at the default text size.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// 28 points, bold, at the default text size.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// 34 points at the default text size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points at the default text size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points at the default text size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points at the default text size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points, semibold, at the default text size.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 17 points at the default text size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points at the default text size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 15 points at the default text size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 13 points at the default text size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points at the default text size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points at the default text size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// What scales with the style.
    public var metrics: UIFontMetrics {
      UIFontMetrics(forTextStyle: self)
    }
  }
}

extension UIFont.TextStyle {
  private static let styles: [(UIFont.TextStyle, CellophaneLook.TextStyle)] = [
    (.extraLargeTitle, .extraLargeTitle), (.extraLargeTitle2, .extraLargeTitle2),
    (.largeTitle, .largeTitle), (.title1, .title1), (.title2, .title2), (.title3, .title3),
    (.headline, .headline), (.body, .body), (.callout, .callout), (.subheadline, .subheadline),
    (.footnote, .footnote), (.caption1, .caption1), (.caption2, .caption2),
  ]

  /// The look's name of the style; body for a name that nobody knows.
  package var lookStyle: CellophaneLook.TextStyle {
    Self.styles.first { $0.0 == self }?.1 ?? .body
  }

  package init(_ style: CellophaneLook.TextStyle) {
    self = Self.styles.first { $0.1 == style }?.0 ?? .body
  }
}
