/// The shadow of a background.
///
/// UIKit: iOS 18 and later.
public struct UIShadowProperties: Hashable {
  /// The colour; black by default.
  public var color = UIColor.black
  /// The opacity, 0 to 1; 0 by default.
  public var opacity: CGFloat = 0
  /// How far it blurs, in points; 3 by default.
  public var radius: CGFloat = 3
  /// How far it lies from what throws it, in points; 3 up by default.
  public var offset = CGSize(width: 0, height: -3)
  /// The shape that throws it; `nil` for the background's own.
  public var path: UIBezierPath?
}

extension UIShadowProperties:
  CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
  /// Colour, opacity, radius and offset.
  public var description: String {
    "UIShadowProperties(\(parts.map { "\($0.0): \($0.1)" }.joined(separator: ", ")))"
  }

  /// Colour, opacity, radius and offset.
  public var debugDescription: String {
    description
  }

  /// Each property by its name.
  public var customMirror: Mirror {
    Mirror(self, children: parts.map { ($0.0, $0.1) }, displayStyle: .struct)
  }

  private var parts: [(String, Any)] {
    [("color", color), ("opacity", opacity), ("radius", radius), ("offset", offset)]
  }
}
