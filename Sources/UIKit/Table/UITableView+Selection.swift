extension UITableView {
  /// Whether several rows can be selected now.
  package var allowsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether rows can be selected now.
  package var allowsSelectionNow: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  func deselectAll() {
    for row in selection.rows { setSelected(false, at: row) }
  }

  func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
    guard selection.rows.contains(indexPath) != isSelected, hasRow(at: indexPath) else { return }
    if isSelected {
      selection.rows.append(indexPath)
    } else {
      selection.rows.removeAll { $0 == indexPath }
    }
    elements.cells[indexPath]?.setSelected(isSelected, animated: false)
    elements.cells[indexPath]?.updateConfigurationIfNeeded()
  }
}

extension UITableView {
  /// What a tap on a row comes to.
  package enum TapEffect: Equatable, Sendable {
    /// The row cannot be tapped or selected.
    case ignored
    case notHighlighted
    /// The delegate does not let the row be selected or deselected.
    case refused
    /// The row at the index path that the delegate decided, and whether it hears of it.
    case selected(IndexPath, isHeard: Bool)
    case deselected(IndexPath, isHeard: Bool)
  }

  /// Does what a tap on a row does: asks, highlights, selects and tells, in UIKit's order.
  @discardableResult package func simulateTap(onRowAt indexPath: IndexPath) -> TapEffect {
    guard hasRow(at: indexPath), isUserInteractionEnabled, allowsSelectionNow,
      cell(at: indexPath).isUserInteractionEnabled
    else { return .ignored }
    guard delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else {
      return .notHighlighted
    }
    let cell = cell(at: indexPath)
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: indexPath)
    cell.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
    cell.updateConfigurationIfNeeded()
    return selection.rows.contains(indexPath) && allowsSeveral
      ? simulateDeselection(of: indexPath) : simulateSelection(of: indexPath)
  }

  private func simulateSelection(of indexPath: IndexPath) -> TapEffect {
    let decided = delegate.map { $0.tableView(self, willSelectRowAt: indexPath) } ?? indexPath
    guard let decided, hasRow(at: decided) else { return .refused }
    if !allowsSeveral {
      for other in selection.rows where other != decided {
        guard case .refused = simulateDeselection(of: other) else { continue }
        return .refused
      }
    }
    setSelected(true, at: decided)
    var isHeard = tell("tableView(_:didSelectRowAt:)") {
      $0.tableView(self, didSelectRowAt: decided)
    }
    if let segue = hasRow(at: decided) ? cell(at: decided).selectionSegue : nil {
      segue()
      isHeard = true
    }
    let isPerformed =
      delegate?.tableView(self, canPerformPrimaryActionForRowAt: decided) == true
      && tell("tableView(_:performPrimaryActionForRowAt:)") {
        $0.tableView(self, performPrimaryActionForRowAt: decided)
      }
    return .selected(decided, isHeard: isHeard || isPerformed)
  }

  private func simulateDeselection(of indexPath: IndexPath) -> TapEffect {
    let decided = delegate.map { $0.tableView(self, willDeselectRowAt: indexPath) } ?? indexPath
    guard let decided else { return .refused }
    setSelected(false, at: decided)
    return .deselected(
      decided,
      isHeard: tell("tableView(_:didDeselectRowAt:)") {
        $0.tableView(self, didDeselectRowAt: decided)
      })
  }

  private func tell(_ name: String, _ call: (any UITableViewDelegate) -> Void) -> Bool {
    guard let delegate else { return false }
    return OptionalMethod.tell(of: name) { call(delegate) }
  }

  /// Does what a tap on a row's detail button does.
  ///
  /// - Returns: Whether the delegate hears of it.
  @discardableResult package func simulateAccessoryTap(onRowAt indexPath: IndexPath) -> Bool {
    guard hasRow(at: indexPath) else { return false }
    let segue = cell(at: indexPath).accessorySegue
    let isHeard = tell("tableView(_:accessoryButtonTappedForRowWith:)") {
      $0.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    }
    segue?()
    return isHeard || segue != nil
  }

  // MARK: Editing

  /// Whether the data source lets a row be edited.
  package func canEdit(rowAt indexPath: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
  }

  /// What editing does to a row.
  package func editingStyle(ofRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    guard canEdit(rowAt: indexPath) else { return .none }
    return delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
  }

  /// Whether a row is chosen while it is edited: that stands in the place of deleting and inserting.
  package func choosesInEditing(rowAt indexPath: IndexPath) -> Bool {
    allowsMultipleSelectionDuringEditing && canEdit(rowAt: indexPath)
  }

  /// The actions behind a row at an edge; at the trailing one, deleting where nothing else is
  /// said and the row can be deleted.
  package func swipeActions(
    forRowAt indexPath: IndexPath, isLeading: Bool
  ) -> UISwipeActionsConfiguration? {
    guard hasRow(at: indexPath), canEdit(rowAt: indexPath) else { return nil }
    // While rows are edited, the control that deletes uncovers them.
    if isEditing,
      isLeading || editingStyle(ofRowAt: indexPath) != .delete
        || allowsMultipleSelectionDuringEditing
    {
      return nil
    }
    guard let delegate else { return isLeading ? nil : deletion(ofRowAt: indexPath) }
    if isLeading {
      return delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
    let own = OptionalMethod.answer(
      of: "tableView(_:trailingSwipeActionsConfigurationForRowAt:)"
    ) {
      delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
    return own ?? rowActions(ofRowAt: indexPath, delegate) ?? deletion(ofRowAt: indexPath)
  }

  /// Actions of the older kind, which stand in the place of deleting.
  private func rowActions(
    ofRowAt indexPath: IndexPath, _ delegate: any UITableViewDelegate
  ) -> UISwipeActionsConfiguration? {
    let actions = OptionalMethod.answer(of: "tableView(_:editActionsForRowAt:)") {
      delegate.tableView(self, editActionsForRowAt: indexPath)
    }
    return (actions ?? nil).map { UISwipeActionsConfiguration(rowActions: $0, at: indexPath) }
  }

  private func deletion(ofRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let dataSource, editingStyle(ofRowAt: indexPath) == .delete,
      RowDeletion.isDone(by: dataSource) ?? true
    else { return nil }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath)
      ?? SystemWord.word("Delete")
    let action = UIContextualAction(style: .destructive, title: title) {
      [weak self] _, _, completion in
      completion(self?.simulateEditing(.delete, ofRowAt: indexPath) ?? false)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  /// Deletes or inserts as a person does while editing.
  ///
  /// - Returns: Whether the data source does it.
  @discardableResult package func simulateEditing(
    _ style: UITableViewCell.EditingStyle, ofRowAt indexPath: IndexPath
  ) -> Bool {
    guard let dataSource, canEdit(rowAt: indexPath) else { return false }
    let isDone = OptionalMethod.tell(of: "tableView(_:commit:forRowAt:)") {
      dataSource.tableView(self, commit: style, forRowAt: indexPath)
    }
    RowDeletion.note(isDone, by: dataSource)
    return isDone
  }

  /// Does what dragging a row to another place does.
  ///
  /// - Returns: Whether the row may move.
  @discardableResult package func simulateMove(
    ofRowAt indexPath: IndexPath, to proposed: IndexPath
  ) -> Bool {
    guard let dataSource, hasRow(at: indexPath), canMove(rowAt: indexPath) else { return false }
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: indexPath, toProposedIndexPath: proposed)
      ?? proposed
    dataSource.tableView(self, moveRowAt: indexPath, to: target)
    let rows = moved(indexPath, to: target)
    followIdentities(to: { rows[$0] ?? $0 }, isReloaded: { _ in false })
    forgetRows()
    return true
  }

  /// Where rows come to stand once one of them has moved, if elsewhere.
  private func moved(_ indexPath: IndexPath, to target: IndexPath) -> [IndexPath: IndexPath] {
    var rows = everyIndexPath.filter { $0.section == indexPath.section && $0 != indexPath }
    var moved: [IndexPath: IndexPath] = [indexPath: target]
    if target.section == indexPath.section {
      rows.insert(indexPath, at: min(target.row, rows.count))
    } else {
      for row in target.row..<max(target.row, counts[target.section]) {
        let path = IndexPath(row: row, section: target.section)
        moved[path] = IndexPath(row: row + 1, section: target.section)
      }
    }
    for (row, path) in rows.enumerated() {
      moved[path] = IndexPath(row: row, section: indexPath.section)
    }
    return moved
  }
}
