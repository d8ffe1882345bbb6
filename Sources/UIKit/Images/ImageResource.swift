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

extension UIImage {
  /// An image of an asset catalog; empty, and reported by the build, where there is none.
  public convenience init(resource: ImageResource) {
    let isThere = ImageFolders.file(named: resource.name, in: resource.bundle) != nil
    let found = UIImage(named: resource.name, in: isThere ? resource.bundle : nil, with: nil)
    self.init(source: found?.source ?? .empty)
  }
}

extension UIColor {
  /// A colour of an asset catalog; clear, and reported by the build, where there is none.
  public convenience init(resource: ColorResource) {
    let set = ImageFolders.asset(named: resource.name, kind: "colorset", in: resource.bundle)
    let found = UIColor(
      named: resource.name, in: set == nil ? nil : resource.bundle, compatibleWith: nil)
    self.init(storage: (found ?? .clear).storage)
  }
}
