/// How a look draws one style of background. Distances are in points.
package struct BackgroundMetrics: Hashable, Sendable {
  /// `nil` draws none.
  package var color: LookColor?
  package var cornerRadius: Double
  package var insets: LookInsets
  /// The fill of a pressed row.
  package var highlighted: LookColor?
  /// The fill of a chosen row.
  package var selected: LookColor?
  /// The fill of a chosen row that is pressed.
  package var highlightedSelected: LookColor?
  /// The fill of a chosen row while rows are edited, with or without the focus; `nil` for the same
  /// as else.
  package var editedSelected: LookColor?
  /// The fill of a row with the focus.
  package var focused: LookColor?
  /// The fill of a chosen row with the focus.
  package var focusedSelected: LookColor?
  /// The fill and the corners of a row whose swipe actions are shown.
  package var swiped: LookColor?
  package var swipedCornerRadius: Double?
  /// The fill and the insets of a row on which something may be dropped.
  package var dropTarget: LookColor?
  package var dropTargetInsets: LookInsets
  /// Multiplies the fill of a row that is being moved.
  package var reorderingAlpha: Double
  /// Multiplies the fill of a disabled row.
  package var disabledAlpha: Double

  package init(color: LookColor?, cornerRadius: Double = 0) {
    self.color = color
    self.cornerRadius = cornerRadius
    insets = .zero
    dropTargetInsets = .zero
    reorderingAlpha = 1
    disabledAlpha = 1
  }
}

/// How a look shows the chosen row of a sidebar.
package struct SidebarSelection: Hashable, Sendable {
  /// Whether the fill is the tint, with white text, or a gray, with text in the tint.
  package var isSolid: Bool
  package var fill: LookColor
}
