extension UITableViewCell {
  /// What a cell has room for.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle

    /// The list content of the style.
    var content: UIListContentConfiguration {
      switch self {
      case .default: .cell()
      case .value1, .value2: .valueCell()
      case .subtitle: .subtitleCell()
      }
    }
  }

  /// What a selected cell looks like; `none` shows nothing.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// The control at the trailing edge.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// What editing does to a row.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// What is between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  /// What a focused cell looks like.
  public enum FocusStyle: Int, Sendable {
    case `default`, custom
  }

  /// The table that the cell is in.
  var table: UITableView? { superview as? UITableView }

  /// Does what a tap on the row's detail button does.
  ///
  /// - Returns: Whether the delegate hears of it.
  package func simulateAccessoryTap() -> Bool {
    guard let table, let indexPath else { return false }
    return table.simulateAccessoryTap(onRowAt: indexPath)
  }

  /// Does what a tap on the row's control that inserts does.
  ///
  /// - Returns: Whether the data source does it.
  package func simulateInsertion() -> Bool {
    guard let table, let indexPath else { return false }
    return table.simulateEditing(.insert, ofRowAt: indexPath)
  }

  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = condition.isDisabled ?? !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isFocused = condition.isFocused
    state.isEditing = condition.isEditing ?? isEditing
    state.isExpanded = condition.isExpanded ?? false
    state.isSwiped = condition.isSwiped
    state.isReordering = condition.isReordering
    state.cellDragState = condition.dragState
    state.cellDropState = condition.dropState
    return state
  }

  /// Whether a grip stands there while editing: as the table says of the row.
  package var hasReorderControl: Bool {
    guard let table, let indexPath else { return showsReorderControl }
    return table.canMove(rowAt: indexPath)
  }

  /// Follows the table's editing, where the row can be edited, and what it says of moving.
  func editingDidChange() {
    guard let table, let indexPath else { return }
    showsReorderControl = table.canMove(rowAt: indexPath)
    let isEditing = table.isEditing && table.canEdit(rowAt: indexPath)
    if isEditing != self.isEditing { setEditing(isEditing, animated: false) }
  }

  /// Updates the configurations for the present state where that has been asked for.
  package func updateConfigurationIfNeeded() {
    guard !contents.isUpdating else { return }
    contents.isUpdating = true
    defer { contents.isUpdating = false }
    for _ in 0..<4 where contents.needsUpdate {
      contents.needsUpdate = false
      let state = configurationState
      if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
        contentConfiguration = content.updated(for: state)
      }
      if automaticallyUpdatesBackgroundConfiguration {
        contents.updateBackground(for: selectionStyle == .none ? state.unchosen : state)
      }
      ObservedReads.track(for: self) {
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
      } change: {
        $0.setNeedsUpdateConfiguration()
      }
    }
  }

  /// Brings the cell into a state, as its table and its user would, and lets it update.
  package func enter(_ condition: CellCondition) {
    let old = self.condition
    if isSelected != condition.isSelected { setSelected(condition.isSelected, animated: false) }
    if isHighlighted != condition.isHighlighted {
      setHighlighted(condition.isHighlighted, animated: false)
    }
    self.condition = condition
    if old != condition { setNeedsUpdateConfiguration() }
    updateConfigurationIfNeeded()
  }

  /// What the cell shows: its content configuration, else what its labels and image say.
  package var shownContent: (any UIContentConfiguration)? {
    contentConfiguration ?? contents.labelContent(of: self)
  }
}

extension UICellConfigurationState {
  /// The same of a row that is neither selected nor touched.
  var unchosen: UICellConfigurationState {
    var state = self
    (state.isSelected, state.isHighlighted) = (false, false)
    return state
  }
}
