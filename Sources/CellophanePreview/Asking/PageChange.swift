internal import CellophaneDocument

/// What leads from one state of a page to another, by elements.
struct PageChange: Hashable {
  struct Turn: Hashable {
    var from: Int
    var to: Int
  }
  /// A row that stands elsewhere, or is new there.
  struct Placing: Hashable {
    var row: RowName
    var section: String
    var parent: String?
    /// The row before it among its parent's; `nil` for the first.
    var after: String?
  }

  var turns: [ResolvedElement: Turn] = [:]
  /// Rows that went, those below them left out.
  var deleted: [RowName] = []
  /// In the order in which they come, those below them left out.
  var inserted: [Placing] = []
  var moved: [Placing] = []
  /// Whether more changed than elements say: other sections, other screens.
  var isWhole = false

  var isEmpty: Bool {
    turns.isEmpty && deleted.isEmpty && inserted.isEmpty && moved.isEmpty && !isWhole
  }
  /// Whether rows came, went or moved.
  var isStructural: Bool { !deleted.isEmpty || !inserted.isEmpty || !moved.isEmpty }

  init(from old: PageState, to new: PageState) {
    for (name, look) in new.looks {
      if let before = old.looks[name], before != look {
        turns[name] = Turn(from: before, to: look)
      }
    }
    let places = Self.places(old) == Self.places(new)
    let edges = Set(old.looks.keys.filter { $0.row == nil })
    isWhole =
      old.rest != new.rest || !places || edges != Set(new.looks.keys.filter { $0.row == nil })
    guard !isWhole else { return }
    for (before, after) in zip(old.order, new.order) where before != after {
      compare(before, after)
    }
  }

  private static func places(_ state: PageState) -> [String] {
    state.order.map { $0.collection + "/" + $0.section }
  }

  private mutating func compare(_ old: SectionOrder, _ new: SectionOrder) {
    let before = Dictionary(old.rows.map { ($0.name, $0.parent) }) { first, _ in first }
    let after = Dictionary(new.rows.map { ($0.name, $0.parent) }) { first, _ in first }
    for place in old.rows where after[place.name] == nil {
      if let parent = place.parent, after[parent] == nil { continue }
      deleted.append(RowName(collection: old.collection, row: place.name))
    }
    var last: [String?: String] = [:]
    var stays = Self.longestKept(old.rows, new.rows)
    for place in new.rows {
      defer { last[place.parent] = place.name }
      let placing = Placing(
        row: RowName(collection: new.collection, row: place.name), section: new.section,
        parent: place.parent, after: last[place.parent])
      if before[place.name] == nil {
        if let parent = place.parent, before[parent] == nil { continue }
        inserted.append(placing)
      } else if stays.remove(place) == nil {
        moved.append(placing)
      }
    }
  }

  /// The rows that need not move: the longest run that has the same order before and after.
  private static func longestKept(_ old: [RowPlace], _ new: [RowPlace]) -> Set<RowPlace> {
    var rank: [RowPlace: Int] = [:]
    for (index, place) in old.enumerated() { rank[place] = index }
    let kept = new.filter { rank[$0] != nil }
    // Patience sorting: the ends of the best runs of each length, and what stands before each row.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, place) in kept.enumerated() {
      let own = rank[place] ?? 0
      let slot = ends.firstIndex { (rank[kept[$0]] ?? 0) > own } ?? ends.count
      previous.append(slot > 0 ? ends[slot - 1] : nil)
      if slot == ends.count { ends.append(index) } else { ends[slot] = index }
    }
    var result: Set<RowPlace> = []
    var next = ends.last
    while let index = next {
      result.insert(kept[index])
      next = previous[index]
    }
    return result
  }
}

extension PageState {
  /// The state after a change that was seen elsewhere; `nil` where it does not fit.
  func applying(_ change: PageChange) -> PageState? {
    guard !change.isWhole else { return nil }
    var state = self
    for row in change.deleted { state.remove(row) }
    for placing in change.inserted {
      guard state.looks[placing.row.element] == nil, state.place(placing) else { return nil }
      state.looks[placing.row.element] = 0
    }
    for placing in change.moved {
      guard state.looks[placing.row.element] != nil else { return nil }
      for index in state.order.indices where state.order[index].collection == placing.row.collection
      {
        state.order[index].rows.removeAll { $0.name == placing.row.row }
      }
      guard state.place(placing) else { return nil }
    }
    return state
  }

  private mutating func remove(_ row: RowName) {
    for index in order.indices where order[index].collection == row.collection {
      var gone: Set<String> = [row.row]
      order[index].rows.removeAll { place in
        let goes = gone.contains(place.name) || place.parent.map(gone.contains) == true
        if goes { gone.insert(place.name) }
        return goes
      }
      for name in gone { looks[.row(collection: row.collection, row: name)] = nil }
    }
  }

  private mutating func place(_ placing: PageChange.Placing) -> Bool {
    guard
      let index = order.firstIndex(where: {
        $0.collection == placing.row.collection && $0.section == placing.section
      })
    else { return false }
    let own = RowPlace(name: placing.row.row, parent: placing.parent)
    let before = placing.after ?? placing.parent
    guard let before else {
      order[index].rows.insert(own, at: 0)
      return true
    }
    guard let at = order[index].rows.firstIndex(where: { $0.name == before }) else { return false }
    // What stands under the row before comes between.
    var end = at + 1
    if placing.after != nil {
      var under: Set<String> = [before]
      while end < order[index].rows.count, let parent = order[index].rows[end].parent,
        under.contains(parent)
      {
        under.insert(order[index].rows[end].name)
        end += 1
      }
    }
    order[index].rows.insert(own, at: end)
    return true
  }
}
