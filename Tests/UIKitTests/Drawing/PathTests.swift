import Testing

@testable import UIKit

/// Outlines: what steps they are made of, and what lies inside.
@Suite struct PathTests {
  @Test func anOvalIsFourCurvesInsideItsRectangle() {
    let path = UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 40, height: 20))
    #expect(path.bounds == CGRect(x: 10, y: 20, width: 40, height: 20))
    #expect(path.cgPath.steps.filter { if case .curve = $0 { true } else { false } }.count == 4)
    #expect(path.contains(CGPoint(x: 30, y: 30)))
    #expect(!path.contains(CGPoint(x: 12, y: 21)))
  }

  @Test func onlyTheNamedCornersAreRound() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 4, height: 4))
    #expect(path.cgPath.steps.svgPath == "M4 0L20 0L20 10L0 10L0 4C0 1.791 1.791 0 4 0Z")
  }

  @Test func aRadiusIsAtMostHalfTheSide() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 50)
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func aQuarterTurnClockwiseGoesDownOnAPage() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(path.cgPath.steps.svgPath == "M10 0C10 5.523 5.523 10 0 10")
  }

  @Test func anOutlinesClockwiseIsAgainstTheClockOnAPage() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: -.pi / 2, clockwise: true)
    #expect(path.steps.svgPath == "M10 0C10 -5.523 5.523 -10 0 -10")
  }

  @Test func aCurveWithOneControlPointIsOneWithTwo() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 6, y: 0), controlPoint: CGPoint(x: 3, y: 6))
    #expect(path.cgPath.steps.svgPath == "M0 0C2 4 4 4 6 0")
    #expect(path.currentPoint == CGPoint(x: 6, y: 0))
  }

  @Test func aHoleIsOutsideByTheNumberOfLinesAroundIt() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    #expect(path.contains(CGPoint(x: 1, y: 1)))
  }

  @Test func aTransformMovesEveryPoint() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1))
    path.apply(CGAffineTransform(translationX: 5, y: 6))
    #expect(path.bounds == CGRect(x: 5, y: 6, width: 2, height: 1))
  }

  @Test func aCopyOfAnOutlineCanBeAddedToAlone() throws {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1), transform: nil)
    let copy = try #require(path.mutableCopy())
    copy.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(copy.currentPoint == CGPoint(x: 9, y: 9))
    #expect(copy != path)
  }

  @Test func numbersHaveAtMostThreeDecimals() {
    #expect(svg(1.0 / 3) == "0.333")
    #expect(svg(-2) == "-2")
    #expect(svg(0.1 + 0.2) == "0.3")
    #expect(svg(-0.0001) == "0")
    #expect(svg(.infinity) == "0")
  }
}
