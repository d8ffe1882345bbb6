/// Turns the attributes of a text into others, as a configuration's last step.
public struct UIConfigurationTextAttributesTransformer {
  /// Tells closures apart, which cannot be compared.
  private final class Identity: Sendable {}

  /// Turns attributes into others.
  public let transform: (AttributeContainer) -> AttributeContainer
  private let identity = Identity()

  /// A transformer from a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Turns attributes into others.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

extension UIConfigurationTextAttributesTransformer: Hashable {
  /// Whether both came from one making.
  public static func == (left: Self, right: Self) -> Bool {
    left.identity === right.identity
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(identity))
  }
}
