/// A layer filled with colours that run into each other.
open class CAGradientLayer: CALayer {
  /// `CGColor`s along the gradient; fewer than one draws nothing.
  open var colors: [Any]?
  /// Places of the colours, 0 to 1; evenly where there are none.
  open var locations: [NSNumber]?
  /// Where it begins, in shares of the layer's size.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where it ends, in shares of the layer's size.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// How the colours run.
  open var type = CAGradientLayerType.axial

  /// The gradient as a picture that is stretched over the layer, whatever its size.
  override func picture(size: CGSize) -> SVGPicture? {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    let gradient = CGGradient(
      colors: colors, places: locations?.map { CGFloat($0.doubleValue) })
    var picture = SVGPicture(size: CGSize(width: 100, height: 100))
    let name = picture.define { name in
      var element = SVGElement(type == .axial ? "linearGradient" : "radialGradient")
      element["id"] = name
      element["gradientUnits"] = "userSpaceOnUse"
      if type == .axial {
        element["x1"] = svg(startPoint.x * 100)
        element["y1"] = svg(startPoint.y * 100)
        element["x2"] = svg(endPoint.x * 100)
        element["y2"] = svg(endPoint.y * 100)
      } else {
        let width = abs(endPoint.x - startPoint.x) * 100
        let height = abs(endPoint.y - startPoint.y) * 100
        element["r"] = "1"
        element["gradientTransform"] =
          CGAffineTransform(
            a: width, b: 0, c: 0, d: height, tx: startPoint.x * 100, ty: startPoint.y * 100
          ).svg
      }
      element.content = gradient.elements
      return element
    }
    var rect = SVGElement("rect")
    rect["width"] = "100"
    rect["height"] = "100"
    rect["fill"] = "url(#\(name))"
    picture.add(rect)
    return picture
  }
}

/// How the colours of a gradient run.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Outward from a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point; a page draws it outward from there.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
