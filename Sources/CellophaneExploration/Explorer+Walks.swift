internal import CellophaneDocument

/// Walks: touches one after the other on one instance.
///
/// They find out what the next touch does, and whether what two touches do is what each of them
/// does alone.
extension Explorer {
  /// Tries touches after other touches.
  package func explore(_ app: some ExploredApp) async {
    let lasting = known.filter { $0.value.effects.lasts }.keys.sorted()
    let isLazy = await app.isLazy
    if lasting.isEmpty {
      if isLazy { return }
      await touchTwice(app)
      return await choose(app, false)
    }
    let count = looks.ownCount
    if isLazy || count > limits.elements {
      leaveUntried()
      leaveNewRows(app)
      let touches = lasting.map(\.touch)
      return app.note(isLazy ? .lazy(touches) : .walks(touches, elements: count))
    }
    var isOpen = false
    for row in lasting.compactMap(\.touch.row) where !isOpen { isOpen = await app.isHidden(row) }
    guard await app.isComparable(isOpen: isOpen) else { return }
    // Rows whose touch changed nothing at the start may change something later.
    let others = known.filter { !$0.value.effects.endsThere && $0.key.look == 0 }.keys
    let all = kinds(of: others.sorted().map(\.touch))
    let kinds = all.filter { kind in lasting.contains { kind.contains($0.touch) } }
    for kind in kinds {
      let again = isSelection(kind, app) ? kind.map(\.deselected) : kind
      await walk(kind + again, app, isOpen)
      if kind.count > 1 {
        await walk(zip(kind, again).flatMap { [$0, $1] }, app, isOpen)
        // What changes nothing comes first, where it would change what others do.
        let idle = kind.filter(isIdle)
        await walk(idle.reversed() + kind.reversed().filter { !idle.contains($0) }, app, isOpen)
      }
    }
    for (one, other) in zip(kinds, kinds.dropFirst()) {
      await walk(one + other, app, isOpen)
      await walk(other + one, app, isOpen)
    }
    await chooseInTurn(all.joined() + [], lasting.map(\.touch), app, isOpen)
    await addMore(lasting.map(\.touch), app, isOpen)
    for touch in lasting.map(\.touch) { await hide(by: touch, lasting.map(\.touch), app, isOpen) }
    // What stands in no row may change every row that was touched.
    for touch in known.keys.sorted().map(\.touch) where touch.row == nil {
      guard known[Situation(touch: touch, look: 0)]?.effects.leadsOn == true else { continue }
      for kind in kinds where kind[0].row != nil {
        await walk(kind + [touch] + kind + [touch], app, isOpen)
        await walk([touch] + kind, app, isOpen)
        // What brings back what went brings back what went last.
        if kind.count > 1, isDeleting(kind[0]), isIdle(touch) {
          await walk([kind[0], touch], app, isOpen)
          await walk([kind[kind.count - 1], kind[0], touch, touch], app, isOpen)
        }
      }
      for kind in all where kind[0].row != nil && !kinds.contains(kind) {
        await wake(kind, by: touch, app, isOpen)
      }
    }
    // What changes nothing to be seen may change what others do.
    let quiet = all.filter { !kinds.contains($0) }.map { $0[0] }.filter(leadsOnQuietly)
    if !quiet.isEmpty {
      for kind in kinds { await walk(quiet + kind, app, isOpen) }
    }
    await combine(app, isOpen)
    await fill(app, isOpen)
    await mix(app, isOpen)
    await doubt(app, isOpen)
    await leave(app, isOpen)
    await choose(app, isOpen)
    leaveNewRows(app)
    for row in rowsOfManyLooks.sorted() { app.note(.looks(row)) }
    for control in controlsOfManyLooks.sorted(by: { $0.words < $1.words }) {
      app.note(.controlLooks(control))
    }
    changingAll.subtract(known.keys)
    for situation in changingAll { known[situation] = .lost }
    let given = trials.filter { $0.value >= limits.trials && known[$0.key] == nil }.keys
    if !given.isEmpty { app.note(.trials(given.sorted().map(\.touch))) }
  }

  /// Touches rows that a touch takes away before it is made twice: they may come back as they were
  /// when they went.
  private func hide(
    by touch: Interaction, _ lasting: [Interaction], _ app: some ExploredApp, _ isOpen: Bool
  ) async {
    guard let change = known[Situation(touch: touch, look: 0)]?.effects.change,
      let own = looks.start.element(of: touch), change.turns[own] != nil
    else { return }
    let turning = change.deleted.compactMap { row in
      lasting.first { other in
        other.row == row
          && known[Situation(touch: other, look: 0)]?.effects.change.turns[row.element] != nil
      }
    }
    if turning.isEmpty { return }
    // What brings them back is the same once more, or another choice of it.
    let others = known.keys.filter { other in
      guard case .control(let ordinal, let choice) = touch,
        case .control(ordinal, let back) = other.touch
      else { return false }
      return other.look == 0 && back != choice
    }.map(\.touch).sorted()
    for way in [touch] + others.prefix(3) { await walk(turning + [touch, way], app, isOpen) }
  }

  /// Touches what changed nothing at first after something else: some of a kind, and all of them where
  /// that changes something now.
  private func wake(
    _ kind: [Interaction], by touch: Interaction, _ app: some ExploredApp, _ isOpen: Bool
  ) async {
    guard leadsOnQuietly(kind[0]) else { return }
    let count = steps.count
    // What does nothing to the first may do something to others: the first moved to the beginning.
    let some = Set([0, kind.count / 2, kind.count - 1]).sorted().map { kind[$0] }
    await walk([touch] + some, app, isOpen)
    let isAwake = steps.dropFirst(count).contains {
      $0.situation.touch != touch && !$0.change.isEmpty
    }
    if isAwake, kind.count > some.count { await walk([touch] + kind, app, isOpen) }
  }

  /// Touches twice what changed nothing at first: it may do so the second time.
  private func touchTwice(_ app: some ExploredApp) async {
    let quiet = known.keys.filter { $0.look == 0 && $0.touch.part?.isActing != false }
      .sorted().map(\.touch).filter(leadsOnQuietly)
    guard !quiet.isEmpty else { return }
    let count = looks.ownCount
    if count > limits.elements { return app.note(.secondTouches(quiet, elements: count)) }
    guard await app.isComparable(isOpen: false) else { return }
    for kind in kinds(of: quiet) {
      await walk(kind.flatMap { [$0, $0] }, app, false)
      // They were asked one after the other: the last was never the first.
      let idle = kind.filter(isIdle)
      if idle.count > 1 { await walk(idle.reversed(), app, false) }
    }
  }

  /// Whether the page can be touched further after a touch at the start, which asks nothing.
  private func leadsOnQuietly(_ touch: Interaction) -> Bool {
    guard let effects = known[Situation(touch: touch, look: 0)]?.effects else { return false }
    return effects.leadsOn && !effects.edits.contains(where: \.isAlert)
  }

  /// Whether a touch at the start does nothing that can be seen.
  private func isIdle(_ touch: Interaction) -> Bool {
    known[Situation(touch: touch, look: 0)]?.effects.isEmpty == true
  }

  /// The touches by what they have in common: the same part of rows of one list.
  func kinds(of touches: [Interaction]) -> [[Interaction]] {
    var kinds: [[Interaction]] = []
    for touch in touches {
      let index = kinds.firstIndex { kind in
        if case .control(let ordinal, _) = kind[0], case .control(ordinal, _) = touch {
          return true
        }
        guard let row = kind[0].row, let own = touch.row else { return kind[0] == touch }
        return row.collection == own.collection && kind[0].part == touch.part
      }
      if let index {
        if !kinds[index].contains(touch) { kinds[index].append(touch) }
      } else {
        kinds.append([touch])
      }
    }
    return kinds
  }

  /// Whether taps choose one row after the other.
  private func isSelection(_ kind: [Interaction], _ app: some ExploredApp) -> Bool {
    guard kind[0].part == .tap, let collection = kind[0].row?.collection else { return false }
    return app.selectsSeveral(in: collection)
  }

  /// - Parameter goesOn: Whether the next touch is made where a state shows.
  func walk(
    _ touches: [Interaction], _ app: some ExploredApp, _ isOpen: Bool,
    while goesOn: (Interaction, PageState) -> Bool = { _, _ in true }
  ) async {
    guard let instance = await app.instance(isOpen: isOpen) else { return }
    var state = looks.start
    var place = SeenPaths.start(isOpen: isOpen)
    for touch in touches where goesOn(touch, state) {
      guard let next = await step(touch, on: instance, app, state, &place) else { break }
      state = next
    }
    instance.end()
  }

  /// Makes the next touch of a walk.
  ///
  /// - Parameter place: Where the walk is.
  /// - Returns: What is shown then; `nil` where the walk ends.
  func step(
    _ touch: Interaction, on instance: some ExploredInstance, _ app: some ExploredApp,
    _ state: PageState, _ place: inout Int
  ) async -> PageState? {
    guard let look = looks.look(for: touch, in: state) else { return state }
    let situation = Situation(touch: touch, look: look)
    if known[situation]?.effects.endsThere == true { return state }
    guard app.mayTouch(at: touch.place) else { return nil }
    let state = shown(before: touch, in: state)
    let isFirst = SeenPaths.isStart(place)
    let answer: Answer
    switch await instance.perform(touch, isLater: true) {
    case .lost:
      if known[situation] == nil { known[situation] = .lost }
      lostLater.insert(situation)
      return nil
    case .nothing:
      if touch.part != .deselection, known[situation] == nil {
        known[situation] = Known(tap: nil, effects: Effects())
      }
      return state
    case .replaced: return state
    case .done(let done): answer = done
    }
    place = paths.place(after: touch, from: place)
    if let step = paths.step(answer, at: place) {
      steps.append(step)
      if answer.leaves { return nil }
      instance.pass()
      instance.goOn()
      return step.after
    }
    // A list without rows may be another screen; that is a matter of all its rows.
    let start = known[Situation(touch: touch, look: 0)]
    let isLast =
      (known[situation] ?? start) != nil && ownRows(of: state) < 2
    var (effects, after) = await seen(answer, on: instance, from: state, isLast: isLast)
    if touch.isAnswer { effects.forgetAlert() }
    var disagrees = false
    if let other = known[situation] {
      disagrees = (!isLast || !effects.endsThere) && other.effects.edits != effects.edits
    } else if effects.endsThere, !answer.comesBack, answer.columns == .none,
      start?.effects.endsThere == false
    {
      // What leads elsewhere only here does so for another reason than the row's look.
      if !isLast { trials[situation, default: 0] += 1 }
      if !answer.leadsElsewhere { changingAll.insert(situation) }
    } else {
      known[situation] = Known(
        tap: answer.tap, effects: effects, isHandled: app.isHandled(touch))
    }
    guard let after, effects.alert.isEmpty else {
      if disagrees { disagreeing.insert(situation) }
      return nil
    }
    var step = SeenStep(
      before: state, situation: situation, after: after, change: effects.change, isFirst: isFirst)
    step.disagrees = disagrees
    steps.append(step)
    paths.see(answer, step, at: place)
    if answer.leaves { return nil }
    instance.goOn()
    return after
  }

  // MARK: What walks left out

  /// Touches rows in looks in which they were not touched yet.
  private func fill(_ app: some ExploredApp, _ isOpen: Bool) async {
    for round in 0...limits.fillings {
      guard let next = route(from: looks.start) else { return }
      if round == limits.fillings {
        // What is left of rows that came is said of them.
        if let touch = next.last, !isOnWayToNewRow(next) { app.note(.fillings(touch)) }
        return
      }
      guard let instance = await app.instance(isOpen: isOpen) else { return }
      let count = known.count + trials.count
      await touch(on: instance, app, from: looks.start, at: SeenPaths.start(isOpen: isOpen))
      instance.end()
      if known.count + trials.count == count { return }
    }
  }

  /// Goes from what was not touched to the next, as long as something is found out.
  func touch(
    on instance: some ExploredInstance, _ app: some ExploredApp, from start: PageState,
    at place: Int
  ) async {
    var (state, place) = (start, place)
    var count = known.count + trials.count
    var made: Set<SeenTouch> = []
    var left = limits.looks
    while let touch = route(from: state)?.first {
      // Where a touch leads elsewhere than it did, the way there is not found.
      let elements = looks.contents.count
      guard left > 0, made.insert(SeenTouch(state: state, touch: touch)).inserted,
        let next = await step(touch, on: instance, app, state, &place)
      else { return }
      // What brings another row each time would do so for ever.
      if looks.contents.count > elements { left -= 1 }
      if known.count > count {
        count = known.count
        made = []
      }
      state = next
    }
  }
}

private struct SeenTouch: Hashable {
  var state: PageState
  var touch: Interaction
}

extension Interaction {
  /// The tap that takes back a row's selection.
  fileprivate var deselected: Interaction {
    if case .row(let name, .tap) = self { return .row(name, .deselection) }
    return self
  }
}
