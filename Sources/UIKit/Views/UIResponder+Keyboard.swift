extension UIResponder {
  /// Posted before a keyboard comes; no page has one.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted when a keyboard has come; no page has one.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted before a keyboard goes; no page has one.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted when a keyboard has gone; no page has one.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted before a keyboard changes its frame; no page has one.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted when a keyboard has changed its frame; no page has one.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The keyboard's frame before, an `NSValue`.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The keyboard's frame after, an `NSValue`.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Seconds.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// A `UIView.AnimationCurve` by its raw value.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard belongs to this app.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension NSValue {
  /// A value that holds a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }
  /// A value that holds a size.
  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }
  /// A value that holds a point.
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  /// The rectangle that the value holds.
  public var cgRectValue: CGRect { rectValue }
  /// The size that the value holds.
  public var cgSizeValue: CGSize { sizeValue }
  /// The point that the value holds.
  public var cgPointValue: CGPoint { pointValue }
}

extension UIContentSizeCategory {
  /// Posted when the text size has changed; never here, where a text size is a page of its own.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The new size, by its raw value.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
