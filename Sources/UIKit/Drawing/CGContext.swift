internal import CellophaneLook

/// Where author code draws; what was drawn becomes a vector picture.
///
/// Colours, lines, fills, clips, gradients, shadows of whole shapes and text reach the picture.
/// Blend modes other than `normal` and `clear` do not.
public final class CGContext {
  /// What drawing depends on and `saveGState()` keeps.
  struct State {
    var transform = CGAffineTransform.identity
    var fill: RGBA? = RGBA(0, 0, 0, 1)
    var stroke: RGBA? = RGBA(0, 0, 0, 1)
    var lineWidth: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dash: [CGFloat] = []
    var dashPhase: CGFloat = 0
    var alpha: CGFloat = 1
    /// The name of what cuts.
    var clip: String?
    /// The name of the shadow.
    var shadow: String?
  }

  var picture: SVGPicture
  var state = State()
  private var saved: [State] = []
  /// Steps since `beginPath()`, through the transform.
  var steps: [PathStep] = []

  init(size: CGSize) {
    picture = SVGPicture(size: size)
  }

  /// Keeps colours, line, clip and transform for `restoreGState()`.
  public func saveGState() {
    saved.append(state)
  }

  /// Takes back what was kept last; nothing where nothing was.
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  // MARK: Transform

  /// From what author code draws in to the picture.
  public var ctm: CGAffineTransform { state.transform }

  /// Moves what is drawn from now on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }

  /// Scales what is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }

  /// Turns what is drawn from now on, in radians.
  public func rotate(by angle: CGFloat) {
    state.transform = state.transform.rotated(by: angle)
  }

  /// Puts a transform before the present one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  // MARK: Paint

  /// Sets the colour inside shapes.
  public func setFillColor(_ color: CGColor) { state.fill = color.rgba }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }

  /// Sets the colour inside shapes, each part 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = RGBA(red, green, blue, alpha)
  }

  /// Sets the colour of lines, each part 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = RGBA(red, green, blue, alpha)
  }

  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  /// Sets how the ends of lines look.
  public func setLineCap(_ cap: CGLineCap) { state.cap = cap }
  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) { state.join = join }
  /// Sets how long a mitre may be, in line widths.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
  /// Sets the opacity of what is drawn, 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  /// Accepted; a picture of vectors is drawn as finely as the screen is.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Accepted; a browser scales pictures as it does.
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set { _ = newValue }
  }

  /// Sets how colours mix; `clear` draws nothing, and others than it draw as `normal`.
  public func setBlendMode(_ mode: CGBlendMode) {
    blendMode = mode
  }
  private(set) var blendMode = CGBlendMode.normal

  /// Sets lengths of line and gap, in points, and how far into them a stroke begins.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dash = lengths
    state.dashPhase = phase
  }

  /// Sets the shadow of what is drawn; the lengths are points, and no colour is none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color else {
      state.shadow = nil
      return
    }
    state.shadow = picture.define { name in
      var drop = SVGElement("feDropShadow")
      drop["dx"] = svg(offset.width)
      drop["dy"] = svg(offset.height)
      drop["stdDeviation"] = svg(blur / 2)
      drop.paint("flood-color", "flood-opacity", color.rgba)
      var filter = SVGElement("filter")
      filter["id"] = name
      filter.add(drop)
      return filter
    }
  }

  /// Sets a shadow in UIKit's usual colour; the lengths are points.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }
}

/// How colours mix.
public enum CGBlendMode: Int32, Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
  case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter
}

/// How pictures are scaled; kept for author code.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  case `default`, none, low, high, medium
}
