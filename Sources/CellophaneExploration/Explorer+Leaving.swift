internal import CellophaneDocument

/// Touches that lead elsewhere, after others: a form is saved as it was filled in, and a row shows
/// what was done to it.
extension Explorer {
  /// How many instances are made for that after one touch, and as many after several.
  private static let instances = 64
  /// How many touches come before them at most.
  private static let depth = 6

  /// Finds the touches that lead elsewhere than they do at the start.
  func leave(_ app: some ExploredApp, _ isOpen: Bool) async {
    // A screen so much changed that it is another is a matter of the start.
    let leaving = touches {
      leads(elsewhere: $1) && ($0.look == 0 || $1.bringsUp || $1.leavesScreen)
    }
    let asking = touches { $1.asks || disagreeing.contains($0) && $0.touch.row == nil }
    let lasting = known.filter { situation, found in
      situation.look == 0 && found.effects.lasts && !found.effects.leavesScreen
    }.keys.map(\.touch).sorted()
    if leaving.isEmpty && asking.isEmpty || lasting.isEmpty { return }
    for situation in (leaving + asking).map({ Situation(touch: $0, look: 0) }) {
      guard let effects = known[situation]?.effects,
        leads(elsewhere: effects) || effects.asks || disagreeing.contains(situation)
      else { continue }
      ways[situation] = [SeenWay(looks.start, effects)]
    }
    var reached: [[Interaction]: PageState] = [:]
    var left = Self.instances
    for touch in lasting {
      var rest = chosen(of: leaving, after: touch)[...]
      while !rest.isEmpty {
        guard left > 0 else {
          leavingOtherwise.formUnion(leaving.map { Situation(touch: $0, look: 0) })
          return app.note(.leavings(leaving))
        }
        left -= 1
        reached[[touch]] = await leave(by: &rest, after: [touch], app, isOpen)
      }
    }
    await ask(asking, after: lasting, app, isOpen, &reached)
    await leaveFurther(leaving + asking, app, isOpen, &reached)
    await answer(app, isOpen, reached)
  }

  /// Makes touches that ask, each of which ends a walk, after some touches of each kind, and after all
  /// of a kind where an alert says something else then.
  private func ask(
    _ asking: [Interaction], after lasting: [Interaction], _ app: some ExploredApp, _ isOpen: Bool,
    _ reached: inout [[Interaction]: PageState]
  ) async {
    if asking.isEmpty { return }
    for kind in kinds(of: lasting) {
      let some = Set([kind[0], kind[kind.count - 1]])
      let rest = kind.filter { !some.contains($0) }
      for touch in some.sorted() + rest.prefix(Self.instances) {
        if !some.contains(touch), !asking.contains(where: leadsOtherwise) { break }
        var chosen = chosen(of: asking, after: touch)[...]
        while !chosen.isEmpty {
          reached[[touch]] = await leave(by: &chosen, after: [touch], app, isOpen)
        }
      }
      if rest.count > Self.instances, asking.contains(where: leadsOtherwise) {
        app.note(.leavings(asking))
      }
    }
  }

  /// Whether a touch led to several things.
  private func leadsOtherwise(_ touch: Interaction) -> Bool {
    ways.contains { $0.key.touch == touch && $0.value.differ }
  }

  /// The touches that have such effects, however what is touched looks.
  private func touches(where fits: (Situation, Effects) -> Bool) -> [Interaction] {
    Set(known.filter { fits($0.key, $0.value.effects) }.keys.map(\.touch)).sorted()
  }

  private func leads(elsewhere effects: Effects) -> Bool {
    (effects.endsThere || effects.leavesScreen) && !effects.isLost && !effects.edits.isEmpty
      && !effects.edits.contains(.alone)
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
  ///
  /// - Returns: What showed before them; `nil` where the touches before ended.
  private func leave(
    by rest: inout ArraySlice<Interaction>, after touches: [Interaction], _ app: some ExploredApp,
    _ isOpen: Bool
  ) async -> PageState? {
    guard let instance = await app.instance(isOpen: isOpen) else {
      rest = []
      return nil
    }
    defer { instance.end() }
    var place = SeenPaths.start(isOpen: isOpen)
    var state = looks.start
    for touch in touches {
      guard let next = await step(touch, on: instance, app, state, &place) else {
        rest = []
        return nil
      }
      state = next
    }
    while let touch = rest.popFirst() {
      guard let look = looks.look(for: touch, in: state) else { continue }
      let situation = Situation(touch: touch, look: look)
      // What leads on is a matter of walks.
      if let other = known[situation]?.effects, other.leadsOn, !other.leavesScreen,
        !disagreeing.contains(situation)
      {
        guard touch.isAnswer else { continue }
        _ = await step(touch, on: instance, app, state, &place)
        return state
      }
      guard app.mayTouch(at: touch.place) else {
        rest = []
        return state
      }
      guard await comesBack(from: situation, in: state, instance, app) else { return state }
      instance.goOn()
    }
    return state
  }

  /// Makes a touch that leads elsewhere, or is not known.
  ///
  /// - Returns: Whether the instance is as before.
  private func comesBack(
    from situation: Situation, in state: PageState, _ instance: some ExploredInstance,
    _ app: some ExploredApp
  ) async -> Bool {
    let (touch, other) = (situation.touch, known[situation])
    let state = shown(before: touch, in: state)
    // What leads there from what looks otherwise is a screen of its own; one that is so much changed
    // that it is another is made once.
    app.brings(screens: other == nil || mayLead(elsewhere: situation))
    defer { app.brings(screens: true) }
    guard case .done(let answer) = await instance.perform(touch, isLater: true) else {
      leavingOtherwise.insert(situation)
      return false
    }
    app.brings(screens: other == nil)
    var (effects, after) = await seen(answer, on: instance, from: state)
    if touch.isAnswer { effects.forgetAlert() }
    let isKnown =
      other?.effects.edits.contains(.alone) != true && (situation.look > 0 || other != nil)
      || touch.isAnswer
    let isWay =
      answer.leadsElsewhere || effects.asks || effects.leavesScreen
      || disagreeing.contains(situation)
    if isKnown, isWay, !effects.edits.contains(.show(alternate: "")) {
      ways[situation, default: []].append(SeenWay(state, effects))
    }
    let differs = other.map { $0.effects.edits != effects.edits || effects.leadsOn } ?? false
    if differs, !effects.leavesScreen || other?.effects.leavesScreen != true {
      leavingOtherwise.insert(situation)
    }
    if other == nil, effects.endsThere || effects.asks || !effects.change.isEmpty || isKnown {
      known[situation] = Known(
        tap: answer.tap, effects: effects, isHandled: app.isHandled(touch))
    }
    // Where it comes back, or leaves what was touched where it is, what it changes counts.
    if let after, effects.alert.isEmpty, other == nil || effects.leavesScreen {
      var step = SeenStep(
        before: state, situation: situation, after: after, change: effects.change, isFirst: false)
      step.disagrees = other.map { $0.effects.edits != effects.edits } ?? false
      steps.append(step)
    }
    return answer.comesBack && effects.change.isEmpty
  }

  // MARK: Answers

  /// Gives the answers of alerts that came after touches alone.
  private func answer(
    _ app: some ExploredApp, _ isOpen: Bool, _ reached: [[Interaction]: PageState]
  ) async {
    var left = Self.instances
    for (situation, ways) in ways.sorted(by: { $0.key < $1.key }) {
      for way in ways where way.state != looks.start {
        guard let path = reached.first(where: { $0.value == way.state })?.key else { continue }
        for index in 0..<way.answers {
          let touch = Interaction.answer(index, to: situation.touch)
          guard left > 0 else {
            app.note(.leavings([touch]))
            lostLater.insert(Situation(touch: touch, look: 0))
            known[Situation(touch: touch, look: 0)] = .lost
            continue
          }
          left -= 1
          var rest = [touch][...]
          _ = await leave(by: &rest, after: path, app, isOpen)
        }
      }
    }
  }

  // MARK: What they lead to by how others look

  /// Whether another screen may be made that a touch brings up.
  private func mayLead(elsewhere situation: Situation) -> Bool {
    Set(ways[situation]?.map(\.edits) ?? []).count < limits.looks
  }

  /// Finds out what those that led to several things lead to after several touches.
  ///
  /// - Parameter reached: What shows after touches that were made.
  private func leaveFurther(
    _ leaving: [Interaction], _ app: some ExploredApp, _ isOpen: Bool,
    _ reached: inout [[Interaction]: PageState]
  ) async {
    let otherwise = ways.filter(\.value.differ)
    if otherwise.isEmpty { return }
    let touches = Set(otherwise.keys.map(\.touch)).sorted()
    let moving = self.moving(otherwise, reached)
    let composition = self.composition
    var seen = Set(otherwise.values.lazy.joined().map(\.state)).union([looks.start])
    // Whether one row of a kind lets go of what another one did is seen once.
    var checked: Set<[Interaction]> = []
    var paths = moving.map { [$0] }[...]
    var left = Self.instances
    while let path = paths.popFirst() {
      guard path.count < Self.depth, let state = reached[path] else { continue }
      for touch in moving {
        guard let look = looks.look(for: touch, in: state) else { continue }
        let situation = Situation(touch: touch, look: look)
        let next = composition.predicted(situation, in: state)
        let pair = [kind(of: path[path.count - 1]), kind(of: touch)]
        if let next, seen.contains(next),
          path.count > 1 || touch == path[0]
            || !checked.insert(pair).inserted
        {
          continue
        }
        guard left > 0 else { return app.note(.leavings(touches)) }
        var rest = touches[...]
        let whole = path + [touch]
        while !rest.isEmpty, left > 0 {
          left -= 1
          reached[whole] = await leave(by: &rest, after: whole, app, isOpen)
        }
        if let state = reached[whole], seen.insert(state).inserted { paths.append(whole) }
      }
    }
  }

  /// The touches after which something led elsewhere than before, with the other choices of controls.
  private func moving(
    _ otherwise: [Situation: [SeenWay]], _ reached: [[Interaction]: PageState]
  ) -> [Interaction] {
    let states = otherwise.values.flatMap { ways in
      ways.filter {
        !$0.leads(as: ways[0]) || $0.state != looks.start && ways[0].state != looks.start
      }
      .map(\.state)
    }
    let touches = reached.filter { $0.key.count == 1 && states.contains($0.value) }.map {
      $0.key[0]
    }
    let ordinals = Set(touches.compactMap(\.controlOrdinal))
    return reached.keys.filter { $0.count == 1 }.map { $0[0] }.filter { touch in
      touches.contains(touch) || touch.controlOrdinal.map { ordinals.contains($0) } == true
    }.sorted()
  }

  /// The first touch that does to another row, or to the same control, what one does.
  private func kind(of touch: Interaction) -> Interaction {
    switch touch {
    case .row(let row, let part): .row(RowName(collection: row.collection, row: ""), part)
    case .control(let ordinal, _): .control(ordinal, choice: 0)
    default: touch
    }
  }
}

extension SeenWay {
  /// How many answers an alert has that came.
  fileprivate var answers: Int {
    edits.reduce(0) { count, edit in
      if case .alert(_, _, _, let answers, _) = edit { answers.count } else { count }
    }
  }

  fileprivate init(_ state: PageState, _ effects: Effects) {
    self.init(state: state, edits: effects.edits, change: effects.change)
  }
}

extension Effects {
  /// Whether an alert asks, so that nothing else is touched before it is answered.
  fileprivate var asks: Bool { !alert.isEmpty && !isLost }
  /// Whether code leaves the screen that was touched.
  fileprivate var leavesScreen: Bool { edits.contains(.leave) }
}

extension Interaction {
  fileprivate var controlOrdinal: Int? {
    if case .control(let ordinal, _) = self { ordinal } else { nil }
  }
}
