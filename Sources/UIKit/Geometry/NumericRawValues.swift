/// A number with a name of its own, which can be compared and counted with.
///
/// UIKit: what its Swift part gives to priorities, weights of fonts and levels of windows.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
  /// Whether one comes before the other.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// So much more.
  public static func + (lhs: Self, rhs: RawValue) -> Self { moved(lhs.rawValue + rhs, from: lhs) }

  /// So much more.
  public static func + (lhs: RawValue, rhs: Self) -> Self { moved(lhs + rhs.rawValue, from: rhs) }

  /// So much less.
  public static func - (lhs: Self, rhs: RawValue) -> Self { moved(lhs.rawValue - rhs, from: lhs) }

  /// How much lies between two.
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }

  /// Adds to the value.
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }

  /// Takes from the value.
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }

  /// Each of these types takes any number; where one did not, the value would stay.
  private static func moved(_ value: RawValue, from old: Self) -> Self {
    Self(rawValue: value) ?? old
  }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
extension UIFont.Weight: _UIKitNumericRawRepresentable {}
