import Testing
import UIKit

@MainActor struct CornerTests {
  private func view(_ corners: UICornerConfiguration) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.cornerConfiguration = corners
    return view
  }

  private func radii(_ view: UIView) -> [CGFloat] {
    [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight].map {
      view.effectiveRadius(corner: $0)
    }
  }

  @Test func aFixedRadiusIsTheLayersToo() {
    let view = view(.corners(radius: 12))
    #expect(view.layer.cornerRadius == 12)
    #expect(radii(view) == [12, 12, 12, 12])
    view.cornerConfiguration = .uniformTopRadius(.fixed(9))
    #expect(view.layer.cornerRadius == 9)
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(radii(view) == [9, 9, 0, 0])
    #expect(view.cornersBesideLayer == nil)
    view.cornerConfiguration = .corners(radius: 80)
    #expect(view.effectiveRadius(corner: .allCorners) == 30)
  }

  @Test func cornersThatDifferAreNotTheLayers() {
    let view = view(
      .corners(
        topLeftRadius: 1, topRightRadius: 2, bottomLeftRadius: nil, bottomRightRadius: .fixed(4)))
    #expect(view.layer.cornerRadius == 0)
    #expect(view.cornersBesideLayer == .radii([1, 2, 0, 4]))
    #expect(radii(view) == [1, 2, 0, 4])
    #expect(view.effectiveRadius(corner: .allCorners) == 4)
    view.cornerConfiguration = .uniformEdges(leftRadius: 3, rightRadius: 5)
    #expect(radii(view) == [3, 5, 3, 5])
  }

  @Test func aCapsuleIsHalfOfTheShorterSide() {
    let view = view(.capsule())
    #expect(view.cornersBesideLayer == .capsule)
    #expect(radii(view) == [30, 30, 30, 30])
    view.cornerConfiguration = .capsule(maximumRadius: 20)
    #expect(view.cornersBesideLayer == .radii([20, 20, 20, 20]))
    #expect(radii(view) == [20, 20, 20, 20])
  }

  @Test func aConcentricCornerKeepsItsDistance() {
    let outer = view(.corners(radius: 30))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 70, height: 40))
    outer.addSubview(inner)
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
    #expect(radii(inner) == [20, 10, 20, 10])
    inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    #expect(radii(inner) == [20, 20, 20, 20])
    inner.removeFromSuperview()
    #expect(radii(inner) == [0, 0, 0, 0])
  }

  @Test func theySayWhatTheyAre() {
    #expect("\(UICornerRadius.containerConcentric())" == "containerConcentric(minimum: nil)")
    #expect("\(UICornerConfiguration.capsule(maximumRadius: 8))" == "capsule(maximumRadius: 8.0)")
    #expect(
      "\(UICornerConfiguration.uniformBottomRadius(2))"
        == "corners(nil, nil, fixed(2.0), fixed(2.0))")
  }
}
