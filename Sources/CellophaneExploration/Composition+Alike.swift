internal import CellophaneDocument

/// What is said of rows because others look alike.
extension Composition {
  /// What rows that look alike have in common.
  struct Alike: Hashable {
    private let kind: Kind
    private let look: ResolvedRowLook

    init?(_ situation: Situation, _ looks: KnownLooks) {
      guard let kind = Kind(situation.touch), let row = situation.touch.row,
        case .row(let content, _)? = looks.content(of: row.element, 0)
      else { return nil }
      self.kind = kind
      look = content.look
    }
  }

  /// Touches by what their rows have in common.
  static func groups(
    of situations: some Sequence<Situation>, _ looks: KnownLooks
  ) -> [Alike: [Situation]] {
    var groups: [Alike: [Situation]] = [:]
    for situation in situations {
      if let alike = Alike(situation, looks) { groups[alike, default: []].append(situation) }
    }
    return groups
  }

  /// Takes it that what rows do that look alike depends on the same: where touches of half of them led
  /// to something else at other times, those of the others that change something hold only as the
  /// first change too.
  ///
  /// - Parameter known: Those of which it is known for another reason.
  mutating func doubtAlike(_ looks: KnownLooks, besides known: Set<Situation>) {
    for group in Self.groups(of: changing, looks).values {
      let alone = group.filter { effects[$0]?.isAlone == true && !known.contains($0) }
      guard !alone.isEmpty, alone.count * 2 >= group.count else { continue }
      for situation in group { effects[situation]?.isAlone = true }
    }
  }

  /// Lets the first row go to the beginning, or the last one to the end, where all that look alike do
  /// so: nothing is seen of that where it stands.
  mutating func moveAlike(_ looks: KnownLooks, _ times: [Situation: [SeenStep]]) {
    let ways = Self.groups(of: changing, looks).mapValues { group in
      Set(group.map { situation in effects[situation].flatMap { Self.end($0, of: situation) } })
    }
    for (situation, effect) in effects where !changing.contains(situation) && !effect.isAlone {
      guard let row = situation.touch.row, let alike = Alike(situation, looks),
        let way = ways[alike], way.count == 1, case let goesLast?? = way.first,
        let state = start[row] == nil ? times[situation]?.first?.before : start,
        let section = state.order.first(where: { section in
          section.collection == row.collection && section.rows.contains { $0.name == row.row }
        }), let place = section.rows.first(where: { $0.name == row.row })
      else { continue }
      var placing = PageChange.Placing(row: row, section: section.section, parent: place.parent)
      placing.goesLast = goesLast
      var change = PageChange()
      change.placed = [placing]
      guard state.applying(change)?.order == state.order else { continue }
      effects[situation]?.change = change
    }
  }

  /// Whether all that a touch does is to move its row to the end among its parent's; `false` where it
  /// goes to the beginning, and `nil` where it does something else.
  private static func end(_ effect: Effect, of situation: Situation) -> Bool? {
    let change = effect.change
    guard let placing = change.placed.first, change.placed.count == 1, change.deleted.isEmpty,
      placing.row == situation.touch.row, placing.look == nil, change.turns.isEmpty,
      !effect.isAlone, placing.goesLast || placing.after.isEmpty
    else { return nil }
    return placing.goesLast
  }
}
