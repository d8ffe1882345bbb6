/// What a literal of an image is where nothing says otherwise; the compiler asks for the name.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
  /// The image that `#imageLiteral` stands for, by its name in an asset catalog; a placeholder, and
  /// reported by the build, where there is none.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(resource: ImageResource(name: name, bundle: .main))
  }
}
