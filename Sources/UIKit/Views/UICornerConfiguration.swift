/// How round the corners of a view are. UIKit: iOS 26 and later.
public struct UICornerConfiguration: Hashable, Sendable, CustomStringConvertible {
  /// Radii of the four corners, `nil` for none, by what is left and right on the screen.
  struct Radii: Hashable, Sendable {
    var topLeft: UICornerRadius?
    var topRight: UICornerRadius?
    var bottomLeft: UICornerRadius?
    var bottomRight: UICornerRadius?
    /// Corners that are as round as the roundest of them.
    var uniform: [UIRectCorner] = []
  }

  enum Shape: Hashable, Sendable {
    case capsule(maximum: Double?)
    case corners(Radii)
  }

  let shape: Shape

  private init(_ shape: Shape) {
    self.shape = shape
  }

  private init(
    _ topLeft: UICornerRadius?, _ topRight: UICornerRadius?, _ bottomLeft: UICornerRadius?,
    _ bottomRight: UICornerRadius?, uniform: [UIRectCorner] = []
  ) {
    shape = .corners(
      Radii(
        topLeft: topLeft, topRight: topRight, bottomLeft: bottomLeft, bottomRight: bottomRight,
        uniform: uniform))
  }

  static let none = UICornerConfiguration(nil, nil, nil, nil)

  /// Every corner by itself, each with one radius.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius, radius, radius, radius)
  }

  /// Every corner with its own radius; `nil` leaves it square.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius)
  }

  /// Half of the shorter side, whatever the view's size.
  ///
  /// - Parameter maximumRadius: The most that it is, in points.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(.capsule(maximum: maximumRadius))
  }

  /// All corners alike.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius, radius, radius, radius, uniform: [.allCorners])
  }

  /// The left corners alike, and the right ones.
  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      leftRadius, rightRadius, leftRadius, rightRadius, uniform: [.left, .right])
  }

  /// The upper corners alike, and the lower ones.
  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topRadius, topRadius, bottomRadius, bottomRadius, uniform: [.top, .bottom])
  }

  /// The lower corners alike, the others by themselves.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topLeftRadius, topRightRadius, bottomRadius, bottomRadius, uniform: [.bottom])
  }

  /// The left corners alike, the others by themselves.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      leftRadius, topRightRadius, leftRadius, bottomRightRadius, uniform: [.left])
  }

  /// The right corners alike, the others by themselves.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topLeftRadius, rightRadius, bottomLeftRadius, rightRadius, uniform: [.right])
  }

  /// The upper corners alike, the others by themselves.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topRadius, topRadius, bottomLeftRadius, bottomRightRadius, uniform: [.top])
  }

  public var description: String {
    switch shape {
    case .capsule(let maximum):
      return "capsule(maximumRadius: \(maximum.map { "\($0)" } ?? "nil"))"
    case .corners(let radii):
      let each = [radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight]
      let words = each.map { $0?.description ?? "nil" }
      return "corners(\(words.joined(separator: ", ")))"
    }
  }
}

extension UIRectCorner {
  fileprivate static let left: UIRectCorner = [.topLeft, .bottomLeft]
  fileprivate static let right: UIRectCorner = [.topRight, .bottomRight]
  fileprivate static let top: UIRectCorner = [.topLeft, .topRight]
  fileprivate static let bottom: UIRectCorner = [.bottomLeft, .bottomRight]
}
