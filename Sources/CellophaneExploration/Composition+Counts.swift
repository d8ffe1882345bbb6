package import CellophaneDocument

/// Touches that do something else by how many rows a list has: a button that adds a third row, and a
/// fourth one when it is touched again.
extension Composition {
  /// By what it is told what a touch does.
  package struct Counting: Equatable {
    package var collection: String
    /// How many rows the list had when the touch was seen, as many as at the start first; of a series
    /// how many of its rows had come.
    package var counts: [Int] = []
    /// The rows that come one after the other, however many there are.
    package var series: [RowName] = []
  }

  /// Finds for each touch that led to different rows by what they can be told: by the number of rows
  /// that the list has, else by those that have come.
  func countings(
    through steps: [SeenStep], _ looks: KnownLooks, besides known: Set<Situation>
  ) -> [Situation: Counting] {
    var times: [Situation: [(step: SeenStep, gone: Set<RowName>)]] = [:]
    forEachRemembered(steps) { step, gone in
      guard effects[step.situation]?.isAlone == true, !known.contains(step.situation),
        decisions[step.situation.withAnyCount] == nil,
        step.situation.touch.mayCount
      else { return }
      times[step.situation, default: []].append((step, Set(gone.keys.compactMap(\.row))))
    }
    return times.compactMapValues { times in
      let steps = times.map(\.step)
      let lists = Set(steps.flatMap(\.change.collections))
      // What comes back was taken away in an order that no number says.
      let areNew = steps.allSatisfy { $0.change.inserted.allSatisfy { start[$0] == nil } }
      guard let list = lists.first, lists.count == 1, areNew, Self.bringsOthers(steps) else {
        return nil
      }
      let counted = Dictionary(grouping: steps) { $0.before.rowCount(of: list) }
      let isByCount = counted.values.allSatisfy { steps in
        steps.allSatisfy { $0.bringsTheSame(as: steps[0], looks) }
      }
      if !isByCount, let series = Self.series(in: times) {
        return Counting(collection: list, counts: Array(series.indices), series: series)
      }
      let first = start.rowCount(of: list)
      let counts = counted.keys.sorted { $0 == first ? $1 != first : $1 != first && $0 < $1 }
      return Counting(collection: list, counts: counts)
    }
  }

  /// The rows that a touch brought one after the other, each once; `nil` where it brought one before
  /// those that it brought earlier elsewhere.
  private static func series(
    in times: [(step: SeenStep, gone: Set<RowName>)]
  ) -> [RowName]? {
    var series: [RowName] = []
    for (step, _) in times {
      guard let row = step.change.inserted.first else { return nil }
      if !series.contains(row) { series.append(row) }
    }
    let isTold = times.allSatisfy { step, gone in
      step.change.inserted.first
        == series.first { !gone.contains($0) && step.before[$0] == nil }
    }
    return isTold ? series : nil
  }

  /// Whether a touch brings other rows each time, or takes others away, and never its own.
  private static func bringsOthers(_ steps: [SeenStep]) -> Bool {
    let changes = steps.map(\.change)
    if let row = steps.first?.situation.touch.row {
      let isOwn = changes.contains { change in
        change.turns[row.element] != nil || change.deleted.contains(row)
          || change.placed.contains { $0.row == row }
      }
      if isOwn { return false }
    }
    return !changes.contains(where: \.isWhole)
      && Set(changes.map { $0.inserted + $0.deleted }.filter { !$0.isEmpty }).count > 1
  }

  /// The numbers of rows with which it is known what a touch does, as many as at the start first; none
  /// where that does not say it.
  package func counts(of situation: Situation) -> [Int] {
    guard let counting = countings[situation] else { return [] }
    return counting.counts.filter { count in
      var counted = situation
      counted.count = count
      return effects[counted]?.isAlone == false
    }
  }

  /// The steps with what is told by numbers.
  ///
  /// Rows that come may only be called otherwise than those that came before: of such steps the first
  /// one counts, and the page stops where its row is there already. Those of an answer are called by
  /// what is typed.
  func counted(_ steps: [SeenStep], _ looks: KnownLooks) -> [SeenStep] {
    var counted: [SeenStep] = []
    var first: [Situation: SeenStep] = [:]
    forEachRemembered(steps) { step, gone in
      var step = step
      if decisions[step.situation] != nil {
        step.situation = self.counted(step.situation, in: step.before, gone)
        step.disagrees = false
        return counted.append(step)
      }
      guard countings[step.situation] != nil || step.situation.touch.takesTexts else {
        return counted.append(step)
      }
      step.situation = self.counted(step.situation, in: step.before, gone)
      if let known = first[step.situation] {
        step.isRenamed =
          known.change.inserted != step.change.inserted && step.bringsTheSame(as: known, looks)
      } else {
        first[step.situation] = step
      }
      counted.append(step)
    }
    return counted
  }

  /// Lets rows that came count as the others of their kind do, and a touch with one number as with
  /// others: each of them was seen with a few counts alone.
  mutating func joinNewRows(_ situations: [Situation]) {
    var kinds: [Kind: (known: Set<Int>, new: Set<Int>)] = [:]
    var touches: [Interaction: Set<Int>] = [:]
    for situation in situations {
      guard let signal = effects[situation]?.signals.first,
        effects[situation]?.signals.count == 1,
        signals[signal].turns.keys.allSatisfy({ $0.row == nil })
      else { continue }
      if situation.count != nil { touches[situation.touch, default: []].insert(signal) }
      guard let kind = Kind(situation.touch), let row = situation.touch.row else { continue }
      if start[row] == nil {
        kinds[kind, default: ([], [])].new.insert(signal)
      } else {
        kinds[kind, default: ([], [])].known.insert(signal)
      }
    }
    for (_, (known, new)) in kinds.sorted(by: { $0.key < $1.key }) where known.count < 2 {
      guard let first = known.first ?? new.min() else { continue }
      for other in new.sorted() where other != first { join(other, into: first) }
    }
    for (_, joined) in touches.sorted(by: { $0.key < $1.key }) {
      let others = joined.sorted().filter { !signals[$0].turns.isEmpty }
      for other in others.dropFirst() { join(other, into: others[0]) }
    }
  }

  /// A touch with the number by which it is told what it does, or that of its case, where it is.
  ///
  /// - Parameter gone: What rows that went looked like when they did.
  package func counted(
    _ situation: Situation, in state: PageState, _ gone: [ResolvedElement: Int] = [:]
  ) -> Situation {
    if situation.count != nil { return situation }
    var situation = situation
    if let cases = decisions[situation] {
      situation.count = cases.firstIndex { $0.holds(in: state) } ?? cases.count
      return situation
    }
    guard let counting = countings[situation] else { return situation }
    if counting.series.isEmpty {
      situation.count = state.rowCount(of: counting.collection)
    } else {
      situation.count =
        counting.series.firstIndex { state[$0] == nil && gone[$0.element] == nil }
        ?? counting.series.count
    }
    return situation
  }
}

extension SeenStep {
  /// Whether it brings the same rows as another one, whatever they are called.
  fileprivate func bringsTheSame(as other: SeenStep, _ looks: KnownLooks) -> Bool {
    change.inserted == other.change.inserted
      || NamelessChange(self, looks) == NamelessChange(other, looks)
      // Code that was given a name may say it.
      || situation.touch.takesTexts
        && NamelessChange(self, looks, says: false) == NamelessChange(other, looks, says: false)
  }
}

/// What a touch changes, whatever the rows are called that it brings.
private struct NamelessChange: Equatable {
  private var change: PageChange
  private var contents: [ElementContent?]

  /// - Parameter says: Whether what a row says of its name counts.
  init(_ step: SeenStep, _ looks: KnownLooks, says: Bool = true) {
    change = step.change
    change.turns = [:]
    contents = []
    for index in change.placed.indices {
      let placing = change.placed[index]
      guard let look = placing.look else { continue }
      var content = looks.content(of: placing.row.element, look)
      if case .row(var row, let stand) = content {
        if says { row.name = "" } else { row.forgetName() }
        content = .row(row, stand)
      }
      contents.append(content)
      change.placed[index].row.row = ""
      change.placed[index].look = 0
      if placing.stoodLast { change.placed[index].after = [] }
    }
  }
}

extension PageState {
  /// How many rows a list has, those in closed ones among them.
  func rowCount(of collection: String) -> Int {
    order.reduce(0) { $0 + ($1.collection == collection ? $1.rows.count : 0) }
  }
}

extension PageChange {
  /// The lists whose rows came, went or moved.
  fileprivate var collections: [String] {
    placed.map(\.row.collection) + deleted.map(\.collection)
  }
}

extension Interaction {
  fileprivate var takesTexts: Bool { isAnswer || isTyped }

  /// Whether how often it is made may say what it does; an answer stands for what is typed.
  fileprivate var mayCount: Bool {
    switch self {
    case .item, .choice, .control, .row(_, .tap), .row(_, .accessory): true
    default: false
    }
  }
}
