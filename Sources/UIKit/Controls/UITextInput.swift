/// A place in a text that is typed into.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  public override init() {
    super.init()
  }
}

/// A part of a text that is typed into.
@preconcurrency @MainActor open class UITextRange: NSObject {
  public override init() {
    super.init()
  }

  /// Whether nothing is in it.
  open var isEmpty: Bool { true }
  /// Where it begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }
}

/// Something that keys write into.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// A text that is typed into, with its places.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  func unmarkText()
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func firstRect(for range: UITextRange) -> CGRect
  func caretRect(for position: UITextPosition) -> CGRect
  func closestPosition(to point: CGPoint) -> UITextPosition?
}

/// Rules that a new password follows; kept, as no page has a keyboard of UIKit's.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
  /// The rules, as `minlength: 8;`.
  public let passwordRulesDescriptor: String

  /// Rules by their words.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

/// A place that is counted in UTF-16.
private final class CountedPosition: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// A part between two places that are counted in UTF-16.
private final class CountedRange: UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { CountedPosition(range.location) }
  override var end: UITextPosition { CountedPosition(range.location + range.length) }
}

// Fields and text views are no kinds of each other, and count alike.
/// A text whose places are counted in UTF-16.
@preconcurrency @MainActor public protocol CountedTextInput: UITextInput {
  /// The text.
  var countedText: String { get set }
  /// What of it is chosen.
  var countedSelection: NSRange { get set }
}

extension CountedTextInput {
  private var all: NSString { countedText as NSString }

  private func offset(of position: UITextPosition) -> Int {
    min(max(0, (position as? CountedPosition)?.offset ?? 0), all.length)
  }

  private func range(of range: UITextRange) -> NSRange {
    let (start, end) = (offset(of: range.start), offset(of: range.end))
    return NSRange(location: start, length: max(0, end - start))
  }

  /// The words of a part.
  public func text(in range: UITextRange) -> String? {
    all.substring(with: self.range(of: range))
  }
  /// Puts words in the place of a part, and goes on behind them.
  public func replace(_ range: UITextRange, withText text: String) {
    let range = self.range(of: range)
    countedText = all.replacingCharacters(in: range, with: text)
    countedSelection = NSRange(location: range.location + (text as NSString).length, length: 0)
  }
  /// What is chosen, or where the next letter goes.
  public var selectedTextRange: UITextRange? {
    get { CountedRange(countedSelection) }
    set { if let newValue { countedSelection = range(of: newValue) } }
  }
  /// Always `nil`: nothing is typed that waits to be decided.
  public var markedTextRange: UITextRange? { nil }
  /// Accepted; nothing is typed that waits to be decided.
  public func unmarkText() {}
  /// Before the first letter.
  public var beginningOfDocument: UITextPosition { CountedPosition(0) }
  /// Behind the last letter.
  public var endOfDocument: UITextPosition { CountedPosition(all.length) }
  /// The part between two places.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let places = [offset(of: fromPosition), offset(of: toPosition)].sorted()
    return CountedRange(NSRange(location: places[0], length: places[1] - places[0]))
  }
  /// The place some UTF-16 units further; `nil` outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = self.offset(of: position) + offset
    return (0...all.length).contains(place) ? CountedPosition(place) : nil
  }
  /// Which of two places comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (left, right) = (offset(of: position), offset(of: other))
    return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
  }
  /// How many UTF-16 units are between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    offset(of: toPosition) - offset(of: from)
  }
}

extension CountedTextInput where Self: UIView {
  /// All of the view: where lines lie is the browser's.
  public func firstRect(for range: UITextRange) -> CGRect { bounds }
  /// The leading edge of the view: where lines lie is the browser's.
  public func caretRect(for position: UITextPosition) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.minY, width: 2, height: bounds.height)
  }
  /// Behind the last letter: where lines lie is the browser's.
  public func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
}

extension UITextField: CountedTextInput {
  public var countedText: String {
    get { text ?? "" }
    set { text = newValue }
  }
  public var countedSelection: NSRange {
    get { selection ?? NSRange(location: (countedText as NSString).length, length: 0) }
    set { selection = newValue }
  }
}

extension UITextView: CountedTextInput {
  public var countedText: String {
    get { text ?? "" }
    set { text = newValue }
  }
  public var countedSelection: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }
}
