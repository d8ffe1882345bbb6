package import CellophaneDocument

/// What leads from one state of a page to another, by elements.
package struct PageChange: Hashable {
  package struct Turn: Hashable {
    package var from: Int
    package var to: Int
  }
  /// A row that stands elsewhere, or is new there.
  package struct Placing: Hashable {
    package var row: RowName
    package var section: String
    package var parent: String?
    /// The row before it among its parent's; `nil` for the first.
    package var after: String?
    /// Whether no row stood behind it that was not placed as well.
    package var stoodLast = false
    /// Whether it goes behind all of its parent's, whatever stands there.
    package var goesLast = false
    /// The look of a row that came; `nil` for one that was there.
    package var look: Int?
    /// Whether a row that came is open.
    package var isExpanded = false
  }

  package var turns: [ResolvedElement: Turn] = [:]
  /// Rows that went, those below them left out; they go once all others are placed.
  package var deleted: [RowName] = []
  /// In the order in which they come to stand, parents before their children.
  package var placed: [Placing] = []
  /// Whether more changed than elements say: other sections, other screens.
  package var isWhole = false

  /// The rows that came.
  package var inserted: [RowName] { placed.filter { $0.look != nil }.map(\.row) }
  /// The rows that stand elsewhere.
  package var moved: Set<RowName> { Set(placed.lazy.filter { $0.look == nil }.map(\.row)) }
  package var isEmpty: Bool { turns.isEmpty && !isStructural && !isWhole }
  /// Whether rows came, went or moved.
  package var isStructural: Bool { !deleted.isEmpty || !placed.isEmpty }

  package init() {}

  package init(from old: PageState, to new: PageState) {
    for (name, look) in new.looks {
      if let before = old.looks[name], before != look {
        turns[name] = Turn(from: before, to: look)
      }
    }
    let edges = Set(old.looks.keys.filter { $0.row == nil })
    isWhole =
      old.rest != new.rest || Self.sections(old) != Self.sections(new)
      || edges != Set(new.looks.keys.filter { $0.row == nil })
    guard !isWhole, old.order != new.order else { return }
    var collections: [String] = []
    for section in new.order where !collections.contains(section.collection) {
      collections.append(section.collection)
    }
    for collection in collections {
      compare(
        old.order.filter { $0.collection == collection },
        new.order.filter { $0.collection == collection }, new)
    }
  }

  private static func sections(_ state: PageState) -> [String] {
    state.order.map { $0.collection + "/" + $0.section }
  }

  /// The same with rows that were seen to come last going behind whatever stands there.
  package var goingLast: PageChange {
    var change = self
    for index in change.placed.indices { change.placed[index].goesLast = placed[index].stoodLast }
    return change
  }

  // MARK: One collection

  private mutating func compare(
    _ old: [SectionOrder], _ new: [SectionOrder], _ state: PageState
  ) {
    let (before, after) = (Siblings(old), Siblings(new))
    for section in old {
      for place in section.rows where after.homes[place.name] == nil {
        if let parent = place.parent, after.homes[parent] == nil { continue }
        deleted.append(RowName(collection: section.collection, row: place.name))
      }
    }
    for section in new {
      for place in section.rows {
        let name = RowName(collection: section.collection, row: place.name)
        let home = Siblings.Home(section: section.section, parent: place.parent)
        let isThere = before.homes[place.name] != nil
        if isThere, after.stays(place.name, in: home, before) { continue }
        var placing = Placing(row: name, section: section.section, parent: place.parent)
        placing.after = after.previous(place.name, in: home)
        placing.stoodLast = after.isLast(place.name, in: home, before)
        placing.look = isThere ? nil : state.looks[name.element] ?? 0
        placed.append(placing)
      }
    }
  }
}

/// The rows of a collection by what they stand in.
private final class Siblings {
  struct Home: Hashable {
    var section: String
    var parent: String?
  }

  private(set) var homes: [String: Home] = [:]
  private var rows: [Home: [String]] = [:]
  private var ranks: [String: Int] = [:]
  /// The rows that need not move, by what they stand in.
  private var staying: [Home: Set<String>] = [:]

  init(_ sections: [SectionOrder]) {
    for section in sections {
      for place in section.rows {
        let home = Home(section: section.section, parent: place.parent)
        homes[place.name] = home
        ranks[place.name] = rows[home, default: []].count
        rows[home, default: []].append(place.name)
      }
    }
  }

  func previous(_ name: String, in home: Home) -> String? {
    guard let rank = ranks[name], rank > 0 else { return nil }
    return rows[home]?[rank - 1]
  }

  /// Whether a row stands where it stood: in the same place and in the longest run that has the same
  /// order before and after.
  func stays(_ name: String, in home: Home, _ before: Siblings) -> Bool {
    kept(home, before).contains(name)
  }

  /// Whether all rows behind a row were placed too.
  func isLast(_ name: String, in home: Home, _ before: Siblings) -> Bool {
    guard let rank = ranks[name], let all = rows[home] else { return false }
    let kept = kept(home, before)
    return !all[(rank + 1)...].contains { kept.contains($0) }
  }

  private func kept(_ home: Home, _ before: Siblings) -> Set<String> {
    if let known = staying[home] { return known }
    let common = (rows[home] ?? []).filter { before.homes[$0] == home }
    let run = LongestRun.increasing(common.compactMap { before.ranks[$0] })
    let kept = Set(run.map { common[$0] })
    staying[home] = kept
    return kept
  }
}

extension PageState {
  /// The state after a change that was seen elsewhere; `nil` where it does not fit.
  package func applying(_ change: PageChange) -> PageState? {
    guard !change.isWhole else { return nil }
    var state = self
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
    return state
  }

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
    } else if let previous = placing.after {
      place = all.firstIndex { $0.name == previous }.map { end(of: $0, in: all) }
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
