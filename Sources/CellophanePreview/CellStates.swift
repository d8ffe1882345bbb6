package import CellophaneDocument
public import UIKit

/// What holds of a cell at one time; nothing is its normal state.
///
/// UIKit: the properties of `UICellConfigurationState`.
public struct CellStates: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What holds of a cell whose configuration is updated; states of its own are left out.
  @MainActor public init(_ state: UICellConfigurationState) {
    let held: [(Bool, CellStates)] = [
      (state.isExpanded, .expanded), (state.isSwiped, .swiped), (state.isEditing, .editing),
      (state.isFocused, .focused), (state.isSelected, .selected),
      (state.isHighlighted, .highlighted), (state.isDisabled, .disabled),
    ]
    self = CellStates(held.filter(\.0).map(\.1))
  }

  public static let normal: CellStates = []
  public static let expanded = CellStates(rawValue: 1)
  public static let swiped = CellStates(rawValue: 1 << 1)
  public static let editing = CellStates(rawValue: 1 << 2)
  public static let focused = CellStates(rawValue: 1 << 3)
  public static let selected = CellStates(rawValue: 1 << 4)
  public static let highlighted = CellStates(rawValue: 1 << 5)
  public static let disabled = CellStates(rawValue: 1 << 6)

  package var resolved: Set<ResolvedState> {
    let states: [(CellStates, ResolvedState)] = [
      (.expanded, .expanded), (.swiped, .swiped), (.editing, .editing), (.focused, .focused),
      (.selected, .selected), (.highlighted, .highlighted), (.disabled, .disabled),
    ]
    return Set(states.filter { contains($0.0) }.map(\.1))
  }
}
