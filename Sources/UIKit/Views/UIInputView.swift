/// A view above or instead of a keyboard; no page has a keyboard of UIKit's.
@preconcurrency @MainActor open class UIInputView: UIView {
  /// What is behind the view.
  public enum Style: Int, Sendable {
    case `default`, keyboard
  }

  /// What is behind the view; kept.
  public let inputViewStyle: Style
  /// Whether constraints say the height; kept.
  open var allowsSelfSizing = false

  /// A view with something behind it.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
