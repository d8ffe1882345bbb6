/// A shape made of lines and curves, kept as the steps that drew it.
public class UIBezierPath: NSObject {
  /// One step of a path.
  package enum Step: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
    case oval(CGRect)
    case roundedRect(CGRect, radius: CGFloat)
  }

  package private(set) var steps: [Step] = []
  /// How wide a line is drawn, in points.
  public var lineWidth: CGFloat = 1

  /// A path without steps.
  public override init() {
    super.init()
  }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    steps = [.roundedRect(rect, radius: 0)]
  }

  /// A rectangle with round corners; the radius is in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    steps = [.roundedRect(rect, radius: cornerRadius)]
  }

  /// The oval inside a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    steps = [.oval(rect)]
  }

  /// Begins a stroke.
  public func move(to point: CGPoint) {
    steps.append(.move(point))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) {
    steps.append(.line(point))
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    steps.append(.curve(controlPoint1, controlPoint2, endPoint))
  }

  /// Adds a line to where the stroke began.
  public func close() {
    steps.append(.close)
  }

  /// Whether it has no steps.
  public var isEmpty: Bool {
    steps.isEmpty
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return steps == other.steps && lineWidth == other.lineWidth
  }

  public override var hash: Int {
    steps.count
  }
}
