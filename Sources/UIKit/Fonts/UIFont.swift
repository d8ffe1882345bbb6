internal import CellophaneLook

/// A font: a family, a size, a weight, and the text style whose size it follows.
public final class UIFont: NSObject, NSCopying, Sendable {
  private let kind = FoundationKind()
  /// Everything that tells fonts apart.
  struct Values: Hashable, Sendable {
    /// The text style whose size it follows.
    var textStyle: CellophaneLook.TextStyle?
    /// The size at the default text size, in points.
    var baseSize: Double
    /// The size that it has, in points.
    var pointSize: Double
    var weight = Weight.regular
    var width = Width.standard
    var isItalic = false
    var hasMonospacedDigits = false
    var family = LookFont.Family.system

    /// The weight that bold is: that of emphasised words in a text style.
    var emphasizedWeight: Weight {
      switch textStyle {
      case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title1, .title2: .bold
      default: .semibold
      }
    }
  }

  let values: Values

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// A font by its name; every name is taken, and the browser falls back where it lacks it.
  ///
  /// UIKit gives `nil` for a font that is not installed; here only an empty name is refused, and the
  /// build reports a name that neither the site's fonts nor those of iOS have.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let name = FontName(fontName)
    FontNames.check(name.family)
    self.init(name.values(size: fontSize))
  }

  /// A font as a descriptor says it; a size of 0 keeps the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var values = descriptor.values
    if pointSize > 0 {
      values.textStyle = nil
      values.baseSize = pointSize
      values.pointSize = pointSize
    }
    self.init(values)
  }

  /// Itself, which nothing changes.
  public func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.values == values
  }

  /// The family, the weight, the style and the size.
  public override var description: String {
    "<UICTFont; font-family: \"\(familyName)\"; font-weight: \(values.weight.name.lowercased()); "
      + "font-style: \(values.isItalic ? "italic" : "normal"); font-size: \(pointSize)pt>"
  }

  public override var hash: Int {
    values.hashValue
  }
}

extension UIFont {
  /// The system's font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize)
  }

  /// The system's font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(fontSize) { $0.weight = weight }
  }

  /// The system's font in a weight and a width.
  public class func systemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width
  ) -> UIFont {
    system(fontSize) {
      $0.weight = weight
      $0.width = width
    }
  }

  /// The system's font in bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize) { $0.weight = .semibold }
  }

  /// The system's font, slanted.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize) { $0.isItalic = true }
  }

  /// The system's font with digits of one width.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    system(fontSize) {
      $0.weight = weight
      $0.hasMonospacedDigits = true
    }
  }

  /// The system's font with letters of one width.
  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    system(fontSize) {
      $0.weight = weight
      $0.family = .monospaced
    }
  }

  /// The font of a text style at the current text size.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the text size of traits; `nil` takes the current ones.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(.init(style: style.lookStyle, traits: traitCollection ?? .current))
  }

  private static func system(
    _ size: CGFloat, _ change: (inout Values) -> Void = { _ in }
  ) -> UIFont {
    // UIKit: a size that is not positive stands for the system's own.
    let size = size > 0 ? size : systemFontSize
    var values = Values(baseSize: size, pointSize: size)
    change(&values)
    return UIFont(values)
  }

  /// 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// 14 points.
  public class var systemFontSize: CGFloat { 14 }
}

extension UIFont.Values {
  /// A text style at the text size of traits.
  init(style: CellophaneLook.TextStyle, traits: UITraitCollection) {
    let look = Look.current
    let base = look.typeSize(of: style)
    let now = look.typeSize(of: style, at: traits.preferredContentSizeCategory.textSize)
    self.init(textStyle: style, baseSize: base.size, pointSize: now.size)
    weight = UIFont.Weight(css: base.weight)
    if traits.legibilityWeight == .bold { weight = weight.bolder }
  }
}
