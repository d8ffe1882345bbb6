extension UIImage: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  /// What an archive has of an image.
  private struct Archive: Codable {
    var symbol: String?
    var name: String?
    var bytes: Data?
    var path: String?
    var scale: Double
    var renderingMode: Int
  }

  /// An image from an archive; `nil` where it has none.
  public convenience init?(coder: NSCoder) {
    guard let archive = coder.value(Archive.self, forKey: "UIImage") else { return nil }
    let file = archive.bytes.flatMap {
      ImageFile(bytes: $0, path: archive.path, scale: archive.scale)
    }
    let source: Source
    switch (archive.symbol, archive.name, file) {
    case (let symbol?, _, _): source = .symbol(symbol)
    case (_, let name?, let file?): source = .named(name, file)
    case (_, _, let file?): source = .file(file)
    case (_, let name?, nil):
      self.init(named: name)
      return
    default: source = .empty
    }
    self.init(
      source: source, renderingMode: RenderingMode(rawValue: archive.renderingMode) ?? .automatic)
  }

  /// Writes the picture and its rendering mode; a symbol's configuration is left out.
  public func encode(with coder: NSCoder) {
    var archive = Archive(scale: Double(scale), renderingMode: renderingMode.rawValue)
    switch source {
    case .empty: break
    case .symbolSet(let template): archive.name = template.name
    case .missing(let missing): archive.name = missing.name
    case .symbol(let name): archive.symbol = name
    case .named(let name, let file):
      archive.name = name
      (archive.bytes, archive.path) = (file.bytes, file.path)
    case .file(let file): (archive.bytes, archive.path) = (file.bytes, file.path)
    }
    coder.encode(value: archive, forKey: "UIImage")
  }
}
