internal import CellophaneLook

/// Turns one colour into another, as a configuration's last step.
public struct UIConfigurationColorTransformer {
  /// Tells closures apart, which cannot be compared.
  private final class Identity: Sendable {}

  /// Turns one colour into another.
  public let transform: (UIColor) -> UIColor
  private let identity = Identity()

  /// A transformer from a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Turns one colour into another.
  public func callAsFunction(_ input: UIColor) -> UIColor {
    transform(input)
  }

  /// A gray as bright as the colour.
  public static var grayscale: UIConfigurationColorTransformer { Shared.grayscale.value }
  /// The tint that the reader's device prefers for a colour; here the colour itself.
  public static var preferredTint: UIConfigurationColorTransformer { Shared.preferredTint.value }
  /// A tint without colour: a gray as bright.
  public static var monochromeTint: UIConfigurationColorTransformer { Shared.monochromeTint.value }

  /// What a pressed row of a sidebar does to its colours: 30 % of their alpha.
  static var faded: UIConfigurationColorTransformer { Shared.faded.value }

  // The closures hold nothing, so that any thread may call them.
  private struct Shared: @unchecked Sendable {
    let value: UIConfigurationColorTransformer

    static let grayscale = Shared(value: .init { $0.inGray })
    static let preferredTint = Shared(value: .init { $0 })
    static let monochromeTint = Shared(value: .init { $0.inGray })
    static let faded = Shared(value: .init { $0.multiplyingAlpha(0.3) })
  }
}

extension UIConfigurationColorTransformer: Hashable {
  /// Whether both came from one making.
  public static func == (left: Self, right: Self) -> Bool {
    left.identity === right.identity
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(identity))
  }
}

extension UIColor {
  /// A gray as bright as the colour, in each scheme.
  fileprivate var inGray: UIColor {
    UIColor { traits in
      let rgba = self.rgba(in: traits)
      return UIColor(white: rgba.luma, alpha: rgba.alpha)
    }
  }
}
