internal import CellophaneDocument
internal import CellophaneExploration

extension OutcomeWriter {
  /// What a touch does by how many rows a list has, or by how others look; `nil` where neither says it.
  mutating func counted(_ situation: Situation, _ found: Known) -> [ResolvedEdit]? {
    if let cases = composition.decisions[situation] { return decided(situation, found, cases) }
    guard let counting = composition.countings[situation] else { return nil }
    var edits: [ResolvedEdit] = []
    for count in counting.counts {
      var counted = situation
      counted.count = count
      // What holds as the first change alone holds while there are as many rows as at the start.
      guard let effect = composition.effects[counted],
        !effect.isAlone || count == counting.counts.first
      else { continue }
      if counting.series.isEmpty {
        let others = leftOut[counting.collection] ?? 0
        edits.append(.given(rows: count + others, in: counting.collection))
      } else {
        let row = counting.series[count]
        edits.append(.unlessCame(collection: row.collection, row: row.row))
      }
      edits += self.edits(of: counted, found, at: situation)
    }
    return edits
  }

  /// What a touch does by how others look.
  private mutating func decided(
    _ situation: Situation, _ found: Known, _ cases: [Composition.Case]
  ) -> [ResolvedEdit] {
    var edits: [ResolvedEdit] = []
    for (number, known) in cases.enumerated() {
      var (counted, found) = (situation, found)
      counted.count = number
      (found.effects.edits, found.effects.change) = (known.edits, known.change)
      edits.append(.looking(signal: name(ofGuarding: known.looks)))
      edits += self.edits(of: counted, found, at: situation)
    }
    return edits
  }
}
