/// Text that is read.
@preconcurrency @MainActor open class UILabel: UIView {
  private var plain: String?
  private var attributed: NSAttributedString?
  // An initialiser of an app's, in an extension, would pass an observer by.
  private var givenFont = UIFont.systemFont(ofSize: 17)
  private var givenColor = UIColor.label

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if coder.interfaceElement == nil { isUserInteractionEnabled = false }
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
  open var font: UIFont! {
    get { givenFont }
    set {
      givenFont = newValue ?? .systemFont(ofSize: 17)
      invalidateIntrinsicContentSize()
    }
  }
  /// The colour of the text; the system's unless set.
  open var textColor: UIColor! {
    get { givenColor }
    set { givenColor = newValue ?? .label }
  }
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

  /// The size of the text in the face that pages carry.
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
