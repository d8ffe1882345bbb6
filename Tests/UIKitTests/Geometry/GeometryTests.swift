import Testing
import UIKit

@Suite struct CGAffineTransformTests {
  @Test func stepsAreTakenFromTheLastToTheFirst() {
    let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 3))
    let other = CGAffineTransform(translationX: 10, y: 0)
      .concatenating(CGAffineTransform(scaleX: 2, y: 3))
    #expect(CGPoint(x: 1, y: 1).applying(other) == CGPoint(x: 22, y: 3))
  }

  @Test func anInverseUndoesATransform() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 6, ty: 8)
    #expect(transform.concatenating(transform.inverted()).isIdentity)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func aQuarterTurnTakesRightToDown() {
    let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(point.x) < 1e-12)
    #expect(abs(point.y - 1) < 1e-12)
  }

  @Test func aRectangleCoversItsImage() {
    let rect = CGRect(x: 0, y: 0, width: 2, height: 1)
    #expect(
      rect.applying(CGAffineTransform(scaleX: -1, y: 2))
        == CGRect(x: -2, y: 0, width: 2, height: 2))
  }

  @Test func theIdentityOfSpaceIsThatOfThePlane() {
    #expect(CATransform3DMakeAffineTransform(.identity) == CATransform3DIdentity)
    let move = CATransform3DMakeTranslation(1, 2, 3)
    #expect(CATransform3DGetAffineTransform(move) == CGAffineTransform(translationX: 1, y: 2))
  }
}

@Suite struct InsetsTests {
  @Test func insetsMakeARectangleSmaller() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 2, y: 1, width: 94, height: 46))
  }

  @Test func directionalInsetsSurviveTheirCoding() throws {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let data = try JSONEncoder().encode(insets)
    #expect(try JSONDecoder().decode(NSDirectionalEdgeInsets.self, from: data) == insets)
    #expect(NSDirectionalEdgeInsets() == .zero)
  }

  @Test func edgesAreSets() {
    #expect(NSDirectionalRectEdge.all == [.top, .leading, .bottom, .trailing])
    #expect(UIAxis.both == [.horizontal, .vertical])
    #expect(NSDirectionalRectEdge.bottom.rawValue == 4)
  }

  @Test func aPlaceInAListHasASectionAndAnItem() {
    var path = IndexPath(item: 3, section: 1)
    #expect(path == IndexPath(row: 3, section: 1))
    #expect(path == [1, 3])
    path.item = 4
    #expect((path.section, path.row) == (1, 4))
  }
}
