internal import CellophaneDocument
internal import CellophaneLook

extension BackgroundPaint {
  /// What a look's style of background is in a state; `nil` is the normal one.
  ///
  /// - Parameter appearance: The list around it, which decides what `listCell` is.
  init(
    _ style: BackgroundStyle, in state: ResolvedState?, appearance: ListAppearance, look: Look
  ) {
    let metrics = look.background(style.specific(in: appearance))
    self.init(color: metrics.color, cornerRadius: metrics.cornerRadius, insets: metrics.insets)
    switch state {
    case .selected: color = metrics.selected ?? color
    case .highlighted: color = metrics.highlighted ?? color
    case .focused: color = metrics.focused ?? color
    case .swiped:
      color = metrics.swiped ?? color
      cornerRadius = metrics.swipedCornerRadius ?? cornerRadius
    case .disabled:
      if metrics.disabledAlpha != 1 { color?.alpha *= metrics.disabledAlpha }
    case .expanded, .editing, nil: break
    }
  }
}

extension BackgroundStyle {
  /// The style that the ones which follow their list are in a list's appearance.
  func specific(in appearance: ListAppearance) -> BackgroundStyle {
    switch (self, appearance) {
    case (.listCell, .grouped), (.listCell, .insetGrouped): .listGroupedCell
    case (.listCell, .sidebar): .listSidebarCell
    default: self
    }
  }
}
