internal import CellophaneLook

/// What the defaults of configurations ask of a state, whichever its type.
struct StateFlags {
  var states: LookStates = []
  var listEnvironment: UIListEnvironment

  init(_ state: any UIConfigurationState) {
    listEnvironment = state.traitCollection.listEnvironment
    switch state {
    case let state as UICellConfigurationState:
      add(.disabled, if: state.isDisabled)
      add(.highlighted, if: state.isHighlighted)
      add(.selected, if: state.isSelected)
      add(.focused, if: state.isFocused)
      add(.editing, if: state.isEditing)
      add(.swiped, if: state.isSwiped)
      add(.reordering, if: state.isReordering)
      add(.dropTarget, if: state.cellDropState == .targeted)
    case let state as UIViewConfigurationState:
      add(.disabled, if: state.isDisabled)
      add(.highlighted, if: state.isHighlighted)
      add(.selected, if: state.isSelected)
      add(.focused, if: state.isFocused)
    default: break
    }
  }

  private mutating func add(_ state: LookStates, if holds: Bool) {
    if holds { states.insert(state) }
  }
}
