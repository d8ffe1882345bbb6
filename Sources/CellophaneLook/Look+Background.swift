extension Look {
  /// How the look draws a style of background.
  package func background(_ style: BackgroundStyle) -> BackgroundMetrics {
    switch style {
    case .clear, .listPlainHeaderFooter, .listHeader, .listFooter:
      // Official for the clear one; the others are measured on a Mac.
      return BackgroundMetrics(color: nil)
    case .listCell, .listPlainCell:
      // Measured on a Mac on iOS 26 and carried back.
      return listCell(.systemBackground, cornerRadius: 0)
    case .listGroupedCell:
      // Measured in both looks; the colour of iOS 18 has a name of its own and this value.
      return listCell(.secondarySystemGroupedBackground, cornerRadius: cardCornerRadius)
    case .listGroupedHeaderFooter:
      // Measured in both looks.
      return BackgroundMetrics(color: nil, cornerRadius: cardCornerRadius)
    case .listSidebarCell, .listAccompaniedSidebarCell:
      return sidebarCell()
    case .listSidebarHeader:
      // Measured: the corners on iPadOS 14, and on a Mac.
      return BackgroundMetrics(color: nil, cornerRadius: cardCornerRadius)
    }
  }

  /// The radius of a card's corners, in points.
  ///
  /// Source: measured in both looks.
  package var cardCornerRadius: Double {
    name == .iOS18 ? 10 : 26
  }

  /// How the chosen row of a sidebar looks.
  ///
  /// Source: the solid tint is measured on iPadOS 14; the gray, near 12 % of black, on one picture
  /// of iPadOS 26.
  package var sidebarSelection: SidebarSelection {
    name == .iOS18
      ? SidebarSelection(isSolid: true, fill: .tint)
      : SidebarSelection(isSolid: false, fill: .system(.label, alpha: 0.12))
  }

  /// Source: the fill of a chosen or pressed row is measured by pixels on iOS 26 and known from
  /// iOS 14; swiped, targeted, focused and moved rows are measured on a Mac. The focused fill is
  /// stronger in the dark there (.40), where a token says one alpha for all schemes.
  private func listCell(_ color: SystemColor, cornerRadius: Double) -> BackgroundMetrics {
    var metrics = BackgroundMetrics(color: .system(color), cornerRadius: cornerRadius)
    metrics.highlighted = .system(.systemGray4)
    metrics.selected = .system(.systemGray4)
    metrics.highlightedSelected = .system(.systemGray4)
    metrics.focused = LookColor(.tint, alpha: 0.12)
    metrics.dropTarget = .system(.systemGray2)
    metrics.dropTargetInsets = LookInsets(1, 0, 1, 0)
    metrics.reorderingAlpha = 0.8
    if name == .iOS26 {
      metrics.swiped = .system(.systemGray5)
      metrics.swipedCornerRadius = 26
    }
    return metrics
  }

  /// Source: clear with corners, measured on iPadOS 14 and on a Mac; the fill of a pressed row is
  /// the lightest of the system's fills, by eye; the 50 and 30 per cent are measured on a Mac.
  /// While rows are edited a chosen one keeps its text's colours, so that its fill is a gray.
  private func sidebarCell() -> BackgroundMetrics {
    var metrics = BackgroundMetrics(color: nil, cornerRadius: cardCornerRadius)
    let selection = sidebarSelection
    metrics.selected = selection.fill
    metrics.highlighted = .system(.quaternarySystemFill)
    metrics.highlightedSelected = LookColor(
      selection.fill.source, alpha: selection.fill.alpha * (selection.isSolid ? 0.3 : 1))
    metrics.focusedSelected = .tint
    metrics.editedSelected =
      selection.isSolid ? .system(.quaternarySystemFill) : selection.fill
    metrics.swiped = .system(.systemGray5)
    metrics.dropTarget = .tint
    metrics.reorderingAlpha = 0.8
    metrics.disabledAlpha = 0.5
    return metrics
  }
}
