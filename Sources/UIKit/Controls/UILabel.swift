/// Text that is read.
@preconcurrency @MainActor open class UILabel: UIView {
  private var plain: String?
  private var attributed: NSAttributedString?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The words; setting them drops attributes.
  open var text: String? {
    get { plain }
    set {
      plain = newValue
      attributed = nil
      invalidateIntrinsicContentSize()
    }
  }
  /// The words with their attributes.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0) } }
    set {
      attributed = newValue
      plain = newValue?.string
      invalidateIntrinsicContentSize()
    }
  }
  /// The attributes that were set, `nil` for plain text.
  package var givenAttributedText: NSAttributedString? { attributed }

  /// How letters look; 17 points of the system's unless set.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The colour of the text.
  open var textColor: UIColor! = .label
  /// The colour of highlighted text; `nil` for the same.
  open var highlightedTextColor: UIColor?
  /// Whether it is pressed.
  open var isHighlighted = false
  /// Whether it can be operated.
  open var isEnabled = true
  /// Where lines begin.
  open var textAlignment = NSTextAlignment.natural
  /// Where lines end that are too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The most lines; 0 for no bound.
  open var numberOfLines = 1 {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Whether the letters shrink to fit a line.
  open var adjustsFontSizeToFitWidth = false
  /// The least scale that the font may shrink to, 0 to 1.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether letters move together before text is cut.
  open var allowsDefaultTighteningForTruncation = false
  /// Where text that was made smaller stands.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { SetPlaces.note("baselineAdjustment", of: self) }
  }
  /// Whether the font follows the text size.
  open var adjustsFontForContentSizeCategory = false
  /// The colour of the shadow; `nil` for none.
  open var shadowColor: UIColor?
  /// Points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Points; the width at which lines break while the content size is worked out.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Whether a pointer shows text that was cut.
  open var showsExpansionTextWhenTruncated = false

  open override var intrinsicContentSize: CGSize { textContentSize }

  /// The size that the text asks for, whatever a subclass adds.
  package final var textContentSize: CGSize {
    textSize(within: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(within: size.width > 0 ? size.width : .infinity)
  }

  /// The size of the text, estimated: lines break by width, and pages measure with real fonts.
  func textSize(within width: CGFloat) -> CGSize {
    guard let plain, !plain.isEmpty else { return .zero }
    let measure = TextMeasure(font: font ?? .systemFont(ofSize: 17))
    return measure.size(
      of: plain, within: numberOfLines == 1 ? .infinity : width, lines: numberOfLines)
  }

  /// The rectangle that text takes.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    CGRect(origin: bounds.origin, size: textSize(within: bounds.width))
  }
  /// Called by nothing here: a page draws text itself.
  open func drawText(in rect: CGRect) {}

  open override var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? true }
    set { accessibility.isElement = newValue }
  }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .staticText }
    set { accessibility.traits = newValue }
  }
}

/// Where text that was made smaller stands.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}

/// An estimate of the room that text takes.
///
/// There is no text engine here; the figure serves author code that asks for sizes, and pages
/// measure with real fonts.
struct TextMeasure {
  let font: UIFont

  func width(of text: Substring) -> CGFloat {
    var ems: CGFloat = 0
    // Most words are made of letters of one byte each, which need not be put together.
    for byte in text.utf8 {
      guard byte < 128, byte != UInt8(ascii: "\r") else { return width(ofLetters: text) }
      ems += Self.letters[Int(byte)]
    }
    return ems * font.pointSize
  }

  private func width(ofLetters text: Substring) -> CGFloat {
    var ems: CGFloat = 0
    for character in text {
      if let byte = character.asciiValue {
        ems += Self.letters[Int(byte)]
      } else {
        ems += character.isUppercase ? 0.67 : character.isLetter ? 0.55 : 1
      }
    }
    return ems * font.pointSize
  }

  /// The widths of what begins with an ASCII letter, in ems.
  private static let letters: [CGFloat] = (0..<128).map { byte in
    switch Character(Unicode.Scalar(UInt8(byte))) {
    case "i", "j", "l", "I", "'", "|", ".", ",", ":", ";", "!": 0.25
    case "f", "t", "r", " ", "(", ")", "[", "]", "-": 0.33
    case "m", "w", "M", "W", "@", "%": 0.86
    case "A"..."Z": 0.67
    default: 0.55
    }
  }

  /// The size of text broken at spaces, with at most so many lines (0 for no bound).
  func size(of text: String, within width: CGFloat, lines bound: Int) -> CGSize {
    var widest: CGFloat = 0
    var count = 0
    let space = self.width(of: " ")
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line: CGFloat = 0
      count += 1
      for word in paragraph.split(separator: " ") {
        let own = self.width(of: word)
        if line > 0, line + space + own > width {
          widest = max(widest, line)
          line = own
          count += 1
        } else {
          line += (line > 0 ? space : 0) + own
        }
      }
      widest = max(widest, line)
    }
    let shown = bound > 0 ? min(count, bound) : count
    return CGSize(
      width: min(widest, width).rounded(.up),
      height: (CGFloat(shown) * font.lineHeight * 3).rounded(.up) / 3)
  }
}
