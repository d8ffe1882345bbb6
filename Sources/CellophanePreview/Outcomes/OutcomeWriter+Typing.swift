internal import CellophaneDocument
internal import CellophaneExploration

/// What is known of typing into the fields of a screen.
@MainActor struct TypedTouches {
  /// The touches that do something else once something was typed.
  private(set) var touches: Set<Interaction> = []
  /// The looks that elements keep at such touches.
  private(set) var keptLooks: [ResolvedElement: Set<Int>] = [:]

  init(of asker: Asker) {
    for case .typed(let touch?) in asker.known.keys.lazy.map(\.touch) { touches.insert(touch) }
    for step in asker.explorer.steps where step.situation.touch.isTyped {
      for (element, look) in step.before.looks where step.after.looks[element] == look {
        keptLooks[element, default: []].insert(look)
      }
    }
  }
}

extension OutcomeWriter {
  /// What a touch does, and what it does once something was typed; `nil` for nothing.
  mutating func outcome(_ situation: Situation) -> ResolvedOutcome? {
    let plain = outcome(untyped: situation)
    guard typing.touches.contains(situation.touch) else { return plain }
    var after = Situation(touch: .typed(situation.touch), look: situation.look)
    // The sample again changes nothing where other words do what the first did.
    if let found = known[after]?.effects, found.isEmpty { after.look = 0 }
    var typed = outcome(untyped: after)?.edits ?? []
    let told = typed.filter(\.isCondition)
    if told.isEmpty {
      typed.insert(.typed(), at: 0)
    } else {
      // A page looks at one condition after the other, and at none within another but how elements look.
      stops = true
      let looks = typed.compactMap(\.whileTyped)
      typed =
        (told.allSatisfy { $0.whileTyped?.isCondition == true } ? looks : [])
        + [.typed(), .signal(stop)]
    }
    let others = plain?.edits ?? []
    let isOpen = others.first?.isCondition != true
    return ResolvedOutcome(typed + (isOpen ? [.otherwise] : []) + others)
  }

  /// How an element's looks follow a signal that is sent after typing too.
  func typed(_ turns: [Int: Int], of element: ResolvedElement) -> [Int: Int] {
    var typed = turns
    // The sample again changes nothing where other words do what the first did.
    for to in turns.values where typing.keptLooks[element]?.contains(to) == true {
      typed[to] = typed[to] ?? to
    }
    return typed
  }
}

extension ResolvedEdit {
  /// The same once something was typed; `nil` for a condition that a page does not look at then.
  fileprivate var whileTyped: ResolvedEdit? {
    if case .looking(let signal) = self { return .typed(looking: signal) }
    return isCondition ? nil : self
  }
}
