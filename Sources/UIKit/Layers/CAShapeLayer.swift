/// A layer that draws a shape.
open class CAShapeLayer: CALayer {
  /// The outline, in the layer's points; `nil` draws nothing.
  open var path: CGPath?
  /// The colour inside; `nil` for none.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// Which points of an outline that crosses itself are inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the line; `nil` for none.
  open var strokeColor: CGColor?
  /// Where the line begins, a share of its length.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, a share of its length.
  open var strokeEnd: CGFloat = 1
  /// Points.
  open var lineWidth: CGFloat = 1
  /// How long a mitre may be, in line widths.
  open var miterLimit: CGFloat = 10
  /// How the ends of lines look.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How lines meet.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// How far into the dashes the line begins, in points.
  open var lineDashPhase: CGFloat = 0
  /// Lengths of line and gap, in points.
  open var lineDashPattern: [NSNumber]?

  override func picture(size: CGSize) -> SVGPicture? {
    guard let path, !path.isEmpty else { return nil }
    let box = path.boundingBox
    var picture = SVGPicture(
      size: CGSize(
        width: max(size.width, box.maxX), height: max(size.height, box.maxY)))
    var element = SVGElement("path")
    element["d"] = path.steps.svgPath
    element.paint("fill", "fill-opacity", fillColor?.rgba)
    if fillRule == .evenOdd { element["fill-rule"] = "evenodd" }
    if let strokeColor {
      element.paint("stroke", "stroke-opacity", strokeColor.rgba)
      element["stroke-width"] = svg(lineWidth)
      element["stroke-linecap"] = lineCap == .butt ? nil : lineCap.rawValue
      element["stroke-linejoin"] = lineJoin == .miter ? nil : lineJoin.rawValue
      element["stroke-miterlimit"] = lineJoin == .miter ? svg(miterLimit) : nil
      setDash(on: &element)
    }
    picture.add(element)
    return picture
  }

  /// Dashes as they are given, or those that leave a part of the line out.
  private func setDash(on element: inout SVGElement) {
    if strokeStart > 0 || strokeEnd < 1 {
      element["pathLength"] = "1"
      let shown = max(0, strokeEnd - strokeStart)
      element["stroke-dasharray"] = "0 \(svg(strokeStart)) \(svg(shown)) 1"
    } else if let pattern = lineDashPattern, !pattern.isEmpty {
      element["stroke-dasharray"] =
        pattern.map { svg(CGFloat($0.doubleValue)) }.joined(separator: " ")
      if lineDashPhase != 0 { element["stroke-dashoffset"] = svg(lineDashPhase) }
    }
  }
}

/// Which points of an outline that crosses itself are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Those that the line goes around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Those that the line goes around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the ends of a layer's lines look.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Cut at the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Half a circle past it.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square past it.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a layer's lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// In a part of a circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// In a straight cut.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
