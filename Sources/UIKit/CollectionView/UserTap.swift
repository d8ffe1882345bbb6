/// What a tap on an item comes to.
package struct UserTap: Equatable, Sendable {
  package enum Effect: Equatable, Sendable {
    /// The item cannot be tapped: no such item, no interaction, no selection.
    case ignored
    /// The delegate does not let the item be highlighted.
    case notHighlighted
    /// A disclosure in header style took the tap.
    case disclosed(UserDisclosure)
    /// The delegate does not let the item be selected.
    case refused
    case selected
    /// The delegate does not let the item be deselected.
    case deselectionRefused
    case deselected
  }

  package var effect: Effect
  /// Whether the author's delegate implements the method that hears of the effect.
  package var isHeard = false
  /// Whether the author's delegate performs a primary action.
  package var performsPrimaryAction = false

  package init(effect: Effect, isHeard: Bool = false, performsPrimaryAction: Bool = false) {
    self.effect = effect
    self.isHeard = isHeard
    self.performsPrimaryAction = performsPrimaryAction
  }
}

/// What a tap on a disclosure comes to.
package enum UserDisclosure: Equatable, Sendable {
  /// The cell shows none at this moment.
  case absent
  /// The author's action handler did whatever it does.
  case handled
  /// The author's handlers do not let the item open or close.
  case refused
  /// The data source has no section snapshots.
  case unavailable
  case expanded, collapsed
}
