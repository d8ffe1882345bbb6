/// The state that a configuration is asked for.
public protocol UIConfigurationState {
  /// A plain state among traits.
  init(traitCollection: UITraitCollection)

  /// The traits.
  var traitCollection: UITraitCollection { get set }

  /// A state of the author's own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state of the author's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// A key by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A key by its name.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }
}

/// A state in words: the flags that are set, by name.
func describe(
  _ flags: [(String, Bool)], custom: [UIConfigurationStateCustomKey: AnyHashable]
) -> String {
  let names = flags.filter(\.1).map(\.0)
  let keys = custom.map { "\($0.key.rawValue) = \($0.value)" }.sorted()
  return (names + keys).joined(separator: ", ")
}
