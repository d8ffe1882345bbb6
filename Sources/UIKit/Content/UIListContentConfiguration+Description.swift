internal import CellophaneLook

extension UIListContentConfiguration:
  CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
  /// The style and the contents.
  public var description: String {
    "UIListContentConfiguration(\(parts.map { "\($0.0): \($0.1)" }.joined(separator: ", ")))"
  }

  /// The style and the contents.
  public var debugDescription: String {
    description
  }

  /// Each property by its name.
  public var customMirror: Mirror {
    Mirror(self, children: parts.map { ($0.0, $0.1) }, displayStyle: .struct)
  }

  private var parts: [(String, Any)] {
    var parts: [(String, Any)] = [("style", style.rawValue)]
    if let image { parts.append(("image", image)) }
    if let text { parts.append(("text", text)) }
    if let secondaryText { parts.append(("secondaryText", secondaryText)) }
    return parts + [
      ("directionalLayoutMargins", directionalLayoutMargins),
      ("prefersSideBySideTextAndSecondaryText", prefersSideBySideTextAndSecondaryText),
    ]
  }
}
