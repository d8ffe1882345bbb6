internal import CellophaneDocument

/// What is done with the rows that are chosen, where several can be: a button deletes them.
extension Explorer {
  /// Touches each control and item that stands in no row after one row was chosen, and after another.
  /// What does something else then depends on which rows are chosen, which no look says: the page
  /// stops there.
  func choose(_ app: some ExploredApp, _ isOpen: Bool) async {
    let lists = kinds(of: touches { $0.part == .tap }).filter {
      $0.count > 1 && $0[0].row.map { app.choosesSeveral(in: $0.collection) } == true
    }
    var found: [Interaction] = []
    for list in lists {
      for touch in touches(where: { $0.row == nil }) {
        guard let one = await result(of: touch, after: list[0], app, isOpen),
          let other = await result(of: touch, after: list[list.count - 1], app, isOpen),
          one != other
        else { continue }
        for look in [one.look, other.look] {
          known[Situation(touch: touch, look: look)] = .lost
        }
        found.append(touch)
      }
    }
    if !found.isEmpty { app.note(.chosen(found)) }
  }

  private struct Result: Equatable {
    /// Of what is touched, which may show that something is chosen.
    var look: Int
    var answer: Answer?
    /// What changed, but for how rows look: those that are chosen stand out.
    var change: PageChange?
    /// What shows then, where more changed than elements say.
    var state: PageState?

    static func == (one: Result, other: Result) -> Bool {
      (one.answer, one.change, one.state) == (other.answer, other.change, other.state)
    }
  }

  private func touches(where isMeant: (Interaction) -> Bool) -> [Interaction] {
    known.filter { situation, found in
      situation.look == 0 && isMeant(situation.touch) && !found.effects.endsThere
    }.keys.sorted().map(\.touch)
  }

  /// What a touch comes to after a row was chosen; `nil` where the row cannot be, or it leads elsewhere.
  private func result(
    of touch: Interaction, after choice: Interaction, _ app: some ExploredApp, _ isOpen: Bool
  ) async -> Result? {
    guard app.mayTouch(at: touch.place), let instance = await app.instance(isOpen: isOpen) else {
      return nil
    }
    defer { instance.end() }
    guard case .done(let chosen) = await instance.perform(choice, isLater: true), !chosen.leadsAway
    else { return nil }
    let state = looks.state(of: await instance.parts())
    instance.goOn()
    guard let look = looks.look(for: touch, in: state) else { return nil }
    switch await instance.perform(touch, isLater: true) {
    case .nothing: return Result(look: look)
    case .done(let answer):
      var result = Result(look: look, answer: answer)
      if answer.leadsAway { return result }
      let now = looks.state(of: await instance.parts())
      var change = PageChange(from: state, to: now)
      change.turns = change.turns.filter { $0.key.row == nil }
      result.change = change
      if change.isWhole { result.state = now }
      return result
    case .lost, .replaced: return nil
    }
  }
}
