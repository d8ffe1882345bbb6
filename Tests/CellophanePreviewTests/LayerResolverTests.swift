import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

@Suite(.serialized) @MainActor struct LayerResolverTests {
  private func layers(
    _ build: @escaping @MainActor @Sendable (UIView) -> Void
  ) async -> [String] {
    let text = await outline(
      Preview("Cell") {
        let cell = UICollectionViewCell()
        build(cell.contentView)
        return cell
      })
    let lines = text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    return lines.filter { $0.hasPrefix("layer") }
      .map { $0.replacing(/[0-9a-f]{16}/, with: "picture") }
  }

  @Test func aGradientBehindAViewsContentFillsIt() async {
    final class Faded: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let lines = await layers { content in
      let view = Faded(frame: content.bounds)
      (view.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      content.addSubview(view)
    }
    #expect(lines == ["layer asset picture.svg 100x100"])
  }

  @Test func aSublayerLiesWhereItsFrameIs() async {
    let lines = await layers { content in
      let layer = CALayer()
      layer.frame = CGRect(x: 4, y: 8, width: 20, height: 10)
      layer.backgroundColor = UIColor.red.cgColor
      layer.cornerRadius = 3
      let inner = CAShapeLayer()
      inner.frame = CGRect(x: 1, y: 1, width: 5, height: 5)
      inner.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 5, height: 5)).cgPath
      layer.addSublayer(inner)
      content.layer.addSublayer(layer)
    }
    #expect(
      lines == [
        "layer at 4,8 20x10 on #FF0000 radius 3",
        "layer at 5,9 5x5 asset picture.svg 5x5",
      ])
  }

  @Test func hiddenAndEmptyLayersAreNotThere() async {
    let lines = await layers { content in
      let hidden = CALayer()
      hidden.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
      hidden.backgroundColor = UIColor.red.cgColor
      hidden.isHidden = true
      content.layer.addSublayer(hidden)
      content.layer.addSublayer(CALayer())
    }
    #expect(lines == [])
  }

  @Test func whatAViewDrawsLiesBehindItsSubviews() async {
    final class Line: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(rect)
      }
    }
    let lines = await layers { content in
      content.addSubview(Line(frame: CGRect(x: 0, y: 0, width: 30, height: 6)))
    }
    #expect(lines == ["layer asset picture.svg 30x6"])
  }
}
