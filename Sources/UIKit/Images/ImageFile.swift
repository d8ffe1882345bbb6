/// A picture's bytes with what their header says.
package struct ImageFile: Hashable, Sendable {
  /// A format that a page can show.
  package enum Format: String, Hashable, Sendable {
    case png, jpeg, gif, webp, svg

    /// The ending of a file of the format.
    package var fileExtension: String {
      self == .jpeg ? "jpg" : rawValue
    }
  }

  package let bytes: Data
  /// Where the bytes were read.
  package let path: String?
  package let format: Format
  /// Pixels in a point.
  package private(set) var scale: CGFloat
  /// The natural size, in points.
  package private(set) var size: CGSize
  /// The pictures that stand for it in the dark and with high contrast.
  var variants: [AssetConditions: ImageFile] = [:]
  /// What its set says of its colours.
  var renderingMode = UIImage.RenderingMode.automatic

  /// The picture of a scheme and a contrast.
  package func variant(isDark: Bool, hasHighContrast: Bool) -> ImageFile {
    let conditions = AssetConditions(isDark: isDark, hasHighContrast: hasHighContrast)
    return conditions.substitutes.lazy.compactMap { variants[$0] }.first ?? self
  }

  /// Bytes of a known format; `nil` for others.
  package init?(bytes: Data, path: String?, scale: CGFloat) {
    guard let header = ImageHeader(bytes) else { return nil }
    self.bytes = bytes
    self.path = path
    format = header.format
    self.scale = scale > 0 ? scale : 1
    size = CGSize(width: header.width / self.scale, height: header.height / self.scale)
  }

  /// The same bytes in another size, in points.
  func resized(to size: CGSize, scale: CGFloat) -> ImageFile {
    var file = self
    file.size = size
    file.scale = scale
    file.variants = variants.mapValues { $0.resized(to: size, scale: scale) }
    return file
  }

  /// A file of a known format, whose name says its scale by `@2x` or `@3x`.
  package init?(path: String) {
    guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    self.init(converting: bytes, at: path, scale: scale)
  }

  /// A file of a known format, or a drawing of a PDF.
  init?(converting bytes: Data, at path: String, scale: CGFloat) {
    let drawing = PDFConversion.drawing(of: bytes, at: path)
    self.init(bytes: drawing ?? bytes, path: path, scale: scale)
  }
}
