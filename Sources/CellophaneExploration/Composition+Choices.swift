internal import CellophaneDocument

/// Lists in which one row at a time is marked.
extension Composition {
  /// Finds lists in which one row at a time is marked: touching one takes the mark from the others.
  ///
  /// - Returns: The rows whose looks follow.
  mutating func choices() -> Set<ResolvedElement> {
    var found: Set<ResolvedElement> = []
    var groups: [Kind: [Situation]] = [:]
    for (situation, effect) in effects where !effect.isAlone {
      guard let kind = Kind(situation.touch), effect.own != nil else { continue }
      groups[kind, default: []].append(situation)
    }
    for (_, situations) in groups.sorted(by: { $0.key < $1.key }) {
      found.formUnion(choice(among: situations.sorted()))
    }
    return found
  }

  private mutating func choice(among situations: [Situation]) -> Set<ResolvedElement> {
    var marks: [ResolvedElement: [Int: Int]] = [:]
    for situation in situations {
      guard let row = situation.touch.row, let own = effects[situation]?.own,
        own != situation.look
      else { continue }
      marks[row.element, default: [:]][own] = situation.look
    }
    // A row that both gains and loses the mark by its own touch can be told by the others only.
    var evidence = 0
    var members: [Situation] = []
    for situation in situations {
      // One that is marked already takes the mark from others as well.
      guard let own = effects[situation]?.own, let row = situation.touch.row,
        own != situation.look || marks[row.element]?[own] != nil
      else { continue }
      var isMember = true
      for (name, turns) in seen[situation] ?? [:] {
        guard let mark = marks[name] else { continue }
        for (from, to) in turns {
          guard let plain = mark[from] else { continue }
          if to == plain { evidence += 1 } else if to == from { isMember = false }
        }
      }
      if isMember { members.append(situation) }
    }
    guard evidence > 0 else { return [] }
    signals.append(Signal(turns: marks.filter { name, _ in name.row != nil }))
    for situation in members { effects[situation]?.signals.append(signals.count - 1) }
    return Set(marks.keys)
  }
}
