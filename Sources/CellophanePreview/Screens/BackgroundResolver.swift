internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// Turns background configurations into the document's.
@MainActor struct BackgroundResolver {
  let images: ImageResolver
  let views: ViewResolver

  func background(_ configuration: UIBackgroundConfiguration, tint: UIColor) -> ResolvedBackground {
    let font = LookFont(textStyle: .body, size: 17)
    let stroke = configuration.strokeWidth > 0
    return ResolvedBackground(
      style: configuration.style,
      color: visible(configuration.resolvedBackgroundColor(for: tint).lookColor)
        ?? configuration.visualEffect?.fill,
      cornerRadius: Double(configuration.cornerRadius),
      insets: configuration.backgroundInsets.look,
      image: configuration.image.flatMap { images.image($0, font: font) },
      imageMode: configuration.imageContentMode.resolved,
      strokeColor: stroke ? configuration.resolvedStrokeColor(for: tint).lookColor : nil,
      strokeWidth: Double(configuration.strokeWidth),
      strokeOutset: stroke ? Double(configuration.strokeOutset) : 0,
      shadow: shadow(configuration.shadowProperties),
      hasVisualEffect: configuration.visualEffect?.fill != nil,
      customView: configuration.customView.map { views.view($0) })
  }

  /// A cell's background without a configuration: its colour and its background view.
  func plainBackground(
    color: UIColor?, radius: CGFloat = 0, view: UIView?
  ) -> ResolvedBackground {
    ResolvedBackground(
      style: .clear, color: color.flatMap { visible($0.lookColor) },
      cornerRadius: color == nil ? 0 : Double(radius), customView: view.map { views.view($0) })
  }

  private func visible(_ color: LookColor) -> LookColor? {
    color == .clear || color.alpha == 0 ? nil : color
  }

  private func shadow(_ properties: UIShadowProperties) -> ResolvedShadow? {
    guard properties.opacity > 0, properties.color != .clear else { return nil }
    return ResolvedShadow(
      color: properties.color.lookColor, opacity: Double(properties.opacity),
      radius: Double(properties.radius), x: Double(properties.offset.width),
      y: Double(properties.offset.height))
  }
}

extension UIView.ContentMode {
  var resolved: ResolvedBackground.ImageMode {
    switch self {
    case .scaleToFill, .redraw: .scaleToFill
    case .scaleAspectFit: .scaleAspectFit
    case .scaleAspectFill: .scaleAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
