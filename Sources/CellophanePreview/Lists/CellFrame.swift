internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// What a cell draws by its own layer and views, beside its content, accessories and background.
@MainActor struct CellFrame {
  private let cell: any AskableCell
  private let layer: CALayer

  init(_ cell: any AskableCell) {
    self.cell = cell
    layer = cell.layer
  }

  /// Whether there is any of it: then the cell's look is no matter of its configurations alone.
  var isThere: Bool {
    layer.borderWidth > 0 || layer.shadowOpacity > 0 || cell.drawnCornerRadius > 0
      || cell.hasOwnViews || !ownLayers.isEmpty
  }

  /// The layers that were added to the cell's, back to front.
  private var ownLayers: [CALayer] {
    guard let sublayers = layer.sublayers else { return [] }
    let inner = Set(cell.subviews.map { ObjectIdentifier($0.layer) })
    return sublayers.filter { !inner.contains(ObjectIdentifier($0)) }
  }

  /// Puts border, corners, shadow and layers around what the cell shows.
  func decorate(_ resolved: inout ResolvedCell, by layers: LayerResolver) {
    let radius = Double(cell.drawnCornerRadius)
    if cell.clipsToBounds, radius > 0 { round(&resolved, radius) }
    if layer.borderWidth > 0 { draw(border: &resolved, radius) }
    if let shadow = ViewDecoration(cell).shadow, resolved.background.shadow == nil {
      resolved.background.shadow = shadow
      resolved.background.round(
        radius > 0 ? radius : Double(cell.contentView.drawnCornerRadius))
    }
    guard !ownLayers.isEmpty, resolved.background.customView == nil else { return }
    var view = ResolvedView(kind: .plain)
    view.layers = layers.layers(of: cell)
    view.cornerRadius = cell.clipsToBounds ? radius : 0
    resolved.background.customView = view
  }

  /// UIKit: a layer that cuts what is inside rounds its contents too.
  private func round(_ resolved: inout ResolvedCell, _ radius: Double) {
    resolved.background.round(radius)
    guard case .view(var view) = resolved.content, view.cornerRadius == 0 else { return }
    view.cornerRadius = radius
    view.clips = true
    resolved.content = .view(view)
  }

  /// UIKit: a border lies before everything inside; on a page a view without accessories beside it
  /// is all that there is.
  private func draw(border resolved: inout ResolvedCell, _ radius: Double) {
    let color =
      layer.borderColor.map { UIColor(cgColor: $0).lookColor }
      ?? LookColor(.fixed(SchemeColors(RGBA(0, 0, 0))))
    if case .view(var view) = resolved.content, view.borderWidth == 0,
      resolved.leadingAccessories.isEmpty, resolved.trailingAccessories.isEmpty
    {
      view.borderWidth = Double(layer.borderWidth)
      view.borderColor = color
      if view.cornerRadius == 0 { view.cornerRadius = radius }
      resolved.content = .view(view)
      resolved.background.round(radius)
    } else if resolved.background.strokeWidth == 0 {
      resolved.background.strokeWidth = Double(layer.borderWidth)
      resolved.background.strokeColor = color
      resolved.background.round(radius)
    }
  }
}

extension ResolvedBackground {
  /// Rounds what has no corners of its own.
  fileprivate mutating func round(_ radius: Double) {
    if cornerRadius == 0 { cornerRadius = radius }
  }
}

extension AskableCell {
  /// Whether the author added views or taps of their own to the cell, or to a content view that a
  /// configuration made.
  var hasOwnViews: Bool { !ownViews.isEmpty || isTapped || contentHasOwnViews }

  /// Whether a content view that a configuration made has views in it beside its own, or taps.
  var contentHasOwnViews: Bool {
    guard askedContent is UIListContentConfiguration, let content = builtContentView else {
      return false
    }
    return !content.subviews.isEmpty || content.isTapped
  }

  /// The views beside the content view.
  var ownViews: [UIView] {
    let known = [builtContentView, backgroundView, selectedBackgroundView] + ownAccessoryViews
    return subviews.filter { view in !view.isHidden && !known.contains { $0 === view } }
  }
}
