internal import CellophaneDocument

extension PageState {
  /// The state after a change that was seen elsewhere; `nil` where it does not fit.
  package func applying(_ change: PageChange) -> PageState? {
    guard !change.isWhole else { return nil }
    var state = self
    for placing in change.placedSections where !state.put(placing) { return nil }
    for placing in change.placed {
      var rows = [RowPlace(name: placing.row.row, parent: placing.parent)]
      if let look = placing.look {
        guard state.looks[placing.row.element] == nil else { return nil }
        state.looks[placing.row.element] = look
      } else {
        guard let taken = state.take(placing.row) else { return nil }
        rows += taken.dropFirst()
      }
      guard state.put(rows, placing) else { return nil }
    }
    for row in change.deleted {
      for gone in state.take(row) ?? [] {
        state.looks[.row(collection: row.collection, row: gone.name)] = nil
      }
    }
    for element in change.pruned { state.prune(element) }
    return state
  }

  /// What places all rows as they stand here; `nil` where that would be most of a page.
  var placingAll: PageChange? {
    guard order.reduce(0, { $0 + $1.rows.count }) <= 60 else { return nil }
    var change = PageChange()
    for section in order {
      var last: [String?: String] = [:]
      for row in section.rows {
        var placing = PageChange.Placing(
          row: RowName(collection: section.collection, row: row.name), section: section.section,
          parent: row.parent)
        placing.after = last[row.parent].map { [$0] } ?? []
        last[row.parent] = row.name
        change.placed.append(placing)
      }
    }
    return change
  }

  // MARK: Sections

  /// The elements that stand in no row, without what only one of two states has with its sections.
  func elementsBeside(_ other: PageState) -> Set<ResolvedElement> {
    var found = Set(looks.keys.filter { $0.row == nil })
    let theirs = Set(other.order.map(\.element))
    for section in order where !theirs.contains(section.element) {
      found.subtract([section.element] + section.edges)
    }
    return found
  }

  private mutating func put(_ placing: PageChange.SectionPlacing) -> Bool {
    var section = SectionOrder(
      collection: placing.collection, section: placing.section,
      edges: placing.looks.keys.filter { !$0.isSection }.sorted { $0.words < $1.words }, rows: [])
    if let index = order.firstIndex(where: { $0.element == placing.element }) {
      guard placing.looks.isEmpty else { return true }
      section = order.remove(at: index)
    } else {
      if placing.looks.isEmpty { return false }
      looks.merge(placing.looks) { _, new in new }
    }
    let list = order.indices.filter { order[$0].collection == placing.collection }
    var previous: Int?
    for name in placing.after where previous == nil {
      previous = list.first { order[$0].section == name }
    }
    order.insert(section, at: previous.map { $0 + 1 } ?? list.first ?? order.endIndex)
    return true
  }

  private mutating func prune(_ element: ResolvedElement) {
    order.removeAll { section in
      let isMeant = section.element == element || section.element.list == element
      guard isMeant, section.rows.isEmpty else { return false }
      for gone in [section.element] + section.edges { looks[gone] = nil }
      return true
    }
  }

  // MARK: Rows

  /// Takes a row out with everything below it, the row first.
  private mutating func take(_ row: RowName) -> [RowPlace]? {
    for index in order.indices where order[index].collection == row.collection {
      guard let start = order[index].rows.firstIndex(where: { $0.name == row.row }) else {
        continue
      }
      let end = end(of: start, in: order[index].rows)
      let taken = Array(order[index].rows[start..<end])
      order[index].rows.removeSubrange(start..<end)
      return taken
    }
    return nil
  }

  /// The place of the first of some rows that is there.
  private func place(of names: [String], in rows: [RowPlace]) -> Int? {
    for name in names {
      if let place = rows.firstIndex(where: { $0.name == name }) { return place }
    }
    return nil
  }

  /// Where what stands under a row ends.
  private func end(of start: Int, in rows: [RowPlace]) -> Int {
    var end = start + 1
    var under: Set<String> = [rows[start].name]
    while end < rows.count, let parent = rows[end].parent, under.contains(parent) {
      under.insert(rows[end].name)
      end += 1
    }
    return end
  }

  private mutating func put(_ rows: [RowPlace], _ placing: PageChange.Placing) -> Bool {
    guard
      let index = order.firstIndex(where: {
        $0.collection == placing.row.collection && $0.section == placing.section
      })
    else { return false }
    let all = order[index].rows
    var place: Int?
    if placing.goesLast {
      place =
        placing.parent.map { parent in
          all.firstIndex { $0.name == parent }.map { end(of: $0, in: all) }
        } ?? all.count
    } else if let previous = self.place(of: placing.after, in: all) {
      place = end(of: previous, in: all)
    } else if let parent = placing.parent {
      place = all.firstIndex { $0.name == parent }.map { $0 + 1 }
    } else {
      place = 0
    }
    guard let place else { return false }
    order[index].rows.insert(contentsOf: rows, at: place)
    return true
  }
}
