internal import CellophaneLook

extension UIImage {
  /// Draws the picture in its own size.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the picture in its own size; modes draw as `normal`.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture in a rectangle.
  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the picture in a rectangle; modes draw as `normal`.
  ///
  /// A symbol is not drawn here, since symbols are drawn by the page: the build says so.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    switch source {
    case .empty, .missing: return
    case .symbol, .symbolSet: noteSymbolDrawn()
    case .named(_, let file), .file(let file):
      context.saveGState()
      context.setAlpha(context.state.alpha * alpha)
      context.draw(file, in: rect)
      context.restoreGState()
    }
  }

  /// Says that a symbol is not drawn, where the picture is one.
  func noteSymbolDrawn() {
    let symbol: String
    switch source {
    case .symbol(let name): symbol = name
    case .symbolSet(let template): symbol = template.name
    case .empty, .named, .file, .missing: return
    }
    RuntimeIssue.record(
      "drawn-symbol",
      "the symbol '\(symbol)' drawn into a picture, which only pages draw; give the symbol to an "
        + "image view, or draw a file")
  }
}

extension CGContext {
  fileprivate func draw(_ file: ImageFile, in rect: CGRect) {
    var image = SVGElement("image")
    image["x"] = svg(rect.minX)
    image["y"] = svg(rect.minY)
    image["width"] = svg(rect.width)
    image["height"] = svg(rect.height)
    image["preserveAspectRatio"] = "none"
    if !ctm.isIdentity { image["transform"] = ctm.svg }
    image["href"] = "data:\(file.format.mediaType);base64,\(file.bytes.base64EncodedString())"
    add(image)
  }
}

extension ImageFile.Format {
  fileprivate var mediaType: String {
    self == .svg ? "image/svg+xml" : "image/\(rawValue)"
  }
}

extension CGAffineTransform {
  /// The transform as an attribute's value.
  var svg: String {
    "matrix(\([a, b, c, d, tx, ty].map { UIKit.svg($0) }.joined(separator: " ")))"
  }
}
