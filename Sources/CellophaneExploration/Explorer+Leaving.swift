internal import CellophaneDocument

/// Touches that lead elsewhere, after others: a form is saved as it was filled in, and a row shows
/// what was done to it.
extension Explorer {
  /// How many instances are made for that.
  private static let instances = 64

  /// Finds the touches that lead elsewhere than they do at the start.
  func leave(_ app: some ExploredApp, _ isOpen: Bool) async {
    let leaving = known.filter { situation, found in
      situation.look == 0 && found.effects.endsThere && !found.effects.isLost
        && !found.effects.edits.isEmpty && !found.effects.edits.contains(.alone)
    }.keys.map(\.touch).sorted()
    let lasting = known.filter { $0.value.effects.lasts && $0.key.look == 0 }.keys.map(\.touch)
      .sorted()
    if leaving.isEmpty || lasting.isEmpty { return }
    var left = Self.instances
    for touch in lasting {
      var rest = chosen(of: leaving, after: touch)[...]
      while !rest.isEmpty {
        guard left > 0 else {
          leavingOtherwise.formUnion(leaving.map { Situation(touch: $0, look: 0) })
          return app.note(.leavings(leaving))
        }
        left -= 1
        await leave(by: &rest, after: touch, app, isOpen)
      }
    }
  }

  /// Those that may lead elsewhere after a touch: what stands in no row, the touched row's own, and some
  /// of those that others have.
  private func chosen(of leaving: [Interaction], after touch: Interaction) -> [Interaction] {
    var chosen: [Interaction] = []
    for kind in kinds(of: leaving) {
      if kind[0].row == nil {
        chosen += kind
      } else {
        let own = kind.filter { $0.row == touch.row }
        chosen += own + [kind[0], kind[kind.count - 1]].filter { !own.contains($0) }
      }
    }
    var seen: Set<Interaction> = []
    return chosen.filter { seen.insert($0).inserted }
  }

  /// Makes them on an instance that was touched, as long as each of them comes back.
  private func leave(
    by rest: inout ArraySlice<Interaction>, after first: Interaction, _ app: some ExploredApp,
    _ isOpen: Bool
  ) async {
    guard let instance = await app.instance(isOpen: isOpen) else { return rest = [] }
    defer { instance.end() }
    var place = SeenPaths.start(isOpen: isOpen)
    guard let state = await step(first, on: instance, app, looks.start, &place) else {
      return rest = []
    }
    while let touch = rest.popFirst() {
      guard let look = looks.look(for: touch, in: state) else { continue }
      let situation = Situation(touch: touch, look: look)
      let other = known[situation]
      // What leads on from what looks otherwise is a matter of walks.
      if other?.effects.endsThere == false { continue }
      guard app.mayTouch(at: touch.place) else { return rest = [] }
      // What leads there from what looks otherwise is a screen of its own.
      app.brings(screens: other == nil)
      defer { app.brings(screens: true) }
      guard case .done(let answer) = await instance.perform(touch, isLater: true) else {
        leavingOtherwise.insert(situation)
        return
      }
      let (effects, after) = await seen(answer, on: instance, from: state)
      if let other {
        if other.effects.edits != effects.edits || !effects.endsThere {
          leavingOtherwise.insert(situation)
        }
      } else if effects.endsThere || !effects.change.isEmpty {
        known[situation] = Known(
          tap: answer.tap, effects: effects, isHandled: app.isHandled(touch))
        // Where it comes back, or leaves what was touched where it is, what it changes counts.
        if let after {
          steps.append(
            SeenStep(
              before: state, situation: situation, after: after, change: effects.change,
              isFirst: false))
        }
      }
      guard answer.comesBack, effects.change.isEmpty else { return }
      instance.goOn()
    }
  }
}
