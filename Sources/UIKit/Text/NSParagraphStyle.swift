/// How text that does not fit is broken or cut.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// To which edge text is set.
public enum NSTextAlignment: Int, Hashable, Sendable {
  case left, center, right, justified, natural
}

/// The direction in which text is written.
public enum NSWritingDirection: Int, Hashable, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}

/// Settings of a paragraph.
public class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private let kind = FoundationKind()
  /// A paragraph's settings as a value.
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
  }

  var values = Values()

  /// The settings of a paragraph that nobody set.
  public class var `default`: NSParagraphStyle {
    NSParagraphStyle()
  }

  /// To which edge the text is set; natural by default.
  public var alignment: NSTextAlignment { values.alignment }
  /// How lines break; at words by default.
  public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The direction of writing.
  public var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The space between lines, in points.
  public var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after the paragraph, in points.
  public var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before the paragraph, in points.
  public var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The first line's indentation, in points.
  public var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The other lines' indentation, in points.
  public var headIndent: CGFloat { values.headIndent }
  /// The place of the trailing margin, in points.
  public var tailIndent: CGFloat { values.tailIndent }
  /// The least height of a line, in points.
  public var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; 0 for no limit.
  public var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// Multiplies the font's line height; 0 leaves it.
  public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// How readily words are hyphenated, 0 to 1.
  public var hyphenationFactor: Float { values.hyphenationFactor }

  /// Settings that nobody set.
  public override init() {
    super.init()
  }

  /// An immutable copy.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A copy that can be changed.
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  public override var hash: Int {
    values.hashValue
  }
}

/// Settings of a paragraph that can be changed.
public class NSMutableParagraphStyle: NSParagraphStyle {
  public override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  public override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  public override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  public override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  public override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  public override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  public override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  public override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  public override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  public override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  public override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  public override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  public override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  /// Takes over all settings of another.
  public func setParagraphStyle(_ style: NSParagraphStyle) {
    values = style.values
  }
}
