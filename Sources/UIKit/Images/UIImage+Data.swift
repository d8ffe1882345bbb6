extension UIImage {
  /// Where it comes from, and its size.
  var words: String {
    switch source {
    case .empty: "<UIImage: empty>"
    case .symbol(let name): "<UIImage: symbol(system: \(name))>"
    case .named(let name, let file):
      "<UIImage: named(\(name)) {\(file.size.width), \(file.size.height)}>"
    case .file(let file): "<UIImage: {\(file.size.width), \(file.size.height)}>"
    case .symbolSet(let template): "<UIImage: symbol(\(template.name))>"
    case .missing(let missing): "<UIImage: missing(\(missing.name))>"
    }
  }

  private var file: ImageFile? {
    switch source {
    case .named(_, let file), .file(let file): file
    case .empty, .symbol, .symbolSet, .missing: nil
    }
  }

  /// The bytes of a picture that is a PNG; others are not converted here.
  public func pngData() -> Data? {
    file.flatMap { $0.format == .png ? $0.bytes : nil }
  }

  /// The bytes of a picture that is a JPEG; others are not converted here.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    file.flatMap { $0.format == .jpeg ? $0.bytes : nil }
  }

  /// The picture for a smaller size: itself, since a page scales it.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    file == nil ? nil : self
  }

  /// The picture ready to be shown: itself.
  public func preparingForDisplay() -> UIImage? {
    file == nil ? nil : self
  }
}
