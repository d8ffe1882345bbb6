internal import CellophaneLook

extension UIBackgroundConfiguration {
  /// The same background as it is in a state; what the app set is left alone.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    let flags = StateFlags(state)
    let style = factory.style(in: flags.listEnvironment)
    var result = restyled(style)
    result.values.follow(flags, Look.current.background(style))
    result.values.keep(values)
    return result
  }
}

extension UIBackgroundConfiguration.Values {
  /// The fill, the corners and the insets of a state.
  fileprivate mutating func follow(_ flags: StateFlags, _ metrics: BackgroundMetrics) {
    var fill = metrics.fill(for: flags)
    if flags.isDisabled { fill?.alpha *= metrics.disabledAlpha }
    if flags.isReordering { fill?.alpha *= metrics.reorderingAlpha }
    backgroundColor = Setting(fill.map { UIColor($0) } ?? .clear)
    if flags.isDropTarget, flags.isHighlighted {
      backgroundInsets = Setting(NSDirectionalEdgeInsets(metrics.dropTargetInsets))
    }
    if flags.isSwiped, let radius = metrics.swipedCornerRadius { cornerRadius = Setting(radius) }
  }
}

extension BackgroundMetrics {
  /// What is drawn in a state; where several hold, the one that tells the reader most.
  fileprivate func fill(for flags: StateFlags) -> LookColor? {
    if flags.isDropTarget, flags.isHighlighted, let dropTarget { return dropTarget }
    if flags.isDropTarget, let highlighted { return highlighted }
    if flags.isSelected, flags.isHighlighted, let highlightedSelected {
      return highlightedSelected
    }
    if flags.isSelected, flags.isFocused, let focusedSelected { return focusedSelected }
    if flags.isSelected, let selected { return selected }
    if flags.isHighlighted, let highlighted { return highlighted }
    if flags.isSwiped, let swiped { return swiped }
    if flags.isFocused, let focused { return focused }
    return color
  }
}

extension BackgroundStyle {
  /// What a list's appearance makes of the three styles that follow it.
  ///
  /// UIKit: `listEnvironment`, from iOS 18.
  func style(in environment: UIListEnvironment) -> BackgroundStyle {
    switch (self, environment) {
    case (.listCell, .plain), (.listCell, .sidebarPlain): .listPlainCell
    case (.listCell, .grouped), (.listCell, .insetGrouped): .listGroupedCell
    case (.listCell, .sidebar): .listSidebarCell
    case (.listHeader, .plain), (.listHeader, .sidebarPlain): .listPlainHeaderFooter
    case (.listHeader, .grouped), (.listHeader, .insetGrouped): .listGroupedHeaderFooter
    case (.listHeader, .sidebar): .listSidebarHeader
    case (.listFooter, .plain), (.listFooter, .sidebarPlain): .listPlainHeaderFooter
    case (.listFooter, .grouped), (.listFooter, .insetGrouped): .listGroupedHeaderFooter
    case (.listFooter, .sidebar): .listPlainHeaderFooter
    default: self
    }
  }
}
