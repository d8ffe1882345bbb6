/// A line of text that can be typed into.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInputTraits {
  /// The line around a field.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }
  /// When a part of the field is seen.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// Posted when a person has changed the text.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  /// Who decides and hears; not kept alive.
  open weak var delegate: (any UITextFieldDelegate)?
  private var content = NSAttributedString(string: "")
  /// Never `nil` once read: an empty field has an empty text.
  open var text: String? {
    get { content.string }
    set {
      content = NSAttributedString(string: newValue ?? "")
      selection = nil
    }
  }
  /// What is chosen; `nil` behind the last letter.
  final var selection: NSRange?
  /// The words with their attributes.
  open var attributedText: NSAttributedString? {
    get { content }
    set { content = newValue ?? NSAttributedString(string: "") }
  }
  private var hint: NSAttributedString?
  /// What an empty field shows.
  open var placeholder: String? {
    get { hint?.string }
    set { hint = newValue.map { NSAttributedString(string: $0) } }
  }
  /// What an empty field shows, with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { hint }
    // Nobody else hears of it: subclasses set this one where they hear of the other.
    set { hint = newValue }
  }
  /// How letters look; 17 points of the system's unless set.
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// Where lines begin.
  open var textAlignment = NSTextAlignment.natural
  /// The line around the field.
  open var borderStyle = BorderStyle.none
  /// When there is a button that empties the field.
  open var clearButtonMode = ViewMode.never
  /// Whether typing starts with an empty field.
  open var clearsOnBeginEditing = false
  /// A view at the leading edge.
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  /// When the view at the leading edge is seen.
  open var leftViewMode = ViewMode.never
  /// A view at the trailing edge.
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  /// When the view at the trailing edge is seen.
  open var rightViewMode = ViewMode.never
  /// The image behind.
  open var background: UIImage?
  /// Whether the letters shrink to fit a line.
  open var adjustsFontSizeToFitWidth = false
  /// Whether the font follows the text size.
  open var adjustsFontForContentSizeCategory = false
  /// The size to which letters may shrink, in points.
  open var minimumFontSize: CGFloat = 0
  /// How text looks where nothing else is said.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether a person can change attributes.
  open var allowsEditingTextAttributes = false
  /// Whether the field is being typed into.
  open private(set) var isEditing = false
  /// Whether there is any text.
  open var hasText: Bool { content.length > 0 }
  /// Which letters are made capital.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether misspelt words are marked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotes are turned.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether dashes are joined.
  open var smartDashesType = UITextSmartDashesType.default
  /// The keys that are shown.
  open var keyboardType = UIKeyboardType.default
  /// The keyboard's colours.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The words on the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key waits for text.
  open var enablesReturnKeyAutomatically = false
  /// Whether what is typed is not shown.
  open var isSecureTextEntry = false
  /// What the text stands for.
  open var textContentType: UITextContentType!
  /// Rules that a new password follows.
  open var passwordRules: UITextInputPasswordRules?
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
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// The rectangle that text takes: between the views beside it, and in a rounded box a little away
  /// from its edges.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: insetsOfText(in: bounds))
  }
  /// The rectangle that typed text takes; asked by nothing here.
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: insetsOfText(in: bounds))
  }
  /// The rectangle that the placeholder takes; asked by nothing here.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the field's box lies; asked by nothing here.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the button lies that empties the field; asked by nothing here.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 10, width: 20, height: 20)
  }
  /// Where the view before the text lies, as if that were read from left to right.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = size(beside: leftView)
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// Where the view behind the text lies, as if that were read from left to right.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = size(beside: rightView)
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
  /// Adds text at the end, as typing does, without asking or telling anybody.
  open func insertText(_ text: String) {
    self.text = (self.text ?? "") + text
  }
  /// Takes the last character away, as the key does, without asking or telling anybody.
  open func deleteBackward() {
    text = text.map { String($0.dropLast()) }
  }

  open override var intrinsicContentSize: CGSize {
    let font = font ?? .systemFont(ofSize: 17)
    let shown = hasText ? content.string : placeholder ?? ""
    let size = TextMeasure(font: font).size(of: shown, within: .infinity, lines: 1)
    let padding: CGFloat = borderStyle == .roundedRect ? 14 : 0
    let insets = insetsOfText
    let line = (font.lineHeight * 3).rounded(.up) / 3
    let height = max(size.height, line)
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: padding > 0 ? max(height + 2, 34) : height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    leading?.frame = leftViewRect(forBounds: bounds)
    trailing?.frame = rightViewRect(forBounds: bounds)
  }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isEditing else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    isEditing = true
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    isEditing = false
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    return super.resignFirstResponder()
  }

  /// Replaces the text as a person does who types, unless the delegate refuses.
  package func simulateTyping(_ text: String) {
    guard isEnabled, becomeFirstResponder() else { return }
    let all = NSRange(location: 0, length: content.length)
    let allowed =
      delegate?.textField(self, shouldChangeCharactersIn: all, replacementString: text) ?? true
    guard allowed else { return }
    self.text = text
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Replaces the text as a person does, who then goes elsewhere.
  package func simulateEntry(_ text: String) {
    simulateTyping(text)
    resignFirstResponder()
  }

  /// Presses return as a person does.
  package func simulateReturn() {
    guard isEditing else { return }
    if delegate?.textFieldShouldReturn(self) ?? true {
      sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }
  }
}

/// Decides about a text field and hears of it; every method is optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextField {
  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    case committed, cancelled
  }
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
