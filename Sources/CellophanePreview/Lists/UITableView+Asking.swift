internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

extension UITableView: AskableList {
  var sectionNodes: [SectionNode] {
    let source = dataSource as? any IdentifiedTableSource
    let identities = source?.sectionIdentities ?? []
    return (0..<numberOfSections).map { section in
      SectionNode(
        identifier: identities.indices.contains(section) ? identities[section] : nil,
        rows: (0..<numberOfRows(inSection: section)).map { row in
          let indexPath = IndexPath(row: row, section: section)
          let identity =
            source.map { $0.itemIdentity(at: indexPath) }
            ?? identity(ofRowAt: indexPath).map { AnyHashable($0) }
          return RowNode(identifier: identity, indexPath: indexPath)
        })
    }
  }

  var outline: (any OutlineDataSource)? { nil }
  var changeCount: Int { (dataSource as? any IdentifiedTableSource)?.changeCount ?? 0 }
  var rowCount: Int {
    (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) }
  }
  var allowsMultipleSelectionNow: Bool { allowsSeveral }
  var allowsSelectionOtherwise: Bool {
    isEditing
      ? allowsSelection || allowsMultipleSelection
      : allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }
  var selectedPaths: Set<IndexPath> { Set(indexPathsForSelectedRows ?? []) }

  func choose(_ isChosen: Bool, at indexPath: IndexPath) {
    if isChosen {
      selectRow(at: indexPath, animated: false, scrollPosition: .none)
    } else {
      deselectRow(at: indexPath, animated: false)
    }
  }

  func askableCell(at indexPath: IndexPath) -> any AskableCell { cell(at: indexPath) }

  func separators(at indexPath: IndexPath) -> ResolvedSeparators {
    if separatorStyle == .none { return ResolvedSeparators(top: .hidden, bottom: .hidden) }
    let color = separatorColor?.lookColor
    var own = cell(at: indexPath).separatorInset
    if own == Self.automaticSeparatorInset { own = separatorInset }
    // So code takes a row's line away.
    let width = bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude
    let isOutside = max(own.left, own.right) >= width
    return ResolvedSeparators(
      bottom: isOutside ? .hidden : .automatic, topInsets: insets(separatorInset),
      bottomInsets: isOutside ? nil : insets(own),
      color: color == .system(.separator) ? nil : color)
  }

  /// `nil` where lines begin at the text.
  private func insets(_ insets: UIEdgeInsets) -> ResolvedSeparators.Insets? {
    if insets == Self.automaticSeparatorInset { return nil }
    return ResolvedSeparators.Insets(leading: Double(insets.left), trailing: Double(insets.right))
  }

  func height(at indexPath: IndexPath) -> Double? {
    decidedHeight(ofRowAt: indexPath).map { Double($0) }
  }

  func actions(at indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    swipeActions(forRowAt: indexPath, isLeading: isLeading)
  }

  func mayMove(at indexPath: IndexPath) -> Bool { canMove(rowAt: indexPath) }

  var rowMiddles: [IndexPath: CGPoint] { rowFrames.mapValues { CGPoint(x: $0.midX, y: $0.midY) } }

  func contextMenu(at indexPath: IndexPath, pressedAt point: CGPoint) -> ContextMenuAnswer {
    let answer = delegate.flatMap { delegate in
      OptionalMethod.answer(of: "tableView(_:contextMenuConfigurationForRowAt:point:)") {
        delegate.tableView(self, contextMenuConfigurationForRowAt: indexPath, point: point)
      }
    }
    guard let answer else { return .unimplemented }
    return .menu(answer?.actionProvider?([]))
  }

  var asksAuthorAboutRows: Bool { delegate != nil || !(dataSource is any IdentifiedTableSource) }
  var mayHaveSay: Bool { delegate != nil }

  func hearsOfTaps(at indexPath: IndexPath) -> Bool {
    guard let delegate else { return false }
    let decides =
      OptionalMethod.answer(of: "tableView(_:shouldHighlightRowAt:)") {
        delegate.tableView(self, shouldHighlightRowAt: indexPath)
      } != nil
      || OptionalMethod.answer(of: "tableView(_:willSelectRowAt:)") {
        delegate.tableView(self, willSelectRowAt: indexPath)
      } != nil
    return decides || touch(at: indexPath).isHeard
  }

  func disclosesByTap(at indexPath: IndexPath) -> Bool { false }

  func touch(at indexPath: IndexPath) -> UserTap {
    switch simulateTap(onRowAt: indexPath) {
    case .ignored: UserTap(effect: .ignored)
    case .notHighlighted: UserTap(effect: .notHighlighted)
    case .refused: UserTap(effect: .refused)
    case .selected(_, let isHeard): UserTap(effect: .selected, isHeard: isHeard)
    case .deselected(_, let isHeard): UserTap(effect: .deselected, isHeard: isHeard)
    }
  }

  func touchDisclosure(at indexPath: IndexPath) -> UserDisclosure { .absent }

  func perform(
    _ action: UIContextualAction, at indexPath: IndexPath, completion: @escaping (Bool) -> Void
  ) {
    action.handler(action, cell(at: indexPath), completion)
  }

  func drag(_ indexPath: IndexPath, to target: IndexPath) {
    simulateMove(ofRowAt: indexPath, to: target)
  }
}

/// A table's diffable data source, whatever the types of its identifiers.
@MainActor private protocol IdentifiedTableSource {
  var sectionIdentities: [AnyHashable] { get }
  var changeCount: Int { get }
  func itemIdentity(at indexPath: IndexPath) -> AnyHashable?
}

extension UITableViewDiffableDataSource: IdentifiedTableSource {
  fileprivate var sectionIdentities: [AnyHashable] {
    snapshot().sectionIdentifiers.map { AnyHashable($0) }
  }

  fileprivate func itemIdentity(at indexPath: IndexPath) -> AnyHashable? {
    itemIdentifier(for: indexPath).map { AnyHashable($0) }
  }
}
