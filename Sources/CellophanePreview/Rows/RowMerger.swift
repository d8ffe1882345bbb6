internal import CellophaneDocument

/// Joins a row's answers on a probe, its look on the instance that is shown, and what it does.
struct RowMerger {
  let answers: CollectionAnswers

  /// - Parameters:
  ///   - rows: As the probe answered, those that collapsed parents hide among them.
  ///   - shown: As they are shown.
  func merged(
    _ rows: [ResolvedRow], with shown: [ResolvedRow], at address: RowAddress
  ) -> [ResolvedRow] {
    rows.enumerated().map { ordinal, row in
      let visible = shown.indices.contains(ordinal) ? shown[ordinal] : nil
      return merged(row, with: visible, at: address.child(ordinal))
    }
  }

  func merged(
    _ row: ResolvedRow, with shown: ResolvedRow?, at address: RowAddress
  ) -> ResolvedRow {
    var row = row
    if let shown { adopt(shown, in: &row) }
    if let answers = answers.rows[address] { row = Self.applying(answers, to: row) }
    row.children = merged(row.children, with: shown?.children ?? [], at: address)
    if !row.isSelectable, !row.isSelected {
      row.removeVariants(in: .selected)
    }
    prune(&row)
    return row
  }

  /// Makes the page start exactly as the instance that is shown.
  private func adopt(_ shown: ResolvedRow, in row: inout ResolvedRow) {
    row.isSelected = shown.isSelected
    row.isEnabled = shown.isEnabled
    row.badges = shown.badges
    if let isExpanded = shown.expansion?.isExpanded { row.expansion?.isExpanded = isExpanded }
    var states: [ResolvedState] = []
    if row.expansion?.isExpanded == true { states.append(.expanded) }
    if row.isSelected { states.append(.selected) }
    // A row that shows what its look says keeps the look that it shares with others.
    if row.words == shown.words, row.look.cell(in: states) == shown.look.cell { return }
    if states.isEmpty {
      row.cell = shown.cell
    } else {
      row.variants.add(shown.cell, in: states, start: row.cell)
    }
  }

  /// The row with what it does.
  static func applying(_ answers: RowAnswers, to old: ResolvedRow) -> ResolvedRow {
    var row = old
    if let isSelectable = answers.isSelectable { row.isSelectable = isSelectable }
    if !answers.isHighlightable {
      row.removeVariants(in: .highlighted)
    }
    row.tap = answers.tap
    row.refusesDeselecting = answers.refusesDeselecting
    if let trigger = answers.trigger { row.expansion?.trigger = trigger }
    row.expansion?.refusesExpanding = answers.refusesExpanding
    row.expansion?.refusesCollapsing = answers.refusesCollapsing
    row.expansion?.expanding = answers.expanding
    row.expansion?.collapsing = answers.collapsing
    for (index, outcome) in answers.leadingActions
    where row.swipe?.leading.indices.contains(index) == true {
      row.swipe?.leading[index].outcome = outcome
    }
    for (index, outcome) in answers.trailingActions
    where row.swipe?.trailing.indices.contains(index) == true {
      row.swipe?.trailing[index].outcome = outcome
    }
    for (index, outcome) in answers.customActions where row.actions.indices.contains(index) {
      row.actions[index].outcome = outcome
    }
    if let menu = row.menu { row.menu = menu.filled { answers.menu[$0] } }
    if answers.leadingAccessories.isEmpty, answers.trailingAccessories.isEmpty,
      answers.controls.isEmpty
    {
      return row
    }
    row.cell.adopt(answers)
    for index in row.variants.indices { row.variants[index].cell.adopt(answers) }
    return row
  }

  /// Takes away what no user of the app could bring up.
  private func prune(_ row: inout ResolvedRow) {
    guard let expansion = row.expansion, !expansion.isExpanded else { return }
    guard expansion.trigger == .none else { return }
    row.children = []
    row.expansion = nil
    row.removeVariants(in: .expanded)
  }
}

extension ResolvedRow {
  fileprivate mutating func removeVariants(in state: ResolvedState) {
    guard look.variants.contains(where: { $0.states.contains(state) }) else { return }
    variants.removeAll { $0.states.contains(state) }
  }
}

extension ResolvedCell {
  fileprivate mutating func adopt(_ answers: RowAnswers) {
    for (index, outcome) in answers.leadingAccessories
    where leadingAccessories.indices.contains(index) {
      leadingAccessories[index].outcome = outcome
    }
    for (index, outcome) in answers.trailingAccessories
    where trailingAccessories.indices.contains(index) {
      trailingAccessories[index].outcome = outcome
    }
    if answers.controls.isEmpty { return }
    forEachControl { number, view in
      if let outcomes = answers.controls[number] { view.outcomes = outcomes }
    }
  }
}
