/// The outline of a shape.
public class CGPath: Hashable {
  package internal(set) var steps: [PathStep]

  init(_ steps: [PathStep]) {
    self.steps = steps
  }

  /// A rectangle, in points.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var steps: [PathStep] = []
    steps.addRect(rect)
    self.init(steps.applying(transform?.pointee ?? .identity))
  }

  /// The oval inside a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var steps: [PathStep] = []
    steps.addOval(in: rect)
    self.init(steps.applying(transform?.pointee ?? .identity))
  }

  /// A rectangle whose corners are quarters of ovals; the lengths are points.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var steps: [PathStep] = []
    steps.addRoundedRect(
      rect, radii: CGSize(width: cornerWidth, height: cornerHeight), corners: .allCorners)
    self.init(steps.applying(transform?.pointee ?? .identity))
  }

  /// Whether it has no steps.
  public var isEmpty: Bool { steps.isEmpty }
  /// Where a next step would begin; zero without steps.
  public var currentPoint: CGPoint { steps.currentPoint ?? .zero }
  /// The smallest rectangle around every point, controls of curves included.
  public var boundingBox: CGRect { steps.boundingBox }
  /// The smallest rectangle around the points that lie on the outline and the controls.
  public var boundingBoxOfPath: CGRect { steps.boundingBox }

  /// Whether a point lies inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    steps.contains(point.applying(transform), evenOdd: rule == .evenOdd)
  }

  /// The same outline, which can be added to.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.steps = steps
    return copy
  }

  /// The same outline.
  public func copy() -> CGPath? { CGPath(steps) }

  /// Whether two outlines have the same steps.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left.steps == right.steps
  }

  /// Feeds what makes values equal.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(steps.count)
  }
}

/// An outline that can be added to.
public final class CGMutablePath: CGPath {
  /// An outline without steps.
  public init() {
    super.init([])
  }

  /// Begins a stroke.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    steps.append(.move(point.applying(transform)))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    steps.append(.line(point.applying(transform)))
  }

  /// Adds straight lines through points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      let point = point.applying(transform)
      steps.append(index == 0 ? .move(point) : .line(point))
    }
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    steps.append(PathStep.curve(control1, control2, end).applying(transform))
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    steps.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds an arc; the angles are radians, and clockwise is against the clock as a page shows it.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var arc: [PathStep] = []
    arc.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise)
    if !steps.isEmpty, case .move(let point) = arc[0] { arc[0] = .line(point) }
    steps += arc.applying(transform)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    steps += CGPath(rect: rect, transform: nil).steps.applying(transform)
  }

  /// Adds the oval inside a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    steps += CGPath(ellipseIn: rect, transform: nil).steps.applying(transform)
  }

  /// Adds a rectangle whose corners are quarters of ovals.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    steps +=
      CGPath(
        roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: nil
      ).steps.applying(transform)
  }

  /// Adds another outline.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    steps += path.steps.applying(transform)
  }

  /// Adds a line to where the stroke began.
  public func closeSubpath() {
    steps.append(.close)
  }
}

/// Which points of an outline that crosses itself are inside.
public enum CGPathFillRule: Int, Hashable, Sendable { case winding, evenOdd }
/// How the end of a line looks.
public enum CGLineCap: Int32, Hashable, Sendable { case butt, round, square }
/// How two lines meet.
public enum CGLineJoin: Int32, Hashable, Sendable { case miter, round, bevel }
