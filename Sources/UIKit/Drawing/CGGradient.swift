internal import CellophaneLook

/// Colours that run into each other.
public final class CGGradient: Sendable {
  let stops: [(color: RGBA, place: CGFloat)]

  init(stops: [(color: RGBA, place: CGFloat)]) {
    self.stops = stops
  }

  /// A gradient of `CGColor`s at places from 0 to 1; evenly where none are given.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?
  ) {
    guard !colors.isEmpty else { return nil }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
    self.init(colors: colors, places: places)
  }

  convenience init(colors: [CGColor], places: [CGFloat]?) {
    self.init(
      stops: colors.enumerated().map { index, color in
        let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
        return (color.rgba, places.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? even)
      })
  }

  /// The colours as what a gradient's element holds.
  var elements: String {
    stops.map { stop in
      var element = SVGElement("stop")
      element["offset"] = svg(stop.place)
      element.paint("stop-color", "stop-opacity", stop.color)
      return element.text
    }.joined()
  }
}

/// What numbers of a colour mean; every colour here is sRGB.
public final class CGColorSpace: Sendable {
  init() {}
}

/// The device's colours, which are sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// Where a gradient goes on past its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Before the start too.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// After the end too.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
  /// Fills what the clip leaves with a gradient along a line, past its ends as well.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let from = start.applying(ctm)
    let to = end.applying(ctm)
    fill(
      with: picture.define { name in
        var element = SVGElement("linearGradient")
        element["id"] = name
        element["gradientUnits"] = "userSpaceOnUse"
        element["x1"] = svg(from.x)
        element["y1"] = svg(from.y)
        element["x2"] = svg(to.x)
        element["y2"] = svg(to.y)
        element.content = gradient.elements
        return element
      })
  }

  /// Fills what the clip leaves with a gradient from one circle to another; radii are points.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let focus = startCenter.applying(ctm)
    let center = endCenter.applying(ctm)
    fill(
      with: picture.define { name in
        var element = SVGElement("radialGradient")
        element["id"] = name
        element["gradientUnits"] = "userSpaceOnUse"
        element["cx"] = svg(center.x)
        element["cy"] = svg(center.y)
        element["r"] = svg(endRadius)
        element["fx"] = svg(focus.x)
        element["fy"] = svg(focus.y)
        if startRadius > 0 { element["fr"] = svg(startRadius) }
        element.content = gradient.elements
        return element
      })
  }

  private func fill(with name: String) {
    var rect = SVGElement("rect")
    rect["width"] = svg(picture.size.width)
    rect["height"] = svg(picture.size.height)
    rect["fill"] = "url(#\(name))"
    add(rect)
  }
}
