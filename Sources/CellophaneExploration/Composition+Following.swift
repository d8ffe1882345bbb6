internal import CellophaneDocument

/// Elements that follow signals: what they look like after touches depends on what they looked like
/// before.
extension Composition {
  mutating func follow(leavingOut chosen: Set<ResolvedElement>, _ looks: KnownLooks) {
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
        // Others change what all tabs share, and what lies beneath: from another count it is another one.
        let isShared =
          turns.count == 1 && (name.isBadge || name.row == nil && looks.isCovered(name))
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
    joinNewRows(changing.keys.sorted())
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
    var own = Signal(turns: turns)
    for (name, looks) in seen[situation] ?? [:] {
      own.kept[name] = Set(looks.filter { $0 == $1 }.keys)
    }
    let joined = signals.indices.filter {
      signals[$0].sharesTurn(with: turns) && signals[$0].agrees(with: own)
    }
    guard let first = joined.first else {
      signals.append(own)
      effects[situation]?.signals.append(signals.count - 1)
      return
    }
    signals[first].merge(own)
    effects[situation]?.signals.append(first)
    for other in joined.dropFirst() { join(other, into: first) }
  }

  /// Lets all that follows a signal follow another one, where they agree.
  mutating func join(_ other: Int, into first: Int) {
    guard signals[first].agrees(with: signals[other]) else { return }
    signals[first].merge(signals[other])
    for (key, effect) in effects where effect.signals.contains(other) {
      effects[key]?.signals = effect.signals.map { $0 == other ? first : $0 }
    }
    signals[other].turns = [:]
  }
}

extension Composition.Signal {
  fileprivate func sharesTurn(with other: [ResolvedElement: [Int: Int]]) -> Bool {
    other.contains { name, looks in
      looks.contains { from, to in from != to && turns[name]?[from] == to }
    }
  }

  fileprivate func agrees(with other: Composition.Signal) -> Bool {
    let doSame = other.turns.allSatisfy { name, looks in
      looks.allSatisfy { from, to in turns[name]?[from].map { $0 == to } ?? true }
    }
    return doSame && !turnsWhatIsKept(by: other) && !other.turnsWhatIsKept(by: self)
  }

  private func turnsWhatIsKept(by other: Composition.Signal) -> Bool {
    other.kept.contains { name, looks in
      looks.contains { look in turns[name]?[look].map { $0 != look } ?? false }
    }
  }

  fileprivate mutating func merge(_ other: Composition.Signal) {
    for (name, looks) in other.turns {
      turns[name, default: [:]].merge(looks) { mine, _ in mine }
    }
    for (name, looks) in other.kept { kept[name, default: []].formUnion(looks) }
  }
}
