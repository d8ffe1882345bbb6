internal import CellophaneDocument
internal import UIKit

/// A collection or table view, as far as resolving and asking need it.
@MainActor protocol AskableList: UIScrollView {
  /// The sections with their items, those that collapsed parents hide among them.
  var sectionNodes: [SectionNode] { get }
  var outline: (any OutlineDataSource)? { get }
  /// Grows with each change of the data source, where that can be told.
  var changeCount: Int { get }
  var rowCount: Int { get }
  var isEditing: Bool { get }
  var allowsSelectionNow: Bool { get }
  var allowsMultipleSelectionNow: Bool { get }
  /// Whether rows can be selected once editing has begun, or ended.
  var allowsSelectionOtherwise: Bool { get }
  var selectionFollowsFocus: Bool { get }
  var selectedPaths: Set<IndexPath> { get }
  /// Selects or deselects without asking or telling anybody.
  func choose(_ isChosen: Bool, at indexPath: IndexPath)
  func askableCell(at indexPath: IndexPath) -> any AskableCell
  /// Reads the rows anew where the data source has others by now.
  func reloadIfStale()
  func separators(at indexPath: IndexPath) -> ResolvedSeparators
  /// The titles at the list's edge as they are now, if it shows any.
  ///
  /// - Parameter leads: Whether the data source is asked as well what they lead to; UIKit asks when one
  ///   is touched.
  func indexTitles(leading leads: Bool) -> [IndexTitle]
  /// How high the author wants a row; `nil` where its content decides.
  func height(at indexPath: IndexPath) -> Double?
  func actions(at indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
  func mayMove(at indexPath: IndexPath) -> Bool
  /// The middle of each row as the list lies now, in its own points.
  var rowMiddles: [IndexPath: CGPoint] { get }
  /// What the author's delegate says to a long press at a point of a row.
  func contextMenu(at indexPath: IndexPath, pressedAt point: CGPoint) -> ContextMenuAnswer

  /// Whether the layout or delegate gives rows by code of the author's.
  var asksAuthorAboutRows: Bool { get }
  /// Whether a delegate or a handler may have a say in what touches do.
  var mayHaveSay: Bool { get }
  /// Whether the author's delegate decides or hears about taps; calls it for one row.
  func hearsOfTaps(at indexPath: IndexPath) -> Bool
  /// Whether a tap there opens or closes the row, of which the delegate does not hear.
  func disclosesByTap(at indexPath: IndexPath) -> Bool

  // A person's touches.
  func touch(at indexPath: IndexPath) -> UserTap
  @discardableResult func touchDisclosure(at indexPath: IndexPath) -> UserDisclosure
  /// - Parameter completion: What the handler calls when it is done.
  func perform(
    _ action: UIContextualAction, at indexPath: IndexPath, completion: @escaping (Bool) -> Void)
  /// Drags a row to another place, counted without it.
  func drag(_ indexPath: IndexPath, to target: IndexPath)
}

extension AskableList {
  /// Makes the cells that are seen, with what is in them, before others come to be seen.
  func makeShownCells() {
    for node in sectionNodes {
      node.forEach { row in
        guard let indexPath = row.indexPath else { return }
        let cell = askableCell(at: indexPath)
        if !cell.answersByValue { _ = cell.contentView }
      }
    }
  }
}

extension UICollectionView: AskableList {
  var outline: (any OutlineDataSource)? { dataSource as? any OutlineDataSource }
  var changeCount: Int { (outline?.changeCount ?? 0) + layoutCount }
  var rowCount: Int {
    (0..<numberOfSections).reduce(0) { $0 + numberOfItems(inSection: $1) }
  }
  var allowsSelectionOtherwise: Bool {
    isEditing
      ? allowsSelection : allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }
  var selectedPaths: Set<IndexPath> { Set(indexPathsForSelectedItems ?? []) }

  func choose(_ isChosen: Bool, at indexPath: IndexPath) {
    if isChosen {
      selectItem(at: indexPath, animated: false, scrollPosition: [])
    } else {
      deselectItem(at: indexPath, animated: false)
    }
  }

  func askableCell(at indexPath: IndexPath) -> any AskableCell {
    let cell = cell(at: indexPath)
    cell.layoutIfNeeded()
    return cell
  }

  // A layout decides how high its items are.
  func height(at indexPath: IndexPath) -> Double? {
    keptHeight(of: cell(at: indexPath)).map { Double($0) }
  }

  func separators(at indexPath: IndexPath) -> ResolvedSeparators {
    guard let list = sectionLayout(at: indexPath.section).listConfiguration else {
      return ResolvedSeparators()
    }
    return SeparatorResolver(configuration: list).separators(at: indexPath)
  }

  func actions(at indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    swipeActions(forItemAt: indexPath, isLeading: isLeading)
  }

  func mayMove(at indexPath: IndexPath) -> Bool { canMove(itemAt: indexPath) }

  var rowMiddles: [IndexPath: CGPoint] {
    var middles: [IndexPath: CGPoint] = [:]
    for indexPath in indexPathsForVisibleItems {
      middles[indexPath] = layoutAttributesForItem(at: indexPath)?.center
    }
    return middles
  }

  func contextMenu(at indexPath: IndexPath, pressedAt point: CGPoint) -> ContextMenuAnswer {
    guard let delegate else { return .unimplemented }
    let several = OptionalMethod.answer(
      of: "collectionView(_:contextMenuConfigurationForItemsAt:point:)"
    ) {
      delegate.collectionView(self, contextMenuConfigurationForItemsAt: [indexPath], point: point)
    }
    if let several, let several { return .menu(several.actionProvider?([])) }
    let one = OptionalMethod.answer(
      of: "collectionView(_:contextMenuConfigurationForItemAt:point:)"
    ) {
      delegate.collectionView(self, contextMenuConfigurationForItemAt: indexPath, point: point)
    }
    if several == nil, one == nil { return .unimplemented }
    return .menu((one ?? nil)?.actionProvider?([]))
  }

  var asksAuthorAboutRows: Bool {
    if outline?.loadsChildrenLazily == true { return true }
    return (0..<numberOfSections).contains { section in
      guard let list = sectionLayout(at: section).listConfiguration else { return false }
      return list.itemSeparatorHandler != nil
        || list.leadingSwipeActionsConfigurationProvider != nil
        || list.trailingSwipeActionsConfigurationProvider != nil
    }
  }

  var mayHaveSay: Bool { delegate != nil || outline?.hasSectionSnapshotHandlers ?? false }

  func hearsOfTaps(at indexPath: IndexPath) -> Bool {
    guard let delegate else { return false }
    let decides =
      OptionalMethod.answer(of: "collectionView(_:shouldHighlightItemAt:)") {
        delegate.collectionView(self, shouldHighlightItemAt: indexPath)
      } != nil
      || OptionalMethod.answer(of: "collectionView(_:shouldSelectItemAt:)") {
        delegate.collectionView(self, shouldSelectItemAt: indexPath)
      } != nil
    if decides { return true }
    let tap = userTap(itemAt: indexPath)
    return tap.isHeard || tap.performsPrimaryAction
  }

  func disclosesByTap(at indexPath: IndexPath) -> Bool { disclosesByTap(itemAt: indexPath) }

  func touch(at indexPath: IndexPath) -> UserTap { userTap(itemAt: indexPath) }

  func touchDisclosure(at indexPath: IndexPath) -> UserDisclosure {
    userToggleDisclosure(at: indexPath)
  }

  func perform(
    _ action: UIContextualAction, at indexPath: IndexPath, completion: @escaping (Bool) -> Void
  ) {
    userPerform(action, forItemAt: indexPath, completion: completion)
  }

  func drag(_ indexPath: IndexPath, to target: IndexPath) {
    userMove(itemAt: indexPath, to: target)
  }
}
