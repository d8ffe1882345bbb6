extension ResolvedState {
  /// The states that occur together: an open, edited, swiped or focused row that is pressed or
  /// chosen, each set sorted and after those within it.
  package static let combinations: [[ResolvedState]] = [
    [.expanded, .swiped], [.expanded, .editing], [.expanded, .focused], [.expanded, .selected],
    [.expanded, .highlighted], [.swiped, .selected], [.editing, .focused], [.editing, .selected],
    [.editing, .highlighted], [.focused, .selected], [.focused, .highlighted],
    [.selected, .highlighted], [.selected, .disabled],
    [.expanded, .editing, .selected], [.expanded, .focused, .selected],
    [.expanded, .selected, .highlighted], [.editing, .focused, .selected],
    [.editing, .selected, .highlighted], [.focused, .selected, .highlighted],
  ]

  /// All that is asked of a row that can come into every state: single states first.
  package static let questions: [[ResolvedState]] = allCases.map { [$0] } + combinations
}
