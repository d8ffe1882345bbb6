import Testing

@testable import UIKit

/// Layers: their order, their pictures, and animations that are over at once.
@MainActor @Suite struct LayerTests {
  @Test func sublayersThatAreSetLeaveOthersAndThoseThatAreNotStayAlone() {
    let (outer, other, first, second) = (CALayer(), CALayer(), CALayer(), CALayer())
    outer.addSublayer(first)
    other.addSublayer(second)
    outer.sublayers = [second]
    #expect(outer.sublayers?.map(ObjectIdentifier.init) == [ObjectIdentifier(second)])
    #expect(other.sublayers == nil)
    #expect(first.superlayer == nil)
    #expect(second.superlayer === outer)
    outer.sublayers?.removeAll { $0 === second }
    #expect(outer.sublayers == nil)
    #expect(second.superlayer == nil)
  }

  @Test func sublayersStandWhereTheyArePut() {
    let outer = CALayer()
    let back = CALayer()
    let front = CALayer()
    let between = CALayer()
    outer.addSublayer(back)
    outer.addSublayer(front)
    outer.insertSublayer(between, below: front)
    #expect(
      outer.sublayers?.map(ObjectIdentifier.init)
        == [back, between, front].map(ObjectIdentifier.init))
    let other = CALayer()
    outer.replaceSublayer(between, with: other)
    #expect(
      outer.sublayers?.map(ObjectIdentifier.init)
        == [back, other, front].map(ObjectIdentifier.init))
    #expect(between.superlayer == nil)
  }

  @Test func aViewHasALayerOfItsClass() {
    final class Faded: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    #expect(Faded(frame: .zero).layer is CAGradientLayer)
  }

  @Test func aGradientIsAPictureForEverySize() throws {
    let layer = CAGradientLayer()
    #expect(layer.drawing(size: CGSize(width: 300, height: 20)) == nil)
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    layer.startPoint = CGPoint(x: 0, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    let wide = try #require(layer.drawing(size: CGSize(width: 300, height: 20)))
    #expect(wide == layer.drawing(size: CGSize(width: 10, height: 20)))
    #expect(try text(of: wide).contains(#"x1="0" y1="50" x2="100" y2="50""#))
  }

  @Test func aShapeIsDrawnWithItsLine() throws {
    let layer = CAShapeLayer()
    layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 8, height: 8)).cgPath
    layer.fillColor = nil
    layer.strokeColor = UIColor.red.cgColor
    layer.lineWidth = 2
    layer.lineDashPattern = [4, 2]
    let image = try #require(layer.drawing(size: CGSize(width: 8, height: 8)))
    #expect(
      try text(of: image).contains(
        """
        <path d="M0 0L8 0L8 8L0 8Z" fill="none" stroke="#ff0000" stroke-width="2" \
        stroke-miterlimit="10" stroke-dasharray="4 2"/>
        """))
  }

  @Test func aTextIsDrawnInItsColourWhereItIsAligned() throws {
    let layer = CATextLayer()
    #expect(layer.drawing(size: CGSize(width: 100, height: 20)) == nil)
    layer.string = "12 %"
    layer.fontSize = 10
    layer.font = UIFont.boldSystemFont(ofSize: 30)
    layer.foregroundColor = UIColor.red.cgColor
    layer.alignmentMode = .center
    let middle = try text(
      of: #require(layer.drawing(size: CGSize(width: 100, height: 20))))
    #expect(middle.contains(##"font-size="10" font-weight="600" fill="#ff0000">12 %</text>"##))
    #expect(middle.contains(#"x="50""#) && middle.contains(#"text-anchor="middle""#))
    layer.isWrapped = true
    layer.alignmentMode = .right
    layer.string = NSAttributedString(
      string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let wrapped = try text(of: #require(layer.drawing(size: CGSize(width: 45, height: 60))))
    #expect(wrapped.contains(">one</text>") && wrapped.contains(">two</text>"))
    #expect(wrapped.contains(#"font-size="20""#) && wrapped.contains(#"x="45""#))
  }

  @Test func anAnimationIsOverAtOnce() {
    final class Ears: CAAnimationDelegate {
      var heard: [String] = []
      func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        heard.append("stop \(flag)")
      }
    }
    let ears = Ears()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.delegate = ears
    let layer = CALayer()
    layer.add(animation, forKey: "fade")
    #expect(ears.heard == ["start", "stop true"])
    #expect(layer.animationKeys() == nil)
  }

  @Test func aTransactionsBlockIsCalledAtItsEnd() {
    var heard: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { heard.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { heard.append("inner") }
    #expect(heard == [])
    CATransaction.commit()
    CATransaction.commit()
    #expect(heard == ["inner", "outer"])
  }

  @Test func whatAViewDrawsIsAPicture() throws {
    final class Line: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: rect.width, height: 1))
      }
    }
    let line = Line(frame: CGRect(x: 5, y: 5, width: 40, height: 10))
    #expect(try text(of: try #require(line.drawing())).contains("M0 0L40 0L40 1L0 1Z"))
    #expect(UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)).drawing() == nil)
  }

  private func text(of image: UIImage) throws -> String {
    guard case .file(let file) = image.source else { return "" }
    return try #require(String(data: file.bytes, encoding: .utf8))
  }
}
