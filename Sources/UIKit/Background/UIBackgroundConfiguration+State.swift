internal import CellophaneLook

extension UIBackgroundConfiguration {
  /// The same background as it is in a state; what the app set is left alone.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    let flags = StateFlags(state)
    return restyled(factory.style(in: flags.listEnvironment), in: flags.states)
  }
}

extension UIBackgroundConfiguration.Values {
  /// The fill, the corners and the insets of a state.
  mutating func follow(_ states: LookStates, _ metrics: BackgroundMetrics) {
    let fill = metrics.fill(in: states)
    backgroundColor = Setting(fill.map { UIColor($0) } ?? .clear)
    if states.isSuperset(of: [.dropTarget, .highlighted]) {
      backgroundInsets = Setting(NSDirectionalEdgeInsets(metrics.dropTargetInsets))
    }
    if states.contains(.swiped), let radius = metrics.swipedCornerRadius {
      cornerRadius = Setting(radius)
    }
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
