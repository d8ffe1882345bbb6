/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// A cell's part in a drag.
  public enum DragState: Hashable, Sendable {
    case none, lifting, dragging
  }

  /// A cell's part in a drop.
  public enum DropState: Hashable, Sendable {
    case none, notTargeted, targeted
  }

  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether it takes no input.
  public var isDisabled = false
  /// Whether it is pressed.
  public var isHighlighted = false
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it stays at the edge while content scrolls beneath it.
  public var isPinned = false
  /// Whether its list is being edited.
  public var isEditing = false
  /// Whether its children are shown.
  public var isExpanded = false
  /// Whether its swipe actions are shown.
  public var isSwiped = false
  /// Whether it is being moved.
  public var isReordering = false
  /// Its part in a drag.
  public var cellDragState = DragState.none
  /// Its part in a drop.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A plain state among traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A state of the author's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

extension UICellConfigurationState:
  CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
  /// The flags that are set, by name.
  public var description: String {
    "UICellConfigurationState(\(words))"
  }

  /// The flags that are set, by name.
  public var debugDescription: String {
    description
  }

  /// The flags that are set.
  public var customMirror: Mirror {
    Mirror(self, children: ["state": words], displayStyle: .struct)
  }

  private var words: String {
    describe(
      [
        ("disabled", isDisabled), ("highlighted", isHighlighted), ("selected", isSelected),
        ("focused", isFocused), ("pinned", isPinned), ("editing", isEditing),
        ("expanded", isExpanded), ("swiped", isSwiped), ("reordering", isReordering),
        ("lifting", cellDragState == .lifting), ("dragging", cellDragState == .dragging),
        ("drop not targeted", cellDropState == .notTargeted),
        ("drop targeted", cellDropState == .targeted),
      ], custom: custom)
  }
}
