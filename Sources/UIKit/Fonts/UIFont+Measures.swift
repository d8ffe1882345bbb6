package import CellophaneLook

extension UIFont {
  /// The size, in points.
  public var pointSize: CGFloat { values.pointSize }
  /// How far letters reach above the line, in points.
  public var ascender: CGFloat { pointSize * Look.ascender }
  /// How far letters reach below the line, in points; negative.
  public var descender: CGFloat { -pointSize * Look.descender }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { pointSize * Look.lineHeight }
  /// The space between lines beside their height, in points.
  public var leading: CGFloat { 0 }
  /// The height of a capital letter, in points.
  public var capHeight: CGFloat { pointSize * 0.70459 }
  /// The height of a small x, in points.
  public var xHeight: CGFloat { pointSize * 0.52637 }

  /// The family's name.
  public var familyName: String {
    switch values.family {
    case .named(let name): name
    case .rounded: ".SF UI Rounded"
    case .serif: ".New York"
    case .monospaced: ".SF NS Mono"
    case .system: ".AppleSystemUIFont"
    }
  }

  /// The font's own name.
  public var fontName: String {
    guard case .named(let name) = values.family else {
      return ".SFUI-\(values.weight.name)\(values.isItalic ? "Italic" : "")"
    }
    return values.weight == .regular ? name : "\(name)-\(values.weight.name)"
  }

  /// What describes the font.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(values)
  }

  /// The same font in another size, which it keeps at every text size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var values = values
    values.textStyle = nil
    values.baseSize = fontSize
    values.pointSize = fontSize
    return UIFont(values)
  }

  /// The names of the families at hand.
  public class var familyNames: [String] {
    ["Courier New", "Georgia", "Helvetica Neue", "Menlo"]
  }

  /// The names of a family's fonts.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    guard familyNames.contains(familyName) else { return [] }
    let base = familyName.replacingOccurrences(of: " ", with: "")
    return [base, base + "-Bold", base + "-Italic"]
  }

  /// The font as it reaches a page: a text style where it follows one, else a size.
  package var lookFont: LookFont {
    LookFont(
      textStyle: values.textStyle, size: values.baseSize, weight: values.weight.css,
      isItalic: values.isItalic, hasMonospacedDigits: values.hasMonospacedDigits,
      family: values.family)
  }

  package convenience init(_ font: LookFont, traits: UITraitCollection = .current) {
    var values = Values(baseSize: font.size, pointSize: font.size)
    if let style = font.textStyle {
      values = Values(style: style, traits: traits)
      if values.baseSize != font.size {
        values.pointSize = UIFontMetrics(forTextStyle: .init(style))
          .scaledValue(for: font.size, compatibleWith: traits)
        values.baseSize = font.size
      }
    }
    values.weight = Weight(css: font.weight)
    values.isItalic = font.isItalic
    values.hasMonospacedDigits = font.hasMonospacedDigits
    values.family = font.family
    self.init(values)
  }
}
