internal import CellophaneLook

/// What describes a font: a name or a design, a size, traits.
public final class UIFontDescriptor: NSObject, NSCopying, Sendable {
  let values: UIFont.Values

  init(_ values: UIFont.Values) {
    self.values = values
    super.init()
  }

  /// A descriptor of a font by its name.
  public convenience init(name fontName: String, size: CGFloat) {
    let name = FontName(fontName)
    FontNames.check(name.family)
    self.init(name.values(size: size))
  }

  /// A descriptor from attributes.
  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any]) {
    let values = UIFont.Values(baseSize: 0, pointSize: 0)
    self.init(Self.adding(attributes, to: values))
  }

  /// A descriptor of the font of a text style at the current text size.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// A descriptor of the font of a text style at the text size of traits.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The size, in points.
  public var pointSize: CGFloat {
    values.pointSize
  }

  /// The font's own name.
  public var postscriptName: String {
    UIFont(descriptor: self, size: 0).fontName
  }

  /// What the descriptor says: a name and a size.
  public var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
    [.name: postscriptName, .size: pointSize]
  }

  /// One of the attributes; `nil` where nothing is said.
  public func object(forKey attribute: UIFontDescriptor.AttributeName) -> Any? {
    fontAttributes[attribute]
  }

  /// The traits.
  public var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: SymbolicTraits = []
    if values.isItalic { traits.insert(.traitItalic) }
    if values.weight.css >= 600 { traits.insert(.traitBold) }
    if values.family == .monospaced { traits.insert(.traitMonoSpace) }
    if values.width.rawValue < 0 { traits.insert(.traitCondensed) }
    if values.width.rawValue > 0 { traits.insert(.traitExpanded) }
    return traits
  }

  /// The same description with other traits.
  public func withSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? {
    var values = values
    values.isItalic = symbolicTraits.contains(.traitItalic)
    let isBold = values.weight.css >= 600
    if symbolicTraits.contains(.traitBold) != isBold {
      values.weight = isBold ? .regular : values.emphasizedWeight
    }
    if symbolicTraits.contains(.traitMonoSpace) { values.family = .monospaced }
    values.width =
      symbolicTraits.contains(.traitCondensed)
      ? .condensed : symbolicTraits.contains(.traitExpanded) ? .expanded : .standard
    return UIFontDescriptor(values)
  }

  /// The same description in another design of the system's font.
  public func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    var values = values
    switch design {
    case .rounded: values.family = .rounded
    case .serif: values.family = .serif
    case .monospaced: values.family = .monospaced
    default: values.family = .system
    }
    return UIFontDescriptor(values)
  }

  /// The same description in another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var values = values
    values.textStyle = nil
    values.baseSize = newPointSize
    values.pointSize = newPointSize
    return UIFontDescriptor(values)
  }

  /// The same description of another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    FontNames.check(newFamily)
    var values = values
    values.family = .named(newFamily)
    return UIFontDescriptor(values)
  }

  /// The same description with attributes added.
  public func addingAttributes(
    _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    UIFontDescriptor(Self.adding(attributes, to: values))
  }

  /// Itself, which nothing changes.
  public func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.values == values
  }

  public override var hash: Int {
    values.hashValue
  }
}
