internal import CellophaneDocument
internal import UIKit

/// Asks a cell what it looks like in the states that it can take.
@MainActor struct VariantResolver {
  let cells: CellResolver

  /// The answers of a cell that answers by value; the cell stays as it is.
  func variants(
    ofUntouched cell: any AskableCell, start: ResolvedCell, possible: CellState
  ) -> [ResolvedVariant] {
    var variants: [ResolvedVariant] = []
    let state = cell.configurationState.normal
    for states in StatePlan(possible: possible).questions {
      let asked = answer(of: cell, in: state.adding(Set(states)))
      variants.add(asked, in: states, start: start, isFixed: !cell.showsChoice)
    }
    return variants
  }

  /// The normal look of a cell that answers by value; the cell stays as it is.
  func normal(ofUntouched cell: any AskableCell) -> ResolvedCell {
    let state = cell.configurationState
    if !state.isExpanded, !state.isSelected, !state.isEditing, !state.isHighlighted {
      return cells.cell(cell)
    }
    return answer(of: cell, in: state.normal)
  }

  private func answer(
    of cell: any AskableCell, in state: UICellConfigurationState
  ) -> ResolvedCell {
    var content = cell.askedContent
    if cell.automaticallyUpdatesContentConfiguration { content = content?.updated(for: state) }
    var background = cell.backgroundConfiguration
    if cell.followsState {
      background = background?.updated(for: state)
    }
    return cells.cell(
      cell, content: content, background: background,
      isChosen: state.isSelected || state.isHighlighted)
  }

  /// The normal look of a probe cell and its other answers; it goes through the states as its
  /// author's code says, unless its item was asked when it looked the same.
  func answers(
    ofProbe cell: any AskableCell, showing item: AnyHashable?, possible: CellState
  ) -> (ResolvedCell, [ResolvedVariant]) {
    let shown = cell.condition
    defer { if cell.condition != shown { cell.enter(shown) } }
    var normal = shown
    // A cell that is in its normal state is not told so, which would have it configured again.
    let state = cell.configurationState
    if state.isExpanded { normal.isExpanded = false }
    if state.isEditing { normal.isEditing = false }
    normal.isSelected = false
    normal.isHighlighted = false
    cell.enter(normal)
    let start = cells.cell(cell)
    guard let item else { return (start, variants(ofProbe: cell, normal, start, possible)) }
    let look = AskedLooks.Look(
      item: item, kind: ObjectIdentifier(type(of: cell)), normal: start, possible: possible)
    let variants = cells.gathering.askedLooks.variants(of: look) {
      self.variants(ofProbe: cell, normal, start, possible)
    }
    return (start, variants)
  }

  private func variants(
    ofProbe cell: any AskableCell, _ normal: CellCondition, _ start: ResolvedCell,
    _ possible: CellState
  ) -> [ResolvedVariant] {
    var variants: [ResolvedVariant] = []
    for states in StatePlan(possible: possible).questions {
      cell.enter(normal.adding(Set(states)))
      variants.add(cells.cell(cell), in: states, start: start, isFixed: !cell.showsChoice)
      cell.enter(normal)
    }
    return variants
  }
}

extension UICellConfigurationState {
  /// The same state with none of the flags in which cells are asked.
  var normal: UICellConfigurationState {
    var copy = self
    copy.isExpanded = false
    copy.isEditing = false
    copy.isSelected = false
    copy.isHighlighted = false
    copy.isFocused = false
    copy.isSwiped = false
    return copy
  }
}
