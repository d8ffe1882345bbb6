/// What the defaults of configurations ask of a state, whichever its type.
struct StateFlags {
  var isDisabled = false
  var isHighlighted = false
  var isSelected = false
  var isFocused = false
  var isPinned = false
  var isEditing = false
  var isSwiped = false
  var isReordering = false
  var isDropTarget = false
  var listEnvironment: UIListEnvironment

  init(_ state: any UIConfigurationState) {
    listEnvironment = state.traitCollection.listEnvironment
    switch state {
    case let state as UICellConfigurationState:
      isDisabled = state.isDisabled
      isHighlighted = state.isHighlighted
      isSelected = state.isSelected
      isFocused = state.isFocused
      isPinned = state.isPinned
      isEditing = state.isEditing
      isSwiped = state.isSwiped
      isReordering = state.isReordering
      isDropTarget = state.cellDropState == .targeted
    case let state as UIViewConfigurationState:
      isDisabled = state.isDisabled
      isHighlighted = state.isHighlighted
      isSelected = state.isSelected
      isFocused = state.isFocused
      isPinned = state.isPinned
    default: break
    }
  }
}
