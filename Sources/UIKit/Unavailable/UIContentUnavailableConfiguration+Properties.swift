extension UIContentUnavailableConfiguration {
  /// How a text is set.
  public struct TextProperties: Hashable {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// How a text that does not fit is cut.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The most lines; 0 for no limit.
    public var numberOfLines: Int = 0
    /// Whether a long text is set smaller before it is cut.
    public var adjustsFontSizeToFitWidth: Bool = false
    /// The least share of its size to which a text is set smaller, 0 to 1.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may move together before a text is cut.
    public var allowsDefaultTighteningForTruncation: Bool = false

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }
  }

  /// How the image is drawn.
  public struct ImageProperties: Hashable {
    /// How a symbol is drawn where the image does not say.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      UIImage.SymbolConfiguration(pointSize: 48)
    /// The colour of a symbol or template; `nil` for the view's tint.
    public var tintColor: UIColor? = .secondaryLabel
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// Whether the image keeps its colours where a reader inverts them.
    public var accessibilityIgnoresInvertColors = false
  }

  /// What a button does.
  public struct ButtonProperties: Hashable {
    /// What it does; `nil` for nothing.
    public var primaryAction: UIAction?
    /// The menu that it opens; `nil` for none.
    public var menu: UIMenu?
    /// Whether it takes taps.
    public var isEnabled = true
    /// What it is for.
    public var role = UIButton.Role.normal
  }

  /// Where everything stands.
  public enum Alignment: Hashable, Sendable {
    /// In the middle or, beside much text, at the leading edge.
    case natural
    /// In the middle.
    case center
  }
}

extension UIContentUnavailableConfiguration.TextProperties:
  CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
  /// Its properties by name.
  public var description: String {
    "TextProperties(\(parts.map { "\($0.0): \($0.1)" }.joined(separator: ", ")))"
  }

  /// Its properties by name.
  public var debugDescription: String {
    description
  }

  /// Its properties by name.
  public var customMirror: Mirror {
    Mirror(self, children: parts.map { ($0.0, $0.1) }, displayStyle: .struct)
  }

  private var parts: [(String, Any)] {
    [("font", font), ("color", color), ("numberOfLines", numberOfLines)]
  }
}

extension UIContentUnavailableConfiguration.ImageProperties:
  CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
  /// Its properties by name.
  public var description: String {
    "ImageProperties(\(parts.map { "\($0.0): \($0.1)" }.joined(separator: ", ")))"
  }

  /// Its properties by name.
  public var debugDescription: String {
    description
  }

  /// Its properties by name.
  public var customMirror: Mirror {
    Mirror(self, children: parts.map { ($0.0, $0.1) }, displayStyle: .struct)
  }

  private var parts: [(String, Any)] {
    [
      ("tintColor", tintColor.map(String.init(describing:)) ?? "nil"),
      ("cornerRadius", cornerRadius), ("maximumSize", maximumSize),
    ]
  }
}

extension UIContentUnavailableConfiguration.ButtonProperties:
  CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
  /// Its properties by name.
  public var description: String {
    "ButtonProperties(\(parts.map { "\($0.0): \($0.1)" }.joined(separator: ", ")))"
  }

  /// Its properties by name.
  public var debugDescription: String {
    description
  }

  /// Its properties by name.
  public var customMirror: Mirror {
    Mirror(self, children: parts.map { ($0.0, $0.1) }, displayStyle: .struct)
  }

  private var parts: [(String, Any)] {
    [("isEnabled", isEnabled), ("role", role)]
  }
}
