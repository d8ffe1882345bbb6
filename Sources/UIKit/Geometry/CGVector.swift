/// A direction and a length in two dimensions, in points.
public struct CGVector: Hashable, Codable, Sendable {
  /// The horizontal part.
  public var dx: CGFloat
  /// The vertical part.
  public var dy: CGFloat

  /// The vector without length.
  public static let zero = CGVector()

  /// The vector without length.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// A vector of two parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}

/// Distances by which something is moved, in points.
public struct UIOffset: Hashable, Codable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Down.
  public var vertical: CGFloat

  /// No offset.
  public static let zero = UIOffset()

  /// No offset.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// An offset of two parts.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
