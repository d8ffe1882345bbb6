/// A picture of pixels: here the picture that it was taken from.
public final class CGImage: Sendable {
  /// What it shows.
  package let image: UIImage

  init(_ image: UIImage) {
    self.image = image
  }

  /// Pixels.
  public var width: Int { Int((image.size.width * image.scale).rounded()) }
  /// Pixels.
  public var height: Int { Int((image.size.height * image.scale).rounded()) }
}

extension UIImage {
  /// The picture's pixels, which layers show; `nil` where there is nothing to draw.
  public var cgImage: CGImage? {
    if case .empty = source { return nil }
    return CGImage(self)
  }

  /// The picture of pixels.
  public convenience init(cgImage: CGImage) {
    self.init(
      source: cgImage.image.source, configurationValues: cgImage.image.configurationValues,
      tintColor: cgImage.image.tintColor, renderingMode: cgImage.image.renderingMode,
      baselineOffset: cgImage.image.baselineOffsetFromBottom,
      variableValue: cgImage.image.variableValue)
  }

  /// How a drawing of this picture is made.
  public var imageRendererFormat: UIGraphicsImageRendererFormat { .preferred() }
}
