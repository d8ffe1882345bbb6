/// The states of a cell that a look tells apart.
package struct LookStates: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let disabled = LookStates(rawValue: 1 << 0)
  package static let highlighted = LookStates(rawValue: 1 << 1)
  package static let selected = LookStates(rawValue: 1 << 2)
  package static let focused = LookStates(rawValue: 1 << 3)
  package static let swiped = LookStates(rawValue: 1 << 4)
  package static let editing = LookStates(rawValue: 1 << 5)
  package static let reordering = LookStates(rawValue: 1 << 6)
  package static let dropTarget = LookStates(rawValue: 1 << 7)
}

extension BackgroundMetrics {
  /// What is drawn in a state, `nil` for nothing; where several hold, the one that tells the
  /// reader most.
  package func fill(in states: LookStates) -> LookColor? {
    var fill = undimmedFill(in: states)
    if states.contains(.disabled) { fill?.alpha *= disabledAlpha }
    if states.contains(.reordering) { fill?.alpha *= reorderingAlpha }
    return fill
  }

  /// The corners in a state.
  package func cornerRadius(in states: LookStates) -> Double {
    states.contains(.swiped) ? swipedCornerRadius ?? cornerRadius : cornerRadius
  }

  private func undimmedFill(in states: LookStates) -> LookColor? {
    let isHighlighted = states.contains(.highlighted)
    if states.contains(.dropTarget), isHighlighted, let dropTarget { return dropTarget }
    if states.contains(.dropTarget), let highlighted { return highlighted }
    if states.contains(.selected) {
      if states.contains(.editing), let editedSelected { return editedSelected }
      if states.contains(.focused), let focusedSelected { return focusedSelected }
      if isHighlighted, let highlightedSelected { return highlightedSelected }
      if let selected { return selected }
    }
    if isHighlighted, let highlighted { return highlighted }
    if states.contains(.swiped), let swiped { return swiped }
    if states.contains(.focused), let focused { return focused }
    return color
  }
}

/// What a state makes of a style of content; `nil` leaves what the style has.
package struct ContentChange: Hashable, Sendable {
  package var textColor: LookColor?
  package var textWeight: Int?
  package var secondaryColor: LookColor?
  package var imageColor: LookColor?
  /// Of the whole content.
  package var alpha: Double?
  /// Whether every colour is as faint as that of a pressed row.
  package var isFaded = false

  /// How much of a colour is left where it is faded.
  package static let fadedAlpha = 0.3
}

extension Look {
  /// What a state makes of a style of content.
  ///
  /// Source: disabled contents, and the weight, the dimming and the focused colours of sidebars, are
  /// measured on a Mac; the selected colours of iOS 18 on iPadOS 14 and those of iOS 26 on one
  /// picture of iPadOS 26.
  package func change(of style: ContentStyle, in states: LookStates) -> ContentChange {
    let isDimmed = states.contains(.disabled) && !states.contains(.swiped)
    var change = ContentChange()
    guard style.isSidebar else {
      guard isDimmed else { return change }
      change.textColor = .system(.tertiaryLabel)
      change.secondaryColor = .system(.quaternaryLabel)
      change.imageColor = .system(.tertiaryLabel)
      return change
    }
    if isDimmed { change.alpha = 0.5 }
    change.isFaded = states.contains(.highlighted) && !states.contains(.selected)
    let isChosen = states.contains(.selected) && !states.contains(.editing)
    guard style != .sidebarHeader, isChosen || states.contains(.dropTarget) else { return change }
    change.textWeight = 500
    guard states.contains(.selected) else { return change }
    if sidebarSelection.isSolid || states.contains(.focused) {
      let white = LookColor(.fixed(SchemeColors(RGBA(1, 1, 1))))
      change.textColor = white
      change.secondaryColor = LookColor(.fixed(SchemeColors(RGBA(1, 1, 1, 0.8))))
      change.imageColor = white
    } else {
      change.textColor = .tint
    }
    return change
  }
}

extension ContentStyle {
  /// Whether it belongs to a sidebar.
  package var isSidebar: Bool {
    switch self {
    case .sidebarCell, .sidebarSubtitleCell, .sidebarHeader, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell:
      true
    default: false
    }
  }
}
