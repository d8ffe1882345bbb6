internal import CellophaneDocument

/// Elements whose looks follow what another element says: a button that is off while a title counts
/// nothing.
extension Composition {
  /// The elements that look otherwise at times though they looked alike before, with another each by
  /// which that can be told.
  static func tellers(
    of shared: Set<ResolvedElement>, _ steps: [SeenStep], _ start: PageState
  ) -> [ResolvedElement: ResolvedElement] {
    let outside = shared.filter { $0.row == nil }.sorted { $0.words < $1.words }
    let unclear = outside.filter { !isTold($0, by: $0, steps, start) }
    var tellers: [ResolvedElement: ResolvedElement] = [:]
    for element in unclear {
      tellers[element] = outside.first {
        !unclear.contains($0) && isTold(element, by: $0, steps, start)
      }
    }
    return tellers
  }

  /// Whether what a touch makes of an element can be told by how another looked.
  private static func isTold(
    _ element: ResolvedElement, by teller: ResolvedElement, _ steps: [SeenStep], _ start: PageState
  ) -> Bool {
    var known: [Situation: [Int: Int]] = [:]
    for step in steps where start.element(of: step.situation.touch) != element {
      guard let look = step.before.looks[teller], let now = step.after.looks[element],
        isConcerned(element, teller, step)
      else { continue }
      if let other = known[step.situation]?[look], other != now { return false }
      known[step.situation, default: [:]][look] = now
    }
    return true
  }

  private static func isConcerned(
    _ element: ResolvedElement, _ teller: ResolvedElement, _ step: SeenStep
  ) -> Bool {
    element == teller || step.before.looks[element] != step.after.looks[element]
      || step.before.looks[teller] != step.after.looks[teller]
  }

  /// The look by which it can be told what a touch makes of an element; `nil` where it makes nothing of
  /// one that follows another.
  func lookBefore(of element: ResolvedElement, _ step: SeenStep) -> Int? {
    guard let teller = tellers[element] else { return step.before.looks[element] }
    return Self.isConcerned(element, teller, step) ? step.before.looks[teller] : nil
  }

  /// Whether a touch makes an element look otherwise.
  func isTurned(_ element: ResolvedElement, _ turns: [Int: Int]) -> Bool {
    tellers[element] != nil || turns.contains { $0 != $1 }
  }
}
