#if !canImport(ObjectiveC)
  public import UIKit

  /// The button that asks to sign in with Apple, with its words and without Apple's mark.
  ///
  /// AuthenticationServices: `ASAuthorizationAppleIDButton`.
  @preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
    /// What it says.
    public enum ButtonType: Int, Sendable {
      case signIn, `continue`, signUp
      /// Signing in.
      public static var `default`: ButtonType { .signIn }

      fileprivate var words: String {
        switch self {
        case .signIn: "Sign in with Apple"
        case .continue: "Continue with Apple"
        case .signUp: "Sign up with Apple"
        }
      }
    }

    /// Its colours.
    public enum Style: Int, Sendable { case white, whiteOutline, black }

    /// How far its corners are rounded.
    open var cornerRadius: CGFloat {
      get { layer.cornerRadius }
      set { layer.cornerRadius = newValue }
    }

    private let label = UILabel()

    /// A button that says something, in some colours.
    public init(
      authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style
    ) {
      super.init(frame: .zero)
      layer.cornerRadius = 6
      layer.borderWidth = style == .whiteOutline ? 1 : 0
      layer.borderColor = UIColor.black.cgColor
      backgroundColor = style == .black ? .black : .white
      label.text = type.words
      label.font = .systemFont(ofSize: 17, weight: .medium)
      label.textColor = style == .black ? .white : .black
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: centerXAnchor),
        label.centerYAnchor.constraint(equalTo: centerYAnchor),
      ])
      isAccessibilityElement = true
      accessibilityLabel = type.words
      accessibilityTraits = .button
    }

    /// A button that says something, in some colours.
    public convenience init(type: ButtonType, style: Style) {
      self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }

    /// A black button to sign in with.
    public override convenience init(frame: CGRect) {
      self.init(type: .default, style: .black)
      self.frame = frame
    }

    /// A black button to sign in with.
    public required convenience init?(coder: NSCoder) {
      self.init(type: .default, style: .black)
    }

    open override var intrinsicContentSize: CGSize {
      CGSize(width: label.intrinsicContentSize.width + 32, height: 44)
    }
  }
#endif
