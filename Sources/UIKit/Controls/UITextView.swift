/// Text of many lines that can be typed into.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInputTraits {
  /// Posted when a person has changed the text.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  /// Who decides and hears; not kept alive.
  open weak var delegate: (any UITextViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }
  private var content = NSAttributedString(string: "")

  /// Makes a text view; its container is kept.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if let textContainer { self.textContainer = textContainer }
  }

  /// Makes an empty text view.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Makes an empty text view: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The words.
  open var text: String! {
    get { content.string }
    set { content = NSAttributedString(string: newValue ?? "") }
  }
  /// The words with their attributes.
  open var attributedText: NSAttributedString! {
    get { content }
    set { content = newValue ?? NSAttributedString(string: "") }
  }
  /// How letters look; 17 points of the system's unless set.
  open var font: UIFont? = .systemFont(ofSize: 12)
  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// Where lines begin.
  open var textAlignment = NSTextAlignment.natural
  /// Whether a person can type.
  open var isEditable = true
  /// Whether a person can select.
  open var isSelectable = true
  /// The selected part.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Whether a person can change attributes.
  open var allowsEditingTextAttributes = false
  /// Whether the font follows the text size.
  open var adjustsFontForContentSizeCategory = false
  /// How text looks that is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// What is made a link; kept, as a page's text is what it is.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { SetPlaces.note("dataDetectorTypes", of: self) }
  }
  /// How links look.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The room that the text is laid out in.
  open private(set) var textContainer = NSTextContainer()
  /// Whether there is any text.
  open var hasText: Bool { content.length > 0 }
  /// Which letters are made capital.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether misspelt words are marked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The keys that are shown.
  open var keyboardType = UIKeyboardType.default
  /// The words on the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether what is typed is not shown.
  open var isSecureTextEntry = false
  /// Whether quotes are turned.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether dashes are joined.
  open var smartDashesType = UITextSmartDashesType.default
  /// The keyboard's colours.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Whether the return key waits for text.
  open var enablesReturnKeyAutomatically = false
  /// What the text stands for.
  open var textContentType: UITextContentType!
  /// Rules that a new password follows.
  open var passwordRules: UITextInputPasswordRules?
  /// Whether typing takes the place of the text; kept.
  open var clearsOnInsertion = false
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Accepted; a page's text scrolls as it is read.
  open func scrollRangeToVisible(_ range: NSRange) {}
  /// Adds text at the end, as typing does, without asking or telling anybody.
  open func insertText(_ text: String) {
    self.text = self.text + text
  }
  /// Takes the last character away, as the key does, without asking or telling anybody.
  open func deleteBackward() {
    text = String(text.dropLast())
  }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return sizeThatFits(CGSize(width: bounds.width > 0 ? bounds.width : .infinity, height: 0))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let font = font ?? .systemFont(ofSize: 12)
    let padding = textContainer.lineFragmentPadding
    let sides = textContainerInset.left + textContainerInset.right + 2 * padding
    let inner = TextMeasure(font: font).size(
      of: content.string, within: size.width - sides, lines: textContainer.maximumNumberOfLines)
    return CGSize(
      width: inner.width + sides,
      height: max(inner.height, font.lineHeight) + textContainerInset.top
        + textContainerInset.bottom)
  }

  /// Replaces the text as a person does who types, unless the delegate refuses.
  package func simulateTyping(_ text: String) {
    guard isEditable else { return }
    let all = NSRange(location: 0, length: content.length)
    guard delegate?.textViewShouldBeginEditing(self) ?? true,
      delegate?.textView(self, shouldChangeTextIn: all, replacementText: text) ?? true
    else { return }
    delegate?.textViewDidBeginEditing(self)
    self.text = text
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}

/// The room that a text view's text is laid out in.
open class NSTextContainer: NSObject {
  /// The most lines; 0 for no bound.
  open var maximumNumberOfLines = 0
  /// Where lines end that are too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Points.
  open var lineFragmentPadding: CGFloat = 5
  /// Whether the room is as wide as the view.
  open var widthTracksTextView = false
}

/// Decides about a text view and hears of it; every method is optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
}
