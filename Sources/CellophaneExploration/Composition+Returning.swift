internal import CellophaneDocument

/// Rows that a touch brings back as they were when they went.
extension Composition {
  /// Finds rows that look, when a touch brings them, as they did when they went: what was set in
  /// them lasts.
  mutating func findReturning(_ steps: [SeenStep]) {
    var seen: [Situation: [RowName: [(look: Int, gone: Int?)]]] = [:]
    forEachRemembered(steps) { step, gone in
      for placing in step.change.placed {
        guard let look = placing.look else { continue }
        seen[step.situation, default: [:]][placing.row, default: []]
          .append((look, gone[placing.row.element]))
      }
    }
    for (situation, rows) in seen {
      guard let placed = effects[situation]?.change.placed,
        placed.allSatisfy({ $0.parent == nil && !$0.isExpanded })
      else { continue }
      for (row, looks) in rows where Set(looks.map(\.look)).count > 1 {
        let first = placed.first { $0.row == row }?.look
        if looks.allSatisfy({ $0.look == $0.gone ?? first }) {
          effects[situation]?.returning.insert(row)
        }
      }
    }
  }

  /// Goes through steps with what rows that went before each of them looked like.
  func forEachRemembered(
    _ steps: [SeenStep], _ body: (SeenStep, [ResolvedElement: Int]) -> Void
  ) {
    var gone: [ResolvedElement: Int] = [:]
    for step in steps {
      if step.isFirst { gone = [:] }
      body(step, gone)
      // What sets a row that is there sets it as well while it is away.
      for (element, look) in effects[step.situation]?.sets ?? [:] where gone[element] != nil {
        gone[element] = look
      }
      guard !step.change.deleted.isEmpty else { continue }
      for (element, look) in step.before.looks where step.after.looks[element] == nil {
        gone[element] = look
      }
    }
  }
}
