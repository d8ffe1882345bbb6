internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// Turns what a view draws by its layers into the document's.
///
/// Sublayers lie behind subviews, wherever they were added.
@MainActor struct LayerResolver {
  let gathering: PageGathering

  /// What the view draws itself, its own layer's picture, and its sublayers, back to front.
  func layers(of view: UIView) -> [ResolvedLayer] {
    var layers: [ResolvedLayer] = []
    if let image = view.layer.drawing(size: view.bounds.size) {
      layers.append(ResolvedLayer(image: picture(image)))
    }
    if let image = view.drawing() { layers.append(ResolvedLayer(image: picture(image))) }
    let inner = view.subviews.map { ObjectIdentifier($0.layer) }
    for layer in view.layer.sublayers ?? [] where !inner.contains(ObjectIdentifier(layer)) {
      add(layer, in: view.bounds, at: .zero, to: &layers)
    }
    return layers
  }

  private func add(
    _ layer: CALayer, in bounds: CGRect, at origin: CGPoint, to layers: inout [ResolvedLayer]
  ) {
    guard !layer.isHidden, layer.opacity > 0 else { return }
    let frame = layer.untransformedFrame.offsetBy(dx: origin.x, dy: origin.y)
    let drawing = layer.drawing(size: frame.size)
    let size = drawing.map { layer is CAShapeLayer ? $0.size : frame.size } ?? frame.size
    let box = CGRect(origin: frame.origin, size: size)
    var resolved = ResolvedLayer(
      frame: box == bounds ? nil : box.resolved, image: drawing.flatMap(picture),
      background: layer.backgroundColor.flatMap { UIColor(cgColor: $0).lookColor.visible },
      cornerRadius: Double(layer.cornerRadius), alpha: Double(layer.opacity))
    if layer.borderWidth > 0, let color = layer.borderColor {
      resolved.borderWidth = Double(layer.borderWidth)
      resolved.borderColor = UIColor(cgColor: color).lookColor
    }
    let isSeen =
      resolved.image != nil || resolved.background != nil || resolved.borderColor != nil
    if isSeen, !box.isEmpty { layers.append(resolved) }
    for inner in layer.sublayers ?? [] { add(inner, in: bounds, at: frame.origin, to: &layers) }
  }

  private func picture(_ image: UIImage) -> ResolvedImage? {
    ImageResolver(gathering: gathering).image(image, font: LookFont(size: 17))
  }
}

extension CGRect {
  fileprivate var resolved: ResolvedLayer.Frame {
    ResolvedLayer.Frame(
      x: Double(minX), y: Double(minY), width: Double(width), height: Double(height))
  }
}
