package import CellophaneDocument

/// How what touches do composes, as far as it was seen.
///
/// An element that a touch elsewhere changes either looks the same afterwards whatever it looked
/// like (the title says what was opened last), or follows a signal that touches of a kind share: a
/// count falls by one, the row that was chosen is no longer.
package struct Composition {
  /// What a touch does.
  package struct Effect: Equatable {
    /// The look of the touched row or control afterwards.
    package var own: Int?
    /// What other elements look like afterwards.
    package var sets: [ResolvedElement: Int] = [:]
    package var signals: [Int] = []
    package var change = PageChange()
    /// The rows that come back as they were when they went.
    package var returning: Set<RowName> = []
    /// Whether it holds only as the first change.
    package var isAlone = false
  }

  /// How elements follow touches, by what they look like.
  package struct Signal {
    package var turns: [ResolvedElement: [Int: Int]] = [:]
    /// The looks in which its touches were seen to leave elements.
    var kept: [ResolvedElement: Set<Int>] = [:]
  }

  package internal(set) var effects: [Situation: Effect] = [:]
  package internal(set) var signals: [Signal] = []
  /// Touches after which nothing looks different, and others do something else than before: a page
  /// cannot tell that they were made.
  package private(set) var hidden: Set<Situation> = []
  /// What must look so for a touch to do what it is said to do.
  package internal(set) var guards: [Situation: Guard] = [:]
  /// Elements outside rows that look as what another said before has them: a button that is on while a
  /// title counts something.
  package private(set) var tellers: [ResolvedElement: ResolvedElement] = [:]
  /// Touches that do something else by how many rows a list has.
  package private(set) var countings: [Situation: Counting] = [:]
  /// Touches that lead to something else by how others look.
  package private(set) var decisions: [Situation: [Case]] = [:]
  /// Those of them that were not tried in each way that others look.
  package private(set) var seenInSome: Set<Situation> = []
  let start: PageState
  /// The lists whose sections are there as long as they have rows.
  private let fleeting: FleetingSections
  /// Touches that were seen to change something.
  private(set) var changing: Set<Situation> = []
  /// Touches that place rows in several places.
  private var scattered: Set<Situation> = []
  /// What touches were seen to do to elements that others own, by the looks before.
  private(set) var seen: [Situation: [ResolvedElement: [Int: Int]]] = [:]
  /// Touches that were seen in one way alone to change what others of their kind make follow from what
  /// it said, with the looks of that before.
  var doubts: [Situation: [ResolvedElement: Int]] = [:]

  /// - Parameters:
  ///   - ways: What touches that lead elsewhere came to.
  ///   - disagreeing: Situations that led to other things at other times.
  ///   - untried: Those of which nobody knows whether they lead to the same at other times.
  ///   - edits: What touches do beside what changes.
  package init(
    _ all: [SeenStep], ways: [Situation: [SeenWay]] = [:], looks: KnownLooks,
    disagreeing: Set<Situation>, untried: Set<Situation>,
    edits: (Situation) -> [ResolvedEdit] = { _ in [] }
  ) {
    let start = looks.start
    self.start = start
    decisions = ways.compactMapValues { Self.cases(of: $0, from: start, looks: looks) }
    let states = [start] + all.flatMap { [$0.before, $0.after] }
    fleeting = FleetingSections(all, in: states)
    var steps = counted(all, looks)
    let sorted = SortedRows(states)
    let known = disagreeing.union(untried).subtracting(decisions.keys)
    compose(steps, looks, sorted, known)
    countings = countings(through: steps, looks, besides: known)
    if !countings.isEmpty {
      steps = counted(steps, looks)
      composeAnew(steps, looks, sorted, known)
    }
    guards = guards(through: steps, besides: known)
    if !guards.isEmpty {
      composeAnew(steps, looks, sorted, known)
      for situation in guards.keys where effects[situation]?.isAlone != false {
        guards[situation] = nil
      }
    }
    let others = decisions(through: steps, looks, besides: known, edits: edits)
    if !others.isEmpty {
      decisions.merge(others) { known, _ in known }
      seenInSome = Set(others.keys.filter { !isAnsweredEachTime($0) })
      steps = counted(steps, looks)
      composeAnew(steps, looks, sorted, known)
    }
    guardAlike(looks, steps)
    doubtAlike(looks, besides: known.union(steps.lazy.filter(\.disagrees).map(\.situation)))
    findHidden(steps)
  }

  private mutating func composeAnew(
    _ steps: [SeenStep], _ looks: KnownLooks, _ sorted: SortedRows, _ known: Set<Situation>
  ) {
    effects = [:]
    (signals, seen, changing, scattered, doubts) = ([], [:], [], [], [:])
    compose(steps, looks, sorted, known)
  }

  private mutating func compose(
    _ all: [SeenStep], _ looks: KnownLooks, _ sorted: SortedRows, _ known: Set<Situation>
  ) {
    let steps = all.filter { isGuarded($0.situation, in: $0.before) }
    let times = Dictionary(grouping: steps.filter { !$0.isRenamed }, by: \.situation)
    for (situation, steps) in times { take(situation, steps) }
    sort(times, sorted)
    moveAlike(looks, times)
    for step in steps where step.disagrees { effects[step.situation]?.isAlone = true }
    for situation in known { effects[situation]?.isAlone = true }
    see(steps)
    let chosen = choices()
    follow(leavingOut: chosen, looks)
    findReturning(all)
    verify(all)
  }

  // MARK: Seeing

  /// - Parameter steps: Those of the situation, in order.
  private mutating func take(_ situation: Situation, _ steps: [SeenStep]) {
    var effect = Effect()
    var changes: [PageChange] = []
    for step in steps {
      let own = start.element(of: situation.touch).flatMap { step.after.looks[$0] }
      if changes.isEmpty { effect.own = own }
      if own != effect.own || step.change.isWhole { effect.isAlone = true }
      changes.append(fleeting.completing(step.change))
    }
    if !steps.allSatisfy(\.change.isEmpty) { changing.insert(situation) }
    effect.change = changes[0]
    if !effect.isAlone, changes.contains(where: \.isStructural) {
      if let change = Self.change(among: changes, leadingThrough: steps) {
        effect.change = change
        effect.change.turns = changes[0].turns
      } else {
        effect.isAlone = true
        scattered.insert(situation)
      }
    }
    effects[situation] = effect
  }

  /// The change of some that leads to the order that was seen each time: of a row that goes to the end
  /// nothing is seen where it stands there already, and what has gone cannot go again.
  private static func change(
    among changes: [PageChange], leadingThrough steps: [SeenStep]
  ) -> PageChange? {
    var tried: Set<PageChange> = []
    for change in changes {
      var bare = change
      bare.turns = [:]
      guard tried.insert(bare).inserted else { continue }
      // Where rows were last each time they go behind all others, else behind the row before them.
      let ways = change.placed.contains(where: \.stoodLast) ? [change.goingLast, change] : [change]
      if let way = ways.first(where: { $0.leads(through: steps) }) { return way }
    }
    // What sorts a list leads to the same order whatever it was.
    if steps.allSatisfy(\.change.bringsNothing), let all = steps.last?.after.placingAll,
      all.leads(through: steps)
    {
      return all
    }
    return nil
  }

  /// Lets rows go where the order of their list has them, where rows were seen to go to several places
  /// of it.
  private mutating func sort(_ times: [Situation: [SeenStep]], _ sorted: SortedRows) {
    var lists: Set<String> = []
    for situation in scattered {
      let steps = times[situation] ?? []
      let longest = steps.max { $0.change.placed.count < $1.change.placed.count }?.change
      guard let longest, let change = sorted.sorting(fleeting.completing(longest)),
        change.leads(through: steps)
      else { continue }
      lists.formUnion(change.placed.map(\.row.collection))
      let turns = effects[situation]?.change.turns ?? [:]
      effects[situation]?.change = change
      effects[situation]?.change.turns = turns
      effects[situation]?.isAlone = false
    }
    if lists.isEmpty { return }
    // What was seen once may have stood elsewhere at other times.
    for (situation, effect) in effects where !effect.isAlone && !scattered.contains(situation) {
      guard effect.change.placed.contains(where: { lists.contains($0.row.collection) }),
        let change = sorted.sorting(effect.change), change.leads(through: times[situation] ?? [])
      else { continue }
      effects[situation]?.change = change
    }
  }

  private mutating func see(_ steps: [SeenStep]) {
    var shared: Set<ResolvedElement> = []
    for step in steps {
      let own = start.element(of: step.situation.touch)
      for (name, look) in step.before.looks where name != own {
        if let now = step.after.looks[name], now != look { shared.insert(name) }
      }
    }
    tellers = Self.tellers(of: shared, steps, start)
    for step in steps {
      let own = start.element(of: step.situation.touch)
      for name in shared where name != own {
        guard let look = lookBefore(of: name, step), let now = step.after.looks[name] else {
          continue
        }
        if let other = seen[step.situation]?[name]?[look], other != now {
          effects[step.situation]?.isAlone = true
        }
        seen[step.situation, default: [:]][name, default: [:]][look] = now
      }
    }
  }

  struct Kind: Hashable, Comparable {
    var collection: String
    var part: RowInteraction

    /// The kind of a touch of a row.
    init?(_ touch: Interaction) {
      guard let row = touch.row, let part = touch.part else { return nil }
      (collection, self.part) = (row.collection, part)
    }

    static func < (left: Kind, right: Kind) -> Bool {
      left.collection == right.collection
        ? left.part < right.part : left.collection < right.collection
    }
  }

  /// Takes what a touch of a row does that follows signals as another row does.
  package mutating func take(
    _ effect: Effect, of situation: Situation, turningLike model: RowName, _ row: RowName
  ) {
    effects[situation] = effect
    for index in signals.indices {
      if let turns = signals[index].turns[model.element] {
        signals[index].turns[row.element] = turns
      }
    }
  }

  // MARK: Verifying

  /// Marks what led elsewhere than it is said to.
  private mutating func verify(_ steps: [SeenStep]) {
    var wrong: Set<Situation> = []
    forEachRemembered(steps) { step, gone in
      guard !step.isRenamed, let said = predicted(step.situation, in: step.before, gone),
        said != step.after
      else { return }
      wrong.insert(step.situation)
    }
    for situation in wrong { effects[situation]?.isAlone = true }
  }

  /// Finds what changes nothing to be seen and yet what the first change does.
  private mutating func findHidden(_ steps: [SeenStep]) {
    var quiet: [Situation]? = []
    for step in steps {
      if step.isFirst { quiet = [] }
      if let made = quiet, !made.isEmpty, let effect = effects[step.situation], effect.isAlone,
        effect.played(on: step.before) != step.after
      {
        hidden.formUnion(made)
      }
      if step.change.isEmpty { quiet?.append(step.situation) } else { quiet = nil }
    }
    // What one of a kind hides, others hide too.
    let kinds = Set(hidden.compactMap { Kind($0.touch) })
    let changing = Set(steps.lazy.filter { !$0.change.isEmpty }.map(\.situation))
    for situation in effects.keys where !changing.contains(situation) {
      if let kind = Kind(situation.touch), kinds.contains(kind) { hidden.insert(situation) }
    }
    // What holds only as the first change was itself changed by others.
    hidden = hidden.filter { effects[$0]?.isAlone == false }
  }

  /// What a page shows after a touch; `nil` where it does not know.
  ///
  /// - Parameter gone: What rows that went looked like when they did.
  package func predicted(
    _ situation: Situation, in state: PageState, _ gone: [ResolvedElement: Int] = [:]
  ) -> PageState? {
    let situation = counted(situation, in: state, gone)
    guard let effect = effects[situation] else { return nil }
    if effect.isAlone, state != start { return nil }
    guard isGuarded(situation, in: state) else { return nil }
    var change = effect.change
    for index in change.placed.indices {
      let row = change.placed[index].row
      guard effect.returning.contains(row), let look = gone[row.element] else { continue }
      change.placed[index].look = look
    }
    guard var now = state.applying(change) else { return nil }
    for signal in effect.signals {
      for (name, turns) in signals[signal].turns {
        guard let look = state.looks[tellers[name] ?? name], now.looks[name] != nil else {
          continue
        }
        if let next = turns[look] {
          now.looks[name] = next
        } else if name.row == nil {
          return nil
        }
      }
    }
    for (name, look) in effect.sets where now.looks[name] != nil { now.looks[name] = look }
    if let element = start.element(of: situation.touch), now.looks[element] != nil,
      let own = effect.own
    {
      now.looks[element] = own
    }
    return now
  }
}

extension Composition.Effect {
  /// What shows after what was seen of it, played as it was.
  package func played(on state: PageState) -> PageState? { change.played(on: state) }
}

extension PageChange {
  /// What shows after it.
  func played(on state: PageState) -> PageState? {
    var now = state.applying(self)
    for (element, turn) in turns { now?.looks[element] = turn.to }
    return now
  }
}

extension PageChange {
  /// Whether it leads to the order that was seen each time.
  fileprivate func leads(through steps: [SeenStep]) -> Bool {
    steps.allSatisfy { $0.before.applying(self)?.order == $0.after.order }
  }
}
