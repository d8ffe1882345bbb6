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
  private(set) var doubts: [Situation: [ResolvedElement: Int]] = [:]

  /// - Parameters:
  ///   - disagreeing: Situations that led to other things at other times.
  ///   - untried: Those of which nobody knows whether they lead to the same at other times.
  package init(
    _ steps: [SeenStep], looks: KnownLooks, disagreeing: Set<Situation>, untried: Set<Situation>
  ) {
    start = looks.start
    let states = [start] + steps.flatMap { [$0.before, $0.after] }
    fleeting = FleetingSections(steps, in: states)
    let sorted = SortedRows(states)
    let known = disagreeing.union(untried)
    compose(steps, looks, sorted, known)
    guards = guards(through: steps, besides: known)
    if !guards.isEmpty {
      effects = [:]
      (signals, seen, changing, scattered, doubts) = ([], [:], [], [], [:])
      compose(steps, looks, sorted, known)
      for situation in guards.keys where effects[situation]?.isAlone != false {
        guards[situation] = nil
      }
    }
    guardAlike(looks, steps)
    doubtAlike(looks, besides: known.union(steps.lazy.filter(\.disagrees).map(\.situation)))
    findHidden(steps)
  }

  private mutating func compose(
    _ all: [SeenStep], _ looks: KnownLooks, _ sorted: SortedRows, _ known: Set<Situation>
  ) {
    let steps = all.filter { isGuarded($0.situation, in: $0.before) }
    let times = Dictionary(grouping: steps, by: \.situation)
    for (situation, steps) in times { take(situation, steps) }
    sort(times, sorted)
    moveAlike(looks, start)
    for step in steps where step.disagrees { effects[step.situation]?.isAlone = true }
    for situation in known { effects[situation]?.isAlone = true }
    see(steps)
    let chosen = choices()
    follow(leavingOut: chosen)
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

  // MARK: Following

  private mutating func follow(leavingOut chosen: Set<ResolvedElement>) {
    let changing = seen.filter { effects[$0.key]?.isAlone == false }
    var followed: Set<ResolvedElement> = []
    // Those that change what stands in no row by what it said.
    var counting: Set<Kind> = []
    var setters: [ResolvedElement: [Kind: Set<RowName>]] = [:]
    for (situation, elements) in seen {
      for (name, turns) in elements where isTurned(name, turns) {
        if Set(turns.values).count > 1 {
          followed.insert(name)
          if name.row == nil, let kind = Kind(situation.touch) { counting.insert(kind) }
        }
        if name.row == nil, let kind = Kind(situation.touch), let row = situation.touch.row {
          setters[name, default: [:]][kind, default: []].insert(row)
        }
      }
    }
    for situation in changing.keys.sorted() {
      var followers: [ResolvedElement: [Int: Int]] = [:]
      let kind = Kind(situation.touch)
      let turnsOthers =
        changing[situation]?.contains { $0.row != nil && $1.contains { $0 != $1 } } == true
      for (name, turns) in changing[situation] ?? [:] where !chosen.contains(name) {
        let isTurned = isTurned(name, turns)
        // Other rows say something there: what this one says may have stood there already.
        let isInDoubt =
          turns.count == 1
          && kind.map { kind in
            setters[name]?[kind]?.contains { $0 != situation.touch.row } == true
          } == true
        // Those of its kind count: what this one says may be what was left after others.
        let isCounted = isInDoubt && kind.map(counting.contains) == true
        if isCounted, isTurned { doubts[situation, default: [:]][name] = turns.keys.first }
        // Others change what all tabs share: from another count it is another one.
        let isShared = turns.count == 1 && name.isBadge
        if followed.contains(name) {
          // What changes other rows may change what was seen in one way alone.
          if isTurned || turns.count == 1 && name.row == nil && turnsOthers {
            followers[name] = turns
          }
        } else if isTurned, !isShared, !isCounted {
          effects[situation]?.sets[name] = turns.values.first
        } else if isInDoubt || isTurned {
          followers[name] = turns
        }
      }
      if !followers.isEmpty { join(situation, followers) }
    }
    for situation in changing.keys { followSets(of: situation) }
  }

  /// What a touch makes of an element whatever that looked like is known of its signals too, where
  /// others of its kind follow the element by them.
  private mutating func followSets(of situation: Situation) {
    guard let effect = effects[situation], !effect.sets.isEmpty else { return }
    for index in effect.signals {
      for name in effect.sets.keys where signals[index].turns[name] != nil {
        signals[index].turns[name]?.merge(seen[situation]?[name] ?? [:]) { mine, _ in mine }
      }
    }
  }

  /// Gives a touch the signal of those that were seen to do the same.
  private mutating func join(_ situation: Situation, _ turns: [ResolvedElement: [Int: Int]]) {
    let joined = signals.indices.filter { signals[$0].sharesTurn(with: turns) }
      .filter { signals[$0].agrees(with: turns) }
    guard let first = joined.first else {
      signals.append(Signal(turns: turns))
      effects[situation]?.signals.append(signals.count - 1)
      return
    }
    signals[first].merge(turns)
    effects[situation]?.signals.append(first)
    for other in joined.dropFirst() where signals[first].agrees(with: signals[other].turns) {
      signals[first].merge(signals[other].turns)
      for (key, effect) in effects where effect.signals.contains(other) {
        effects[key]?.signals = effect.signals.map { $0 == other ? first : $0 }
      }
      signals[other].turns = [:]
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
      guard let said = predicted(step.situation, in: step.before, gone), said != step.after else {
        return
      }
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
  package func played(on state: PageState) -> PageState? {
    var now = state.applying(change)
    for (element, turn) in change.turns { now?.looks[element] = turn.to }
    return now
  }
}

extension PageChange {
  /// Whether it leads to the order that was seen each time.
  fileprivate func leads(through steps: [SeenStep]) -> Bool {
    steps.allSatisfy { $0.before.applying(self)?.order == $0.after.order }
  }
}

extension Composition.Signal {
  fileprivate func sharesTurn(with other: [ResolvedElement: [Int: Int]]) -> Bool {
    other.contains { name, looks in
      looks.contains { from, to in from != to && turns[name]?[from] == to }
    }
  }

  fileprivate func agrees(with other: [ResolvedElement: [Int: Int]]) -> Bool {
    other.allSatisfy { name, looks in
      looks.allSatisfy { from, to in turns[name]?[from].map { $0 == to } ?? true }
    }
  }

  fileprivate mutating func merge(_ other: [ResolvedElement: [Int: Int]]) {
    for (name, looks) in other {
      turns[name, default: [:]].merge(looks) { mine, _ in mine }
    }
  }
}
