/// A picture of pixels: here the picture that it was taken from.
public final class CGImage: Sendable {
  /// What it shows.
  package let image: UIImage
  /// Pixels.
  public let width: Int
  /// Pixels.
  public let height: Int

  init(_ image: UIImage) {
    self.image = image
    width = Int((image.size.width * image.scale).rounded())
    height = Int((image.size.height * image.scale).rounded())
  }

  /// The picture, no side longer than a number of pixels.
  package init(_ image: CGImage, longestSide: CGFloat) {
    let part = min(1, longestSide / CGFloat(max(image.width, image.height, 1)))
    self.image = image.image
    width = max(1, Int((CGFloat(image.width) * part).rounded()))
    height = max(1, Int((CGFloat(image.height) * part).rounded()))
  }

  /// A part of the picture; `nil` where the rectangle lies beside it.
  ///
  /// What is drawn by the page, as symbols are, has no parts.
  ///
  /// - Parameter rect: Pixels, from the upper left corner.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    return drawn(
      size: part.size, CGAffineTransform(translationX: -part.minX, y: -part.minY))
  }

  /// The picture as it looks upright; `nil` for one that the page draws.
  fileprivate func upright(from orientation: UIImage.Orientation) -> CGImage? {
    let (w, h) = (CGFloat(width), CGFloat(height))
    let turn =
      switch orientation {
      case .up: CGAffineTransform.identity
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
      case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
      case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
      case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
      }
    return drawn(
      size: turn.a == 0 ? CGSize(width: h, height: w) : CGSize(width: w, height: h), turn)
  }

  /// The picture drawn onto a sheet of its own.
  private func drawn(size: CGSize, _ transform: CGAffineTransform) -> CGImage? {
    guard image.hasFile else {
      image.noteSymbolDrawn()
      return nil
    }
    let context = CGContext(size: size)
    context.concatenate(transform)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    image.draw(in: CGRect(x: 0, y: 0, width: width, height: height))
    return CGImage(context.picture.image)
  }
}

extension UIImage {
  /// The picture's pixels, which layers show; `nil` where there is nothing to draw.
  public var cgImage: CGImage? {
    if case .empty = source { return nil }
    return CGImage(self)
  }

  /// The picture of pixels, each of them a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// The picture of pixels, of which so many are a point, turned upright.
  ///
  /// What is turned is a picture of its own, whose `imageOrientation` is `up`. Symbols are not turned.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let shown = (orientation == .up ? nil : cgImage.upright(from: orientation)) ?? cgImage
    let (image, scale) = (shown.image, scale > 0 ? scale : 1)
    let size = CGSize(width: CGFloat(shown.width) / scale, height: CGFloat(shown.height) / scale)
    self.init(
      source: image.source.resized(to: size, scale: scale),
      configurationValues: image.configurationValues, tintColor: image.tintColor,
      renderingMode: image.renderingMode, baselineOffset: image.baselineOffsetFromBottom,
      variableValue: image.variableValue)
  }

  /// How a drawing of this picture is made.
  public var imageRendererFormat: UIGraphicsImageRendererFormat { .preferred() }

  fileprivate var hasFile: Bool {
    switch source {
    case .named, .file: true
    case .empty, .symbol, .symbolSet, .missing: false
    }
  }
}

extension UIImage.Source {
  /// The same file in another size, in points; what has no file stays as it is.
  fileprivate func resized(to size: CGSize, scale: CGFloat) -> UIImage.Source {
    switch self {
    case .named(let name, let file): .named(name, file.resized(to: size, scale: scale))
    case .file(let file): .file(file.resized(to: size, scale: scale))
    case .empty, .symbol, .symbolSet, .missing: self
    }
  }
}
