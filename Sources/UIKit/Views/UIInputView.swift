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

/// A view above a keyboard that clicks as keys do; nothing is heard of a page.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether its touches click; asked by nothing here.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// None does, unless it says so.
  public var enableInputClicksWhenVisible: Bool { false }
}

extension UIDevice {
  /// Clicks as a key does; nothing is heard of a page.
  public func playInputClick() {}
}
