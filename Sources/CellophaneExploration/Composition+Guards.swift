package import CellophaneDocument

/// Touches that do something else once an element looks otherwise: a mode that a bar's button turns
/// on, and that its title says.
extension Composition {
  /// How an element must look for a touch to do what it is said to do.
  package struct Guard: Hashable {
    package var element: ResolvedElement
    package var look: Int
  }

  /// Finds an element for each touch that led to different things, so that it led to the same whenever
  /// that element looked as at the start.
  func guards(
    through steps: [SeenStep], besides known: Set<Situation>
  ) -> [Situation: Guard] {
    var found: [Situation: Guard] = [:]
    let alone = Set(effects.filter { $0.value.isAlone && !known.contains($0.key) }.keys)
    if alone.isEmpty { return [:] }
    let turning = turning(in: steps)
    for (situation, times) in Dictionary(grouping: steps, by: \.situation)
    where alone.contains(situation) {
      let own = start.element(of: situation.touch)
      for element in turning where element != own && found[situation] == nil {
        guard let look = start.looks[element] else { continue }
        let kept = times.filter { $0.before.looks[element] == look }
        if kept.count < times.count, kept.contains(where: { $0.before != start }),
          isSteady(kept, own)
        {
          found[situation] = Guard(element: element, look: look)
        }
      }
    }
    return found
  }

  /// The elements outside rows that touches turn, those first that look in few ways and that touches of
  /// rows do not turn: a mode before a count.
  private func turning(in steps: [SeenStep]) -> [ResolvedElement] {
    var looks: [ResolvedElement: Set<Int>] = [:]
    var counting: Set<ResolvedElement> = []
    for step in steps {
      for (element, turn) in step.change.turns where element.row == nil {
        looks[element, default: []].formUnion([turn.from, turn.to])
        if step.situation.touch.row != nil { counting.insert(element) }
      }
    }
    func rank(_ element: ResolvedElement) -> (Int, Int, String) {
      (counting.contains(element) ? 1 : 0, looks[element]?.count ?? 0, element.words)
    }
    return looks.keys.sorted { rank($0) < rank($1) }
  }

  /// Whether a touch did the same to its own element and to rows each time.
  private func isSteady(_ steps: [SeenStep], _ own: ResolvedElement?) -> Bool {
    guard let first = steps.first else { return false }
    return steps.allSatisfy { step in
      let (change, other) = (step.change, first.change)
      // Of a row that goes to the end nothing is seen where it stands there.
      return !change.isWhole && !step.disagrees && change.inserted == other.inserted
        && Set(change.deleted) == Set(other.deleted)
        && (change.moved == other.moved || change.moved.isEmpty || other.moved.isEmpty)
        && own.map { step.after.looks[$0] == first.after.looks[$0] } != false
    }
  }

  /// Whether a touch does what it is said to do in a state.
  func isGuarded(_ situation: Situation, in state: PageState) -> Bool {
    guards[situation].map { state.looks[$0.element] == $0.look } ?? true
  }

  /// Guards what rows do by what rows that look alike are guarded by: of the others it was not seen
  /// whether they do something else, or they were seen while they do.
  mutating func guardAlike(_ looks: KnownLooks, _ steps: [SeenStep]) {
    if guards.isEmpty { return }
    let times = Dictionary(grouping: steps, by: \.situation)
    let lasting = effects.lazy.filter { !$0.value.isAlone }.map(\.key)
    for group in Self.groups(of: lasting, looks).values {
      let elements = group.compactMap { guards[$0]?.element }
      guard let element = elements.first, Set(elements).count == 1,
        elements.count * 2 >= group.count(where: { $0.look == 0 })
      else { continue }
      for situation in group where guards[situation] == nil {
        let seen = Set((times[situation] ?? []).map { $0.before.looks[element] })
        if seen.count == 1, let look = seen.first ?? nil {
          guards[situation] = Guard(element: element, look: look)
        }
      }
    }
  }
}
