extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor` for the letters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind the letters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// 0 for none, 1 for the font's ligatures.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// Points added between letters.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points added between letters, beside the font's own pairs.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// An `NSUnderlineStyle` by its raw value.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor` of the underline.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// An `NSUnderlineStyle` by its raw value, through the letters.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor` of the line through the letters.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A `UIColor` of the letters' outline.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The outline's width in percent of the font's size.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// An `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// A `URL` or its string.
  public static let link = NSAttributedString.Key("NSLink")
  /// The language of a part, as a BCP 47 tag.
  public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
  /// Points above the line.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// How slanted letters are, 0 for not.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// How wide letters are, 0 for as the font has them.
  public static let expansion = NSAttributedString.Key("NSExpansion")
}

/// Lines under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The line's bits.
  public let rawValue: Int

  /// A line from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Dashes and dots by turns.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A dash and two dots by turns.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Under words only, not under the spaces between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
