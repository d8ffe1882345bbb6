internal import CellophaneLook

extension UIBackgroundConfiguration:
  CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
  /// The style and what is drawn.
  public var description: String {
    "UIBackgroundConfiguration(\(parts.map { "\($0.0): \($0.1)" }.joined(separator: ", ")))"
  }

  /// The style and what is drawn.
  public var debugDescription: String {
    description
  }

  /// Each property by its name.
  public var customMirror: Mirror {
    Mirror(self, children: parts.map { ($0.0, $0.1) }, displayStyle: .struct)
  }

  private var parts: [(String, Any)] {
    [
      ("style", style.rawValue),
      ("backgroundColor", backgroundColor.map(String.init(describing:)) ?? "nil"),
      ("cornerRadius", cornerRadius), ("backgroundInsets", backgroundInsets),
      ("strokeWidth", strokeWidth),
    ]
  }
}
