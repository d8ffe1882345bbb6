/// A shape made of lines and curves, and how its line is drawn.
open class UIBezierPath: NSObject {
  private var steps: [PathStep] = []
  /// How wide a line is drawn, in points.
  open var lineWidth: CGFloat = 1
  /// How the ends of lines look.
  open var lineCapStyle = CGLineCap.butt
  /// How lines meet.
  open var lineJoinStyle = CGLineJoin.miter
  /// How long a mitre may be, in line widths.
  open var miterLimit: CGFloat = 10
  /// Accepted; a browser draws curves as finely as its screen is.
  open var flatness: CGFloat = 0.6
  /// Whether a point is inside by the number of lines around it.
  open var usesEvenOddFillRule = false
  /// Lengths of line and gap, in points.
  private(set) var dash: [CGFloat] = []
  private(set) var dashPhase: CGFloat = 0

  /// A path without steps.
  public override init() {
    super.init()
  }

  /// Nothing: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  private convenience init(_ build: (inout [PathStep]) -> Void) {
    self.init()
    build(&steps)
  }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init { $0.addRect(rect) }
  }

  /// A rectangle with round corners; the radius is in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init {
      $0.addRoundedRect(
        rect, radii: CGSize(width: cornerRadius, height: cornerRadius), corners: .allCorners)
    }
  }

  /// A rectangle of whose corners some are round; the radii are in points.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init { $0.addRoundedRect(rect, radii: cornerRadii, corners: corners) }
  }

  /// The oval inside a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init { $0.addOval(in: rect) }
  }

  /// An arc; the angles are radians from the right.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init {
      $0.addArc(
        center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise)
    }
  }

  /// A path with an outline's steps.
  public convenience init(cgPath: CGPath) {
    self.init { $0 = cgPath.steps }
  }

  /// The outline as layers and contexts take it.
  open var cgPath: CGPath {
    get { CGPath(steps) }
    set { steps = newValue.steps }
  }

  /// Begins a stroke.
  open func move(to point: CGPoint) {
    steps.append(.move(point))
  }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) {
    steps.append(.line(point))
  }

  /// Adds a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    steps.append(.curve(controlPoint1, controlPoint2, endPoint))
  }

  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    steps.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc; the angles are radians from the right.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    steps.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise)
  }

  /// Adds a line to where the stroke began.
  open func close() {
    steps.append(.close)
  }

  /// Takes every step away.
  open func removeAllPoints() {
    steps = []
  }

  /// Adds another path's steps.
  open func append(_ bezierPath: UIBezierPath) {
    steps += bezierPath.steps
  }

  /// Changes every point.
  open func apply(_ transform: CGAffineTransform) {
    steps = steps.applying(transform)
  }

  /// Sets lengths of line and gap, in points, and how far into them a stroke begins.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }

  /// Whether it has no steps.
  open var isEmpty: Bool { steps.isEmpty }
  /// The smallest rectangle around every point, controls of curves included.
  open var bounds: CGRect { steps.boundingBox }
  /// Where a next step would begin; zero without steps.
  open var currentPoint: CGPoint { steps.currentPoint ?? .zero }

  /// Whether a point lies inside.
  open func contains(_ point: CGPoint) -> Bool {
    steps.contains(point, evenOdd: usesEvenOddFillRule)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return steps == other.steps && lineWidth == other.lineWidth
      && lineCapStyle == other.lineCapStyle && lineJoinStyle == other.lineJoinStyle
      && usesEvenOddFillRule == other.usesEvenOddFillRule && dash == other.dash
  }

  open override var hash: Int {
    steps.count
  }
}
