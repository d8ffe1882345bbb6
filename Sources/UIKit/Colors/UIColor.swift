package import CellophaneLook

/// A colour, which may depend on its surroundings.
///
/// The colours that the system defines stay names, whose values the look's table has.
public final class UIColor: NSObject, NSCopying, Sendable {
  private let kind = FoundationKind()
  /// What decides the colour.
  enum Storage: Sendable {
    /// A colour of the look, the tint, or four numbers the same everywhere.
    case look(LookColor)
    /// A closure of the author's, asked for each surroundings; its result's alpha is multiplied.
    case provider(Provider, alpha: Double?)
  }

  /// A closure that gives a colour for traits.
  final class Provider: Sendable {
    // UIKit takes the closure without asking it to be sendable and hands colours to any thread.
    nonisolated(unsafe) let color: (UITraitCollection) -> UIColor

    init(_ color: @escaping (UITraitCollection) -> UIColor) {
      self.color = color
    }
  }

  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
    super.init()
  }

  package convenience init(_ color: LookColor) {
    self.init(storage: .look(color))
  }

  package convenience init(_ rgba: RGBA) {
    self.init(LookColor(.fixed(SchemeColors(rgba))))
  }

  convenience init(_ color: SystemColor) {
    self.init(.system(color))
  }

  /// A colour from red, green and blue, each 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red, green, blue, alpha.clamped))
  }

  /// A gray, 0 for black and 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(RGBA(white, white, white, alpha.clamped))
  }

  /// A colour from a hue around the circle, a saturation and a brightness, each 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha.clamped))
  }

  /// A colour of a display with more colours than sRGB, whose numbers are converted.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(RGBA(displayP3Red: red, green: green, blue: blue, alpha: alpha.clamped))
  }

  /// A colour of Core Graphics.
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.rgba)
  }

  /// A colour that a closure gives for its surroundings.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(storage: .provider(Provider(dynamicProvider), alpha: nil))
  }

  /// Itself, which nothing changes.
  public func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (storage, other.storage) {
    case (.look(let left), .look(let right)): return left == right
    case (.provider(let left, let alpha), .provider(let right, let otherAlpha)):
      return left === right && alpha == otherAlpha
    default: return false
    }
  }

  /// The colour's name or its numbers.
  public override var description: String {
    words
  }

  public override var hash: Int {
    switch storage {
    case .look(let color): color.hashValue
    case .provider(let provider, _): ObjectIdentifier(provider).hashValue
    }
  }
}

extension CGFloat {
  var clamped: CGFloat {
    Swift.min(1, Swift.max(0, self))
  }
}
