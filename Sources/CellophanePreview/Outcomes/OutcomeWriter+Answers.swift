internal import CellophaneDocument
internal import CellophaneExploration
internal import UIKit

extension OutcomeWriter {
  /// What is known about a row that looks so.
  mutating func answers(of row: RowName, _ look: Int) -> RowAnswers {
    var answers = RowAnswers()
    answerTap(&answers, row, look)
    for part in (parts[row] ?? []).sorted() {
      let situation = Situation(touch: .row(row, part), look: look)
      switch part {
      case .tap, .deselection, .move: break
      case .disclosure(let isExpanding): answerDisclosure(&answers, row, isExpanding, look)
      case .action(let isLeading, let index):
        guard let outcome = outcome(situation) else { continue }
        if isLeading {
          answers.leadingActions[index] = outcome
        } else {
          answers.trailingActions[index] = outcome
        }
      case .custom(let index): answers.customActions[index] = outcome(situation)
      case .menu(let choice): answers.menu[choice] = outcome(situation)
      case .control(let number, let choice):
        if isOwnTurn(situation), turnsByItself(row) { continue }
        answers.controls[number, default: []].put(outcome(situation), at: choice)
      case .accessory(let isLeading, let index):
        // A control whose handler does nothing to be seen is one all the same.
        let outcome = outcome(situation) ?? ResolvedOutcome([])
        if isLeading {
          answers.leadingAccessories[index] = outcome
        } else {
          answers.trailingAccessories[index] = outcome
        }
      }
    }
    answerControls(&answers, row, look)
    return answers
  }

  private mutating func answerTap(_ answers: inout RowAnswers, _ row: RowName, _ look: Int) {
    let situation = Situation(touch: .row(row, .tap), look: look)
    let start = Situation(touch: .row(row, .tap), look: 0)
    guard let found = known[situation] ?? known[start] else { return }
    answers.refusesDeselecting = (looks.contents[row.element] ?? []).indices.contains {
      known[Situation(touch: situation.touch, look: $0)]?.tap == .deselectionRefused
    }
    if isOwnTurn(situation), turnsByItself(row) { return }
    switch found.tap {
    case .notHighlighted:
      answers.isHighlightable = false
      answers.isSelectable = false
    case .refused, .ignored: answers.isSelectable = false
    // Its answers are the disclosure's.
    case .disclosed: return
    case .selected, .deselected, .deselectionRefused, nil: break
    }
    if let own = known[situation]?.effects, own.isOwnToggle, own.edits.count == 1,
      own.change.isEmpty
    {
      answers.trigger = .row
    } else {
      answers.tap = outcome(situation)
    }
  }

  private mutating func answerDisclosure(
    _ answers: inout RowAnswers, _ row: RowName, _ isExpanding: Bool, _ look: Int
  ) {
    let situation = Situation(touch: .row(row, .disclosure(isExpanding: isExpanding)), look: look)
    guard let found = known[situation] else { return }
    let isRefused = found.tap == .refused || found.takesTogglesPlaceForNothing
    if isRefused {
      if isExpanding { answers.refusesExpanding = true } else { answers.refusesCollapsing = true }
    }
    if found.effects.isOwnToggle, found.effects.edits.count == 1, found.effects.change.isEmpty {
      return
    }
    let closed = isExpanding ? accordions[row] ?? [] : []
    var edits = outcome(situation)?.edits ?? []
    guard !edits.isEmpty || !closed.isEmpty else { return }
    if !isRefused, !found.isHandled {
      // The page's own toggle comes first, after what may stop it.
      let own: ResolvedEdit =
        isExpanding
        ? .expand(collection: row.collection, row: row.row)
        : .collapse(collection: row.collection, row: row.row)
      edits.insert(own, at: edits.firstIndex { $0 != .alone && !$0.isSignal } ?? edits.endIndex)
    }
    edits += closed.filter { !edits.contains($0) }
    if isExpanding {
      answers.expanding = ResolvedOutcome(edits)
    } else {
      answers.collapsing = ResolvedOutcome(edits)
    }
  }

  // MARK: Controls

  private mutating func answerControls(_ answers: inout RowAnswers, _ row: RowName, _ look: Int) {
    for (number, shown) in menus[row] ?? [:] where answers.controls[number] != nil {
      var shown = shown
      if let title = title(ofControl: number, in: row, look) { shown.turnOn(title) }
      answers.controls[number] = [
        menu(shown) {
          Situation(touch: .row(row, .control(number: number, choice: $0)), look: look)
        }
      ]
    }
    answers.controls = answers.controls.filter { !$0.value.allSatisfy { $0 == nil } }
  }

  /// What a button says in a row that looks so: a pop-up button says which choice is on.
  private func title(ofControl number: Int, in row: RowName, _ look: Int) -> String? {
    guard case .row(let content, _)? = looks.content(of: row.element, look) else { return nil }
    var title: String?
    var cell = content.cell
    cell.forEachControl { other, view in
      if other == number { title = view.buttonTitle }
    }
    return title
  }

  /// Whether nothing that is done to a row changes how it looks, but that switches turn and that it
  /// is chosen: a page does that by itself.
  private func turnsByItself(_ row: RowName) -> Bool { !turning.contains(row) }

  /// Whether a touch turns a switch of its row, or chooses the row, and does nothing else.
  func isOwnTurn(_ situation: Situation) -> Bool {
    guard let row = situation.touch.row, let found = known[situation],
      found.effects.edits.isEmpty, let effect = composition.effects[situation], !effect.isAlone,
      effect.signals.isEmpty, effect.sets.isEmpty, !effect.change.isStructural,
      let own = effect.own, own != situation.look,
      case .row(var before, _)? = looks.content(of: row.element, situation.look),
      case .row(var after, _)? = looks.content(of: row.element, own)
    else { return false }
    before.setBack()
    after.setBack()
    return before == after
  }
}

extension Known {
  /// UIKit: an action handler takes the toggle's place, also where it does nothing.
  fileprivate var takesTogglesPlaceForNothing: Bool {
    isHandled && effects.isEmpty && effects.leadsOn && !effects.isLost
  }
}

extension ResolvedRow {
  fileprivate mutating func setBack() {
    isSelected = false
    cell.setBack()
    for index in variants.indices { variants[index].cell.setBack() }
  }
}

extension ResolvedCell {
  /// Turns the switches off.
  mutating func setBack() {
    forEachControl { _, view in
      if case .toggle(_, let isEnabled, let color) = view.kind {
        view.kind = .toggle(isOn: false, isEnabled: isEnabled, color: color)
      }
    }
  }
}

extension [ResolvedOutcome?] {
  mutating func put(_ outcome: ResolvedOutcome?, at index: Int) {
    while count <= index { append(nil) }
    self[index] = outcome
  }
}

extension ResolvedEdit {
  fileprivate var isSignal: Bool {
    if case .signal = self { return true }
    return false
  }
}
