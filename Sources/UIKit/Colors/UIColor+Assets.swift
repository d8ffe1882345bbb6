internal import CellophaneLook

extension UIColor {
  /// A colour of an asset catalog by its name; `nil`, and reported by the build, where there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// A colour of an asset catalog in a bundle's resources.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = ColorSet.color(named: name, in: bundle) else { return nil }
    self.init(color)
  }

  /// A colour of an asset catalog; clear, and reported by the build, where there is none.
  public convenience init(resource: ColorResource) {
    let isThere =
      ImageFolders.asset(named: resource.name, kind: "colorset", in: resource.bundle) != nil
    let color = ColorSet.color(named: resource.name, in: isThere ? resource.bundle : nil)
    self.init(storage: color.map { .look($0) } ?? UIColor.clear.storage)
  }
}
