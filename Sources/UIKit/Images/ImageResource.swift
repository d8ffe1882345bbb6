/// The name of an image of a bundle, as an asset catalog's code has it.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// An image's name in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// The name of a colour of a bundle, as an asset catalog's code has it.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// A colour's name in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
