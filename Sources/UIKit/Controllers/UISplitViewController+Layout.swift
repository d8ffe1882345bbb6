private import CellophaneLook

extension UISplitViewController {
  /// What a column is as wide as where nothing says more, in points.
  private static func standardWidth(of column: Column) -> CGFloat {
    switch Look.current.name {
    case .iOS18: 320
    case .iOS26: column == .primary ? 280 : 320
    }
  }

  /// The most that a column may take where nothing says more, in points.
  private static let standardMaximum: CGFloat = 320

  /// A column's width: the explicit one, else the fraction of the whole, else the standard one,
  /// kept between the bounds.
  package func width(of column: Column) -> CGFloat {
    let automatic = Self.automaticDimension
    let (explicit, fraction, minimum, maximum) = wishes(of: column)
    let whole = viewIfLoaded?.bounds.width ?? 0
    var width = Self.standardWidth(of: column)
    if explicit != automatic {
      width = explicit
    } else if fraction != automatic {
      width = whole * fraction
    }
    let least = minimum == automatic ? 0 : minimum
    let most = maximum == automatic ? max(Self.standardMaximum, least) : maximum
    return max(min(width, most), least)
  }

  private func wishes(of column: Column) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
    switch column {
    case .supplementary:
      (
        preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction,
        minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth
      )
    case .inspector:
      (
        preferredInspectorColumnWidth, preferredInspectorColumnWidthFraction,
        minimumInspectorColumnWidth, maximumInspectorColumnWidth
      )
    default:
      (
        preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction,
        minimumPrimaryColumnWidth, maximumPrimaryColumnWidth
      )
    }
  }

  func arrangeColumns() {
    updateCollapse()
    let seen = isCollapsed ? Array(collapsedColumns.suffix(1)) : visibleColumns
    for (column, controller) in columns.shown where !seen.contains(column) {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    let bounds = view.bounds
    if isCollapsed {
      if let top = seen.first, let controller = columns.shown[top] { embed(controller, in: bounds) }
      return
    }
    let look = Look.current.split
    let isPanel = look.primaryFloats && seen.count > 1
    let panel = isPanel ? CGFloat(look.panelInset) : 0
    // A page's lines are a point wide, or more.
    let line = CGFloat(max(1, look.dividerWidth))
    let beside = seen.filter { $0 != .secondary }
    let taken =
      displayMode.tiles ? beside.map(width(of:)).reduce(2 * panel, +) : 0
    var x: CGFloat = 0
    for (index, column) in seen.enumerated() {
      let own = column == .secondary ? max(bounds.width - taken, 0) : width(of: column)
      let start = column == .secondary && !displayMode.tiles ? 0 : x
      var frame = CGRect(x: start, y: 0, width: own, height: bounds.height)
      let isFirst = index == 0
      if isFirst, isPanel {
        frame = CGRect(
          x: start + panel, y: panel, width: own, height: max(bounds.height - 2 * panel, 0))
      }
      if let controller = columns.shown[column] {
        var inner = frame
        if index < seen.count - 1, !(isFirst && isPanel) { inner.size.width -= line }
        embed(controller, in: inner)
      }
      if column != .secondary || displayMode.tiles { x += own + (isFirst ? 2 * panel : 0) }
    }
  }

  /// Whether a child is shown in a column beside the secondary one.
  func isBeside(_ child: UIViewController) -> Bool {
    !isCollapsed
      && [Column.primary, .supplementary, .inspector].contains { columns.shown[$0] === child }
  }
}
