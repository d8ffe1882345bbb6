/// Where a cell or another view of a collection view stands, as far as its looks depend on it.
package struct ItemPlace: Equatable {
  /// What a view is to its section.
  package enum Role: Hashable, Sendable {
    case item, header, footer
  }

  package var indexPath: IndexPath
  /// The kind of a supplementary view, `nil` for a cell.
  package var kind: String?
  package var role = Role.item
  /// Whether a supplementary view hangs on its item, and not on the section.
  var hangsOnItem = false
  /// `nil` outside a list.
  package var appearance: UICollectionLayoutListConfiguration.Appearance?
  /// How deep in an outline, not counting a header above it.
  package var level = 0
  package var isExpanded = false

  /// Whether a view at the other place may look different from one here.
  func looksDifferent(from other: ItemPlace) -> Bool {
    role != other.role || appearance != other.appearance || isExpanded != other.isExpanded
      || level != other.level
  }
}

/// A cell's own answers to what its state is, beside what the collection view knows.
package struct CellCondition: Hashable, Sendable {
  package var isHighlighted = false
  package var isSelected = false
  package var isFocused = false
  package var isSwiped = false
  package var isReordering = false
  package var isPinned = false
  /// `nil` leaves the answer to the view's interaction.
  package var isDisabled: Bool?
  /// `nil` leaves the answer to the collection view.
  package var isEditing: Bool?
  /// `nil` leaves the answer to the data source.
  package var isExpanded: Bool?
  package var dragState = UICellConfigurationState.DragState.none
  package var dropState = UICellConfigurationState.DropState.none

  package init() {}

  /// A configuration state with what the cell knows of itself in place of what it says there.
  package func imposed(on state: UICellConfigurationState) -> UICellConfigurationState {
    var state = state
    state.isDisabled = isDisabled ?? state.isDisabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isFocused = isFocused
    state.isEditing = isEditing ?? state.isEditing
    state.isExpanded = isExpanded ?? state.isExpanded
    state.isSwiped = isSwiped
    return state
  }
}
