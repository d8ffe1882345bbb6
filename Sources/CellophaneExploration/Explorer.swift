package import CellophaneDocument

/// Finds out what touches do after other touches, and whether what they do composes.
///
/// It knows of an app what it shows and what interactions lead to, and nothing else: by how a row
/// looks when it is touched it tells what a touch does there.
@MainActor package final class Explorer {
  let limits: ExplorationLimits
  /// What elements look like, counted from the start.
  package private(set) var looks: KnownLooks
  /// What touches do, by where they are made.
  package var known: [Situation: Known] = [:]
  /// What was seen, in order: each touch with the states before and after it.
  package var steps: [SeenStep] = []
  /// What was seen along walks.
  var paths = SeenPaths()
  /// How often touches led elsewhere only because of what else is shown.
  var trials: [Situation: Int] = [:]
  /// Touches that did other things in other places.
  var disagreeing: Set<Situation> = []
  /// Touches of which it was not tried whether they compose.
  package internal(set) var untried: Set<Situation> = []
  /// The rows that were seen in more looks than are touched.
  var rowsOfManyLooks: Set<RowName> = []
  /// The same of controls outside rows.
  var controlsOfManyLooks: Set<ResolvedElement> = []
  /// Touches that change more than elements say after others, and not at first.
  package internal(set) var changingAll: Set<Situation> = []
  /// Touches that lead elsewhere, and not to the same after others.
  package internal(set) var leavingOtherwise: Set<Situation> = []
  /// What touches that lead elsewhere came to, by how others looked.
  var ways: [Situation: [SeenWay]] = [:]
  /// Touches that went wrong after others.
  package internal(set) var lostLater: Set<Situation> = []

  package init(start: ScreenParts, limits: ExplorationLimits) {
    looks = KnownLooks(start: start)
    self.limits = limits
  }

  /// Counts looks from another start.
  package func begin(at start: ScreenParts) {
    looks = KnownLooks(start: start)
  }

  /// Tries nothing further: what lasts holds as the first change alone.
  package func leaveUntried() {
    untried.formUnion(known.filter { $0.value.effects.lasts }.keys)
  }

  /// How what was seen composes.
  package var composition: Composition {
    Composition(
      steps, ways: ways, looks: looks, disagreeing: disagreeing.union(lostLater), untried: untried,
      edits: { known[$0]?.effects.edits ?? [] })
  }

  /// Works out what a touch changed.
  ///
  /// - Parameter isLast: Whether it may have taken the last row of all away; what is shown then is
  ///   a matter of the list.
  /// - Returns: What to do on the page, and what shows now where the page can be touched further.
  package func seen(
    _ answer: Answer, on instance: some ExploredInstance, from state: PageState,
    isLast: Bool = false
  ) async -> (effects: Effects, after: PageState?) {
    var effects = Effects(edits: answer.edits, isOwnToggle: answer.isOwnToggle)
    effects.alert = answer.alert
    effects.endsThere = answer.leadsElsewhere
    effects.bringsUp = answer.leadsElsewhere
    if answer.leadsAway { return (effects, nil) }
    if answer.changesNothing { return (effects, effects.endsThere ? nil : state) }
    var now = looks.state(of: await instance.parts())
    // What lists show behind rows shows once they have none, and the page knows when that is.
    if now.rest != state.rest, ownRows(of: now) == 0, looks.isSameBesideBackgrounds(now, state) {
      _ = instance.elsewhere(isLast: true)
      now.rest = state.rest
    }
    let change = PageChange(from: state, to: now)
    if answer.columns == .amongOthers, !change.isWhole {
      effects.edits += instance.columns()
      if change.isEmpty { return (effects, nil) }
      effects.endsThere = false
    } else if effects.endsThere, answer.columns != .amongOthers {
      if change.isEmpty || change.isWhole { return (effects, nil) }
      effects.endsThere = false
    }
    effects.change = change
    instance.complete(&effects.change)
    guard effects.change.isWhole else { return (effects, now) }
    effects.endsThere = true
    if let edits = instance.elsewhere(isLast: isLast && answer.columns == .none) {
      // What comes shows what changed.
      effects.edits = answer.said + edits
      effects.change = PageChange()
    }
    return (effects, nil)
  }

  /// What shows when a touch is made in a state: an answer follows what its question has changed.
  package func shown(before touch: Interaction, in state: PageState) -> PageState {
    guard case .answer(_, let question?) = touch, let look = looks.look(for: question, in: state),
      let asked = known[Situation(touch: question, look: look)]?.effects, !asked.alert.isEmpty,
      !asked.change.isEmpty, !asked.change.isWhole
    else { return state }
    return asked.change.played(on: state) ?? state
  }

  /// How many rows the screen has that is touched.
  func ownRows(of state: PageState) -> Int {
    state.order.reduce(0) { $0 + (looks.isCovered($1.element) ? 0 : $1.rows.count) }
  }

  /// Asks what a touch does at the start, on an instance that nobody touched.
  package func ask(_ interaction: Interaction, on instance: some ExploredInstance) async {
    let situation = Situation(touch: interaction, look: 0)
    switch await instance.perform(interaction, isLater: false) {
    case .lost: known[situation] = .lost
    case .nothing, .replaced: break
    case .done(let answer):
      let (effects, after) = await seen(answer, on: instance, from: looks.start)
      known[situation] = Known(tap: answer.tap, effects: effects)
      guard let after else { return }
      take(
        answer,
        SeenStep(
          before: looks.start, situation: situation, after: after, change: effects.change))
    }
  }

  /// Forgets a touch that does what another one does.
  package func forget(_ touch: Interaction) {
    known[Situation(touch: touch, look: 0)] = nil
    steps.removeAll { $0.situation.touch == touch }
  }

  /// Takes in what the first touch of an instance came to.
  package func take(_ answer: Answer, _ step: SeenStep) {
    steps.append(step)
    let start = SeenPaths.start(isOpen: false)
    paths.see(answer, step, at: paths.place(after: step.situation.touch, from: start))
  }
}
