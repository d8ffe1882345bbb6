internal import CellophaneDocument

/// Touches that bring another row each time they are made, or take another one away.
extension Explorer {
  /// Makes them several times, with what takes away again between them: the next row may be called by
  /// how many there are, or by how many came.
  func addMore(_ lasting: [Interaction], _ app: some ExploredApp, _ isOpen: Bool) async {
    // Of rows that each add others, two are tried.
    let adding = kinds(of: lasting.filter { !rows(\.inserted, of: $0).isEmpty })
      .flatMap { $0.prefix(2) }
    let taking = lasting.filter { $0.row == nil && !rows(\.deleted, of: $0).isEmpty }
    // Code that takes the last of none does not live to answer.
    func isLeft(_ touch: Interaction, in state: PageState) -> Bool {
      !taking.contains(touch)
        || rows(\.deleted, of: touch).allSatisfy { state.rowCount(of: $0.collection) > 0 }
    }
    for touch in adding + taking { await walk(several(touch), app, isOpen, while: isLeft) }
    for touch in adding {
      for other in taking {
        await walk(several(touch) + several(other), app, isOpen, while: isLeft)
        await walk([touch, other, touch], app, isOpen)
      }
      let brought = Dictionary(grouping: rows(\.inserted, of: touch), by: \.collection)
      for (collection, rows) in brought.sorted(by: { $0.key < $1.key }) {
        for part in deletingParts(in: collection) {
          for row in rows { await walk([touch, .row(row, part), touch], app, isOpen) }
          let others = newRows.filter { $0.collection == collection }
          await walk(several(touch) + others.map { .row($0, part) }, app, isOpen)
        }
      }
    }
  }

  /// Touches rows that came and others that were there, one after the other: what counts both counts on.
  func mix(_ app: some ExploredApp, _ isOpen: Bool) async {
    var tried: Set<Interaction> = []
    for row in newRows {
      let bringing = steps.first { $0.before == looks.start && $0.change.inserted.contains(row) }
      guard let bring = bringing?.situation.touch else { continue }
      for touch in known.keys.filter({ $0.look == 0 && $0.touch.row == row }).map(\.touch).sorted()
      {
        guard let part = touch.part, changesOthers(touch),
          let other = known.keys.lazy.map(\.touch).filter({ other in
            other.part == part && other.row?.collection == row.collection
              && other.row.map { self.looks.start[$0] == 0 } == true && self.changesOthers(other)
          }).min(), tried.insert(other).inserted
        else { continue }
        await walk([bring, touch, other, touch], app, isOpen)
        await walk([bring, other, touch], app, isOpen)
      }
    }
  }

  /// Whether a touch changes how elements look that it is not made on.
  private func changesOthers(_ touch: Interaction) -> Bool {
    guard let effects = known[Situation(touch: touch, look: 0)]?.effects, effects.lasts else {
      return false
    }
    return effects.change.turns.keys.contains { $0 != touch.row?.element }
  }

  /// Whether a touch brings rows, or takes some away that it does not stand in.
  func bringsMore(_ touch: Interaction) -> Bool {
    !rows(\.inserted, of: touch).isEmpty || !rows(\.deleted, of: touch).isEmpty
  }

  private func several(_ touch: Interaction) -> [Interaction] {
    Array(repeating: touch, count: limits.looks)
  }

  /// The rows that a touch brings or takes away at the start; none where its own is among them.
  private func rows(
    _ path: KeyPath<PageChange, [RowName]>, of touch: Interaction
  ) -> [RowName] {
    guard let change = known[Situation(touch: touch, look: 0)]?.effects.change else { return [] }
    if let row = touch.row, change.deleted.contains(row) || change.turns[row.element] != nil {
      return []
    }
    return change[keyPath: path]
  }

  /// What takes rows of a list away that it is done to.
  private func deletingParts(in collection: String) -> [RowInteraction] {
    let parts = known.compactMap { situation, found -> RowInteraction? in
      guard let row = situation.touch.row, row.collection == collection,
        found.effects.change.deleted.contains(row)
      else { return nil }
      return situation.touch.part
    }
    return Set(parts).sorted()
  }
}
