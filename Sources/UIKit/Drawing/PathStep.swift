/// One step of an outline; ovals, arcs and rounded rectangles are curves by the time they get here.
package enum PathStep: Equatable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case curve(CGPoint, CGPoint, CGPoint)
  case close

  func applying(_ transform: CGAffineTransform) -> PathStep {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .curve(let first, let second, let end):
      .curve(first.applying(transform), second.applying(transform), end.applying(transform))
    case .close: .close
    }
  }

  /// The points that the step names, controls included.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }
}

extension [PathStep] {
  /// How far a control point lies from its corner, so that a curve is nearly a quarter circle.
  private static var roundness: CGFloat { 0.552_284_749_8 }

  /// Where a next step would begin.
  var currentPoint: CGPoint? {
    guard let last else { return nil }
    guard last == .close else { return last.points.last }
    for case .move(let point) in reversed() { return point }
    return nil
  }

  /// The smallest rectangle around every point, controls included; null without points.
  var boundingBox: CGRect {
    let points = flatMap(\.points)
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) { box, point in
      box.union(CGRect(origin: point, size: .zero))
    }
  }

  func applying(_ transform: CGAffineTransform) -> [PathStep] {
    transform.isIdentity ? self : map { $0.applying(transform) }
  }

  mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let start = currentPoint ?? end
    func toward(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    append(.curve(toward(start), toward(end), end))
  }

  /// An arc as curves of at most a quarter turn, joined to what is there by a line.
  ///
  /// The angles are radians from the right, growing downward; clockwise as it is seen.
  mutating func addArc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool
  ) {
    let turn = CGFloat.pi * 2
    var sweep = end - start
    if abs(sweep) >= turn {
      sweep = clockwise ? turn : -turn
    } else if clockwise, sweep < 0 {
      sweep += turn
    } else if !clockwise, sweep > 0 {
      sweep -= turn
    }
    func at(_ angle: CGFloat, out: CGFloat = 0) -> CGPoint {
      let cosine = CGFloat(cos(Double(angle)))
      let sine = CGFloat(sin(Double(angle)))
      return CGPoint(
        x: center.x + radius * (cosine - out * sine), y: center.y + radius * (sine + out * cosine))
    }
    append(isEmpty ? .move(at(start)) : .line(at(start)))
    let count = Swift.max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let part = sweep / CGFloat(count)
    let reach = 4 / 3 * CGFloat(tan(Double(part / 4)))
    for index in 0..<count {
      let from = start + part * CGFloat(index)
      append(.curve(at(from, out: reach), at(from + part, out: -reach), at(from + part)))
    }
  }

  mutating func addRect(_ rect: CGRect) {
    append(.move(CGPoint(x: rect.minX, y: rect.minY)))
    append(.line(CGPoint(x: rect.maxX, y: rect.minY)))
    append(.line(CGPoint(x: rect.maxX, y: rect.maxY)))
    append(.line(CGPoint(x: rect.minX, y: rect.maxY)))
    append(.close)
  }

  mutating func addOval(in rect: CGRect) {
    addRoundedRect(
      rect, radii: CGSize(width: rect.width / 2, height: rect.height / 2), corners: .allCorners)
  }

  /// A rectangle, of whose corners some are quarters of ovals.
  mutating func addRoundedRect(_ rect: CGRect, radii: CGSize, corners: UIRectCorner) {
    let width = Swift.min(radii.width, rect.width / 2)
    let height = Swift.min(radii.height, rect.height / 2)
    guard width > 0, height > 0, !corners.isEmpty else { return addRect(rect) }
    func corner(
      _ kind: UIRectCorner, _ x: CGFloat, _ y: CGFloat, from: (CGFloat, CGFloat),
      to: (CGFloat, CGFloat)
    ) {
      let edge = CGPoint(x: x, y: y)
      guard corners.contains(kind) else { return append(.line(edge)) }
      func point(_ side: (CGFloat, CGFloat), _ share: CGFloat) -> CGPoint {
        CGPoint(x: x + side.0 * width * share, y: y + side.1 * height * share)
      }
      let control = 1 - Self.roundness
      append(.line(point(from, 1)))
      append(.curve(point(from, control), point(to, control), point(to, 1)))
    }
    append(
      .move(CGPoint(x: rect.minX + (corners.contains(.topLeft) ? width : 0), y: rect.minY)))
    corner(.topRight, rect.maxX, rect.minY, from: (-1, 0), to: (0, 1))
    corner(.bottomRight, rect.maxX, rect.maxY, from: (0, -1), to: (-1, 0))
    corner(.bottomLeft, rect.minX, rect.maxY, from: (1, 0), to: (0, -1))
    corner(.topLeft, rect.minX, rect.minY, from: (0, 1), to: (1, 0))
    append(.close)
  }

  /// Whether a point lies inside, curves taken as eight lines each.
  func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var winding = 0
    var crossings = 0
    for (from, to) in edges {
      guard (from.y <= point.y) != (to.y <= point.y) else { continue }
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      guard x > point.x else { continue }
      crossings += 1
      winding += to.y > from.y ? 1 : -1
    }
    return evenOdd ? crossings % 2 == 1 : winding != 0
  }

  /// The outline as straight lines, each shape closed.
  private var edges: [(CGPoint, CGPoint)] {
    var edges: [(CGPoint, CGPoint)] = []
    var start: CGPoint?
    var here: CGPoint?
    func close() {
      if let here, let start, here != start { edges.append((here, start)) }
      here = start
    }
    func go(to point: CGPoint) {
      if let here { edges.append((here, point)) }
      here = point
    }
    for step in self {
      switch step {
      case .move(let point):
        close()
        start = point
        here = point
      case .line(let point): go(to: point)
      case .curve(let first, let second, let end):
        guard let from = here else { continue }
        for part in 1...8 {
          go(to: Self.point(at: CGFloat(part) / 8, from, first, second, end))
        }
      case .close: close()
      }
    }
    close()
    return edges
  }

  private static func point(
    at share: CGFloat, _ from: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint
  ) -> CGPoint {
    let rest = 1 - share
    let weights = [
      rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share,
      share * share * share,
    ]
    let points = [from, first, second, end]
    return CGPoint(
      x: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.x },
      y: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.y })
  }
}
