package import CellophaneLook

/// A colour without surroundings, in sRGB.
public final class CGColor: Hashable, Sendable {
  package let rgba: RGBA

  package init(_ rgba: RGBA) {
    self.rgba = rgba
  }

  /// A colour from red, green and blue, each 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red, green, blue, alpha))
  }

  /// A colour from red, green and blue, each 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red, green, blue, alpha))
  }

  /// A gray, 0 for black and 1 for white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(RGBA(gray, gray, gray, alpha))
  }

  /// Red, green, blue and alpha, each 0 to 1.
  public var components: [CGFloat]? {
    [rgba.red, rgba.green, rgba.blue, rgba.alpha]
  }

  /// How many components there are.
  public var numberOfComponents: Int {
    4
  }

  /// The opacity, 0 to 1.
  public var alpha: CGFloat {
    rgba.alpha
  }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(RGBA(rgba.red, rgba.green, rgba.blue, alpha))
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.rgba == right.rgba
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rgba)
  }
}
