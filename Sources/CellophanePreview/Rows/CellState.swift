internal import CellophaneDocument
internal import UIKit

/// The flags of a cell in which its answers may differ.
typealias CellState = Set<ResolvedState>

extension UICellConfigurationState {
  /// The same state with flags added.
  func adding(_ states: CellState) -> UICellConfigurationState {
    var condition = CellCondition()
    condition.isHighlighted = isHighlighted
    condition.isSelected = isSelected
    condition.isFocused = isFocused
    condition.isSwiped = isSwiped
    return condition.adding(states).imposed(on: self)
  }
}

extension CellCondition {
  /// The same condition with flags added.
  func adding(_ states: CellState) -> CellCondition {
    var copy = self
    if states.contains(.expanded) { copy.isExpanded = true }
    if states.contains(.swiped) { copy.isSwiped = true }
    if states.contains(.editing) { copy.isEditing = true }
    if states.contains(.focused) { copy.isFocused = true }
    if states.contains(.selected) { copy.isSelected = true }
    if states.contains(.highlighted) { copy.isHighlighted = true }
    if states.contains(.disabled) { copy.isDisabled = true }
    return copy
  }
}

/// Which states a row can come into on the page, and which of them together.
struct StatePlan {
  /// What is asked, single states first, each set sorted.
  let questions: [[ResolvedState]]

  /// - Parameter possible: The states that the row can take beside the one that it starts in.
  init(possible: CellState) {
    questions = ResolvedState.questions.filter { $0.allSatisfy(possible.contains) }
  }
}

extension [ResolvedVariant] {
  /// The cell that a page shows in a state: the last variant that holds, or the start.
  func cell(in states: [ResolvedState], start: ResolvedCell) -> ResolvedCell {
    last { $0.states.allSatisfy(states.contains) }?.cell ?? start
  }

  /// Adds an answer unless the page would show the same without it.
  ///
  /// - Parameter isFixed: Whether it does not follow its state, where the look's default would.
  mutating func add(
    _ cell: ResolvedCell, in states: [ResolvedState], start: ResolvedCell, isFixed: Bool = false
  ) {
    if self.cell(in: states, start: start) != cell || isFixed && states.count == 1 {
      append(ResolvedVariant(states: states, cell: cell))
    }
  }
}
