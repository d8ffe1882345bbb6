/// Gives the drawing of a closure as a picture of vectors.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let size: CGSize
  private let imageFormat: UIGraphicsImageRendererFormat

  /// Draws on a sheet; the size is in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// Draws on a sheet; the size is in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Draws on a sheet whose upper left corner is the rectangle's; points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Draws on a sheet whose upper left corner is the rectangle's; points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    size = bounds.size
    imageFormat = format
    super.init(bounds: bounds, format)
  }

  /// What the closure drew.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    actions(UIGraphicsImageRendererContext(context, format: imageFormat))
    return context.picture.image
  }

  /// The bytes of what the closure drew: SVG, not PNG, since nothing here makes pixels.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).vectorData ?? Data()
  }
}

/// What renderers share.
open class UIGraphicsRenderer: NSObject {
  /// The part of the plane that is drawn, in points.
  let bounds: CGRect
  /// How the result is made.
  open var format: UIGraphicsRendererFormat { rendererFormat }
  private let rendererFormat: UIGraphicsRendererFormat

  init(bounds: CGRect, _ format: UIGraphicsRendererFormat) {
    self.bounds = bounds
    rendererFormat = format
    super.init()
  }
}

/// How a renderer makes its result.
open class UIGraphicsRendererFormat: NSObject {
  /// What suits the screen.
  open class func preferred() -> Self { make() }
  /// What suits every screen.
  open class func `default`() -> Self { make() }

  private class func make() -> Self { self.init() }

  /// A format as it comes.
  public required override init() {
    super.init()
  }
}

/// How pictures are made; vectors have no pixels, so a page shows all alike.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Accepted; pixels in a point.
  open var scale: CGFloat = 3
  /// Accepted; whether nothing behind shows through.
  open var opaque = false
  /// Accepted; a page shows what its screen can.
  open var preferredRange = Range.standard

  /// Which colours a picture may have.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }
}

/// What a renderer's closure draws in.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What was drawn so far.
  open var currentImage: UIImage { cgContext.picture.image }
}

/// What a renderer's closure draws in.
open class UIGraphicsRendererContext: NSObject {
  /// Where it is drawn.
  public let cgContext: CGContext
  /// How the result is made.
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  /// Fills a rectangle with the present colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle; other modes than `clear` draw as `normal`.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    if blendMode == .clear { cgContext.clear(rect) } else { cgContext.fill(rect) }
  }
  /// Draws a line along a rectangle, inside it.
  open func stroke(_ rect: CGRect) {
    let inset = cgContext.state.lineWidth / 2
    cgContext.stroke(rect.insetBy(dx: inset, dy: inset))
  }
  /// Cuts what is drawn from now on by a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

extension SVGPicture {
  /// The picture as views take it; empty where nothing can be made of it.
  var image: UIImage {
    guard size.width > 0, size.height > 0,
      let file = ImageFile(bytes: bytes, path: nil, scale: 1)
    else { return UIImage() }
    return UIImage(source: .file(file))
  }
}

extension UIImage {
  fileprivate var vectorData: Data? {
    if case .file(let file) = source { file.bytes } else { nil }
  }
}
