internal import CellophaneDocument
internal import CellophaneLook

extension BackgroundPaint {
  /// What a look's style of background is in states; the normal one is in none.
  ///
  /// - Parameter appearance: The list around it, which decides what `listCell` is.
  init(_ style: BackgroundStyle, in states: LookStates, appearance: ListAppearance, look: Look) {
    let metrics = look.background(style.specific(in: appearance))
    self.init(
      color: metrics.fill(in: states), cornerRadius: metrics.cornerRadius(in: states),
      insets: metrics.insets)
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
