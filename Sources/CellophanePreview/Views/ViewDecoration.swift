internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// What a view's layer and button configuration draw around its contents.
@MainActor struct ViewDecoration {
  private let view: UIView
  private let layer: CALayer

  init(_ view: UIView) {
    self.view = view
    layer = view.layer
  }

  func decorate(_ resolved: inout ResolvedView) {
    if layer.borderWidth > 0 {
      resolved.borderColor =
        layer.borderColor.map { UIColor(cgColor: $0).lookColor }
        ?? LookColor(.fixed(SchemeColors(RGBA(0, 0, 0))))
    }
    resolved.roundCorners = layer.cornerRadius > 0 ? corners : nil
    switch view.cornersBesideLayer {
    case nil: break
    case .capsule: resolved.cornerRadius = ButtonResolver.capsuleRadius
    case .radii(let radii):
      resolved.cornerRadius = radii.max() ?? 0
      let isUniform = radii.allSatisfy { $0 == resolved.cornerRadius }
      resolved.cornerRadii = isUniform ? nil : radii
    }
    resolved.shadow = shadow
    resolved.transform = transform
    if let scroller = view as? UIScrollView { decorate(&resolved, scroller) }
    if let button = view as? UIButton { decorate(&resolved, button) }
    if let effect = (view as? UIVisualEffectView)?.effect { decorate(&resolved, effect) }
    takeContentSize(&resolved)
  }

  private func decorate(_ resolved: inout ResolvedView, _ scroller: UIScrollView) {
    if scroller.barInset > 0 { resolved.endInset = Double(scroller.barInset) }
    guard !(scroller is any AskableList) else { return }
    let insets = scroller.contentInsets.outsideIn
    resolved.contentInsets = insets == .zero ? nil : insets
    guard let text = scroller as? UITextView else { return }
    let around = text.insetsOfText
    resolved.textInsets = around == Look.current.fields.textInsets ? nil : around
  }

  private func decorate(_ resolved: inout ResolvedView, _ effect: UIVisualEffect) {
    guard let fill = effect.fill else { return }
    resolved.hasVisualEffect = true
    resolved.background = resolved.background ?? fill
    if effect is UIGlassEffect, resolved.cornerRadius == 0 {
      resolved.cornerRadius = ButtonResolver.capsuleRadius
    }
  }

  private func decorate(_ resolved: inout ResolvedView, _ button: UIButton) {
    guard let configuration = button.configuration else { return }
    resolved.background = resolved.background ?? ButtonResolver.background(of: button)
    let own = configuration.background
    if own.strokeWidth > 0, let color = own.strokeColor {
      resolved.borderWidth = Double(own.strokeWidth)
      resolved.borderColor = color.lookColor
    }
    guard resolved.background != nil || resolved.borderWidth > 0, resolved.cornerRadius == 0 else {
      return
    }
    resolved.cornerRadius = ButtonResolver.cornerRadius(of: configuration)
  }

  /// A view that overrides its intrinsic size, or draws itself, asks for room.
  private func takeContentSize(_ resolved: inout ResolvedView) {
    guard case .plain = resolved.kind, !(view is UIStackView) else {
      return takeOwnContentSize(&resolved)
    }
    let size = view.intrinsicContentSize
    if size.width > 0 { resolved.contentWidth = Double(size.width) }
    if size.height > 0 { resolved.contentHeight = Double(size.height) }
  }

  /// What is drawn by the browser keeps at least the size that its author's class asks for; around a
  /// label's text that is room on all sides, since letters have other widths on a page.
  private func takeOwnContentSize(_ resolved: inout ResolvedView) {
    guard UncalledMethods.overridesContentSize(type(of: view)) else { return }
    let size = view.intrinsicContentSize
    if let label = view as? UILabel {
      let text = label.textContentSize
      let (across, down) = (
        max(0, Double(size.width - text.width)) / 2, max(0, Double(size.height - text.height)) / 2
      )
      if across > 0 || down > 0 { resolved.textInsets = LookInsets(down, across, down, across) }
      return
    }
    var place = resolved.placement ?? ResolvedPlacement()
    if place.width == nil, size.width > 0 {
      place.minimumWidth = max(place.minimumWidth ?? 0, Double(size.width))
    }
    if place.height == nil, size.height > 0 {
      place.minimumHeight = max(place.minimumHeight ?? 0, Double(size.height))
    }
    resolved.placement = place == ResolvedPlacement() ? resolved.placement : place
  }

  private var corners: ResolvedCorners? {
    let masked = layer.maskedCorners
    let corners = ResolvedCorners(
      topLeft: masked.contains(.layerMinXMinYCorner),
      topRight: masked.contains(.layerMaxXMinYCorner),
      bottomLeft: masked.contains(.layerMinXMaxYCorner),
      bottomRight: masked.contains(.layerMaxXMaxYCorner))
    let isEvery =
      corners.topLeft && corners.topRight && corners.bottomLeft && corners.bottomRight
    return isEvery ? nil : corners
  }

  /// The shadow of the layer, where it throws one.
  var shadow: ResolvedShadow? {
    guard layer.shadowOpacity > 0, !view.clipsToBounds, let color = layer.shadowColor else {
      return nil
    }
    return ResolvedShadow(
      color: UIColor(cgColor: color).lookColor, opacity: Double(layer.shadowOpacity),
      radius: Double(layer.shadowRadius), x: Double(layer.shadowOffset.width),
      y: Double(layer.shadowOffset.height))
  }

  private var transform: ResolvedTransform? {
    let matrix = view.transform
    guard matrix != .identity else { return nil }
    return ResolvedTransform(
      a: Double(matrix.a), b: Double(matrix.b), c: Double(matrix.c), d: Double(matrix.d),
      x: Double(matrix.tx), y: Double(matrix.ty))
  }
}

extension UIView {
  /// The colour behind the view's contents, where there is one.
  var drawnBackground: LookColor? {
    let color = backgroundColor ?? layer.backgroundColor.map { UIColor(cgColor: $0) }
    return color.flatMap { $0.lookColor.visible }
  }
}

extension UIView {
  /// How round all of the view's corners are, or the roundest of them, in points.
  var drawnCornerRadius: CGFloat {
    switch cornersBesideLayer {
    case nil: layer.cornerRadius
    case .capsule: CGFloat(ButtonResolver.capsuleRadius)
    case .radii(let radii): CGFloat(radii.max() ?? 0)
    }
  }
}

extension ResolvedViewFrame {
  /// A view's frame by measures of the view around: what its mask makes flexible follows.
  init(_ frame: CGRect, of size: CGSize, _ mask: UIView.AutoresizingMask) {
    let across = Self.shares(
      Double(frame.minX), Double(frame.width), Double(size.width),
      mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
      mask.contains(.flexibleRightMargin))
    let down = Self.shares(
      Double(frame.minY), Double(frame.height), Double(size.height),
      mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
      mask.contains(.flexibleBottomMargin))
    self.init(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  private static func shares(
    _ start: Double, _ length: Double, _ whole: Double, _ flexibleStart: Bool,
    _ flexibleLength: Bool, _ flexibleEnd: Bool
  ) -> (start: ResolvedShare, length: ResolvedShare) {
    let end = whole - start - length
    let parts = [
      flexibleStart ? start : 0, flexibleLength ? length : 0, flexibleEnd ? end : 0,
    ]
    let total = parts.reduce(0, +)
    guard whole > 0, total > 0 else {
      return (
        ResolvedShare(multiplier: 0, constant: start),
        ResolvedShare(multiplier: 0, constant: length)
      )
    }
    let (before, own) = (parts[0] / total, parts[1] / total)
    return (
      ResolvedShare(multiplier: before, constant: start - before * whole),
      ResolvedShare(multiplier: own, constant: length - own * whole)
    )
  }

  /// Points that the view around must have for the frame to lie inside.
  var leastHeight: Double? {
    y.multiplier == 0 && height.multiplier == 0 ? y.constant + height.constant : nil
  }
}
