/// A guide whose constraints depend on which edges it is near.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [UInt: [NSLayoutConstraint]] = [:]
  private var away: [UInt: [NSLayoutConstraint]] = [:]

  /// Constraints that hold while it is near an edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(near[edge.rawValue] ?? [])
    near[edge.rawValue] = trackingConstraints
    if isNear(edge) { NSLayoutConstraint.activate(trackingConstraints) }
  }

  /// Constraints that hold while it is away from an edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(away[edge.rawValue] ?? [])
    away[edge.rawValue] = trackingConstraints
    if !isNear(edge) { NSLayoutConstraint.activate(trackingConstraints) }
  }

  /// Those that hold while it is near an edge.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near[edge.rawValue] ?? []
  }

  /// Those that hold while it is away from an edge.
  open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away[edge.rawValue] ?? []
  }

  /// Removes all of them.
  open func removeAllTrackedConstraints() {
    for constraints in [near, away] {
      NSLayoutConstraint.deactivate(constraints.values.flatMap { $0 })
    }
    near = [:]
    away = [:]
  }

  /// Without a keyboard it lies at the bottom, as wide as its view.
  private func isNear(_ edge: NSDirectionalRectEdge) -> Bool {
    NSDirectionalRectEdge([.bottom, .leading, .trailing]).isSuperset(of: edge)
  }
}

/// The space that a keyboard would leave. No page has one: it lies at the bottom.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether it follows a keyboard that floats; kept.
  open var followsUndockedKeyboard = false
  /// Whether it ends above what covers the bottom where no keyboard is: it does, kept.
  open var usesBottomSafeArea = true
  /// How far above the keyboard a drag begins that takes it away, in points; kept.
  open var keyboardDismissPadding: CGFloat = 0
}
