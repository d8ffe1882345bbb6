internal import CellophaneDocument

/// Controls outside rows, and items of bars, that change the same things: what shows for each
/// combination of them is seen, not guessed.
extension Explorer {
  /// How many touches are made to see combinations: those of a form of a few controls.
  private static let touches = 96

  /// Of how many choices each is made after each other one.
  private static let choices = 6

  /// Makes each choice of a menu, or of a control, after each other one: what sorts a list places rows
  /// elsewhere by how they were sorted.
  func chooseInTurn(
    _ touches: [Interaction], _ lasting: [Interaction], _ app: some ExploredApp, _ isOpen: Bool
  ) async {
    let groups = Dictionary(grouping: touches) { $0.outside }
    for (place, choices) in groups.sorted(by: { $0.value[0] < $1.value[0] })
    where place != nil && (3...Self.choices).contains(choices.count)
      && choices.contains(where: lasting.contains)
    {
      await walk(
        choices.flatMap { one in choices.filter { $0 != one }.flatMap { [one, $0] } }, app, isOpen)
    }
  }

  /// Goes from combination to combination, wherever something was not touched yet.
  func combine(_ app: some ExploredApp, _ isOpen: Bool) async {
    let touches = combined
    guard !touches.isEmpty, let instance = await app.instance(isOpen: isOpen) else { return }
    var tried: [PageState: [Interaction: PageState?]] = [:]
    for step in steps { tried[step.before, default: [:]][step.situation.touch] = .some(step.after) }
    var state = looks.start
    var place = SeenPaths.start(isOpen: isOpen)
    for _ in 0..<Self.touches {
      guard let touch = way(from: state, touching: touches, tried) else { return instance.end() }
      guard let next = await step(touch, on: instance, app, state, &place) else {
        tried[state, default: [:]][touch] = .some(nil)
        break
      }
      tried[state, default: [:]][touch] = .some(next)
      state = next
    }
    instance.end()
    if way(from: state, touching: touches, tried) != nil { app.note(.combinations(touches)) }
  }

  /// The choices of controls that change what others change too.
  private var combined: [Interaction] {
    var changing: [ResolvedElement: Set<Interaction>] = [:]
    for (situation, found) in known where found.effects.leadsOn {
      // What brings more each time has no last combination.
      guard let place = situation.touch.outside, !bringsMore(situation.touch) else { continue }
      let own = looks.start.element(of: situation.touch)
      for element in found.effects.change.turns.keys where element != own && element.row == nil {
        changing[element, default: []].insert(place)
      }
    }
    let places = changing.values.filter { $0.count > 1 }.reduce(into: Set()) { $0.formUnion($1) }
    return known.keys.filter { situation in
      guard let place = situation.touch.outside, places.contains(place) else { return false }
      return situation.look == 0 && known[situation]?.effects.leadsOn == true
    }.map(\.touch).sorted()
  }

  /// The first touch on the shortest way to one that was not tried; `nil` where all were.
  private func way(
    from start: PageState, touching touches: [Interaction],
    _ tried: [PageState: [Interaction: PageState?]]
  ) -> Interaction? {
    var seen: Set<PageState> = [start]
    var ways: [(state: PageState, first: Interaction?)] = [(start, nil)]
    var index = 0
    while index < ways.count {
      let (state, first) = ways[index]
      index += 1
      for touch in touches {
        guard let known = tried[state]?[touch] else { return first ?? touch }
        if let next = known, seen.insert(next).inserted { ways.append((next, first ?? touch)) }
      }
    }
    return nil
  }
}

extension Interaction {
  /// The control or item that it is made on, outside rows.
  fileprivate var outside: Interaction? {
    switch self {
    case .control(let ordinal, _): .control(ordinal, choice: 0)
    case .item(let ordinal), .choice(_, let ordinal): .item(ordinal)
    default: nil
    }
  }
}
