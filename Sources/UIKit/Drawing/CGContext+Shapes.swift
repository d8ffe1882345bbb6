internal import CellophaneLook

extension CGContext {
  // MARK: Outline

  /// Forgets the steps so far.
  public func beginPath() { steps = [] }
  /// Begins a stroke.
  public func move(to point: CGPoint) { add([.move(point)]) }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) { add([.line(point)]) }
  /// Adds a line to where the stroke began.
  public func closePath() { steps.append(.close) }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add([.curve(control1, control2, end)])
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    steps.addQuadCurve(to: end.applying(ctm), control: control.applying(ctm))
  }

  /// Adds straight lines through points.
  public func addLines(between points: [CGPoint]) {
    add(points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
  }

  /// Adds an arc; the angles are radians, and clockwise is against the clock as a page shows it.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let path = CGMutablePath()
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
    var arc = path.steps
    if !steps.isEmpty, case .move(let point) = arc[0] { arc[0] = .line(point) }
    add(arc)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { add(CGPath(rect: rect, transform: nil).steps) }
  /// Adds the oval inside a rectangle.
  public func addEllipse(in rect: CGRect) { add(CGPath(ellipseIn: rect, transform: nil).steps) }
  /// Adds an outline.
  public func addPath(_ path: CGPath) { add(path.steps) }
  /// The steps so far; `nil` without any.
  public var path: CGPath? {
    steps.isEmpty ? nil : CGPath(steps.applying(ctm.inverted()))
  }

  private func add(_ more: [PathStep]) {
    steps += more.applying(ctm)
  }

  // MARK: Drawing

  /// Draws the steps so far and forgets them.
  public func drawPath(using mode: CGPathDrawingMode) {
    draw(
      steps, fills: mode != .stroke, strokes: mode == .stroke || mode.fillsAndStrokes,
      evenOdd: mode == .eoFill || mode == .eoFillStroke)
    steps = []
  }

  /// Fills the steps so far and forgets them.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }

  /// Draws a line along the steps so far and forgets them.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    if blendMode == .clear { return clear(rect) }
    draw(CGPath(rect: rect, transform: nil).steps.applying(ctm), fills: true, strokes: false)
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Draws a line along a rectangle.
  public func stroke(_ rect: CGRect) {
    draw(CGPath(rect: rect, transform: nil).steps.applying(ctm), fills: false, strokes: true)
  }

  /// Draws a line along a rectangle; the width is in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  /// Fills the oval inside a rectangle.
  public func fillEllipse(in rect: CGRect) {
    draw(CGPath(ellipseIn: rect, transform: nil).steps.applying(ctm), fills: true, strokes: false)
  }

  /// Draws a line along the oval inside a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    draw(CGPath(ellipseIn: rect, transform: nil).steps.applying(ctm), fills: false, strokes: true)
  }

  /// Draws a line between each two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    let lines = points.enumerated().map { index, point in
      index.isMultiple(of: 2) ? PathStep.move(point) : .line(point)
    }
    draw(lines.applying(ctm), fills: false, strokes: true)
  }

  /// Takes away what was drawn, where the rectangle is the whole picture; a part stays, since
  /// a picture of vectors cannot be cut out of.
  public func clear(_ rect: CGRect) {
    if rect.applying(ctm).contains(CGRect(origin: .zero, size: picture.size)) { picture.clear() }
  }

  // MARK: Clip

  /// Cuts what is drawn from now on by the steps so far, and forgets them.
  public func clip(using rule: CGPathFillRule = .winding) {
    cut(by: steps, evenOdd: rule == .evenOdd)
    steps = []
  }

  /// Cuts what is drawn from now on by a rectangle.
  public func clip(to rect: CGRect) {
    cut(by: CGPath(rect: rect, transform: nil).steps.applying(ctm), evenOdd: false)
  }

  func cut(by steps: [PathStep], evenOdd: Bool) {
    let outer = state.clip
    state.clip = picture.define { name in
      var path = SVGElement("path")
      path["d"] = steps.svgPath
      if evenOdd { path["clip-rule"] = "evenodd" }
      var clip = SVGElement("clipPath")
      clip["id"] = name
      clip["clip-path"] = outer.map { "url(#\($0))" }
      clip.add(path)
      return clip
    }
  }

  // MARK: Elements

  /// Draws steps that went through the transform.
  func draw(_ steps: [PathStep], fills: Bool, strokes: Bool, evenOdd: Bool = false) {
    guard !steps.isEmpty, blendMode != .clear else { return }
    var path = SVGElement("path")
    path["d"] = steps.svgPath
    path.paint("fill", "fill-opacity", fills ? state.fill : nil)
    if evenOdd { path["fill-rule"] = "evenodd" }
    if strokes { setLine(on: &path) }
    add(path)
  }

  /// Adds an element under the present clip, shadow and opacity.
  func add(_ element: SVGElement) {
    guard state.clip != nil || state.shadow != nil || state.alpha != 1 else {
      return picture.add(element)
    }
    var group = SVGElement("g")
    group["clip-path"] = state.clip.map { "url(#\($0))" }
    group["filter"] = state.shadow.map { "url(#\($0))" }
    if state.alpha != 1 { group["opacity"] = svg(state.alpha) }
    group.add(element)
    picture.add(group)
  }

  private func setLine(on path: inout SVGElement) {
    path.paint("stroke", "stroke-opacity", state.stroke)
    let determinant = abs(ctm.a * ctm.d - ctm.b * ctm.c)
    let scale = CGFloat(Double(determinant).squareRoot())
    path["stroke-width"] = svg(state.lineWidth * scale)
    switch state.cap {
    case .butt: break
    case .round: path["stroke-linecap"] = "round"
    case .square: path["stroke-linecap"] = "square"
    }
    switch state.join {
    case .miter: path["stroke-miterlimit"] = svg(state.miterLimit)
    case .round: path["stroke-linejoin"] = "round"
    case .bevel: path["stroke-linejoin"] = "bevel"
    }
    guard !state.dash.isEmpty else { return }
    path["stroke-dasharray"] = state.dash.map { svg($0 * scale) }.joined(separator: " ")
    if state.dashPhase != 0 { path["stroke-dashoffset"] = svg(state.dashPhase * scale) }
  }
}

/// What of a shape is drawn.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke

  var fillsAndStrokes: Bool { self == .fillStroke || self == .eoFillStroke }
}
