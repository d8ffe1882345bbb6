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
    /// The rows before it among its parent's, of which the first that is there counts; where none is
    /// it is the first.
    package var after: [String] = []
    /// Whether no row stood behind it that was not placed as well.
    package var stoodLast = false
    /// Whether it goes behind all of its parent's, whatever stands there.
    package var goesLast = false
    /// The look of a row that came; `nil` for one that was there.
    package var look: Int?
    /// Whether a row that came is open.
    package var isExpanded = false
  }

  /// A section that stands elsewhere, or has come.
  package struct SectionPlacing: Hashable {
    package var collection: String
    package var section: String
    /// The sections that it may stand behind, the first of those that are there counting; first in
    /// its list where none is.
    package var after: [String]
    /// The looks of a section that came and of its edges; nothing for one that was there.
    package var looks: [ResolvedElement: Int] = [:]

    package var element: ResolvedElement { .section(collection: collection, section: section) }
  }

  package var turns: [ResolvedElement: Turn] = [:]
  /// Sections that come before what is placed in them, each unless it is there already.
  package var placedSections: [SectionPlacing] = []
  /// Sections, or lists with all of theirs, that lose what has no rows in the end.
  package var pruned: [ResolvedElement] = []
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
  /// Whether nothing came that was not there.
  package var bringsNothing: Bool {
    inserted.isEmpty && placedSections.allSatisfy(\.looks.isEmpty)
  }
  package var isEmpty: Bool { turns.isEmpty && !isStructural && !isWhole }
  /// Whether rows or sections came, went or moved.
  package var isStructural: Bool {
    !deleted.isEmpty || !placed.isEmpty || !placedSections.isEmpty || !pruned.isEmpty
  }

  package init() {}

  package init(from old: PageState, to new: PageState) {
    for (name, look) in new.looks {
      if let before = old.looks[name], before != look {
        turns[name] = Turn(from: before, to: look)
      }
    }
    isWhole =
      old.rest != new.rest || turns.keys.contains(where: \.isSection)
      || old.elementsBeside(new) != new.elementsBeside(old)
    guard !isWhole, old.order != new.order else { return }
    var collections: [String] = []
    for section in new.order + old.order where !collections.contains(section.collection) {
      collections.append(section.collection)
    }
    for collection in collections {
      let before = old.order.filter { $0.collection == collection }
      let after = new.order.filter { $0.collection == collection }
      compareSections(before, after, new)
      compare(before, after, new)
    }
  }

  /// The same with rows that were seen to come last going behind whatever stands there.
  package var goingLast: PageChange {
    var change = self
    for index in change.placed.indices { change.placed[index].goesLast = placed[index].stoodLast }
    return change
  }

  // MARK: One collection

  private mutating func compareSections(
    _ old: [SectionOrder], _ new: [SectionOrder], _ state: PageState
  ) {
    let (before, after) = (old.map(\.section), new.map(\.section))
    if before == after { return }
    pruned += old.filter { !after.contains($0.section) }.map(\.element)
    let common = after.filter(before.contains)
    let run = LongestRun.increasing(common.compactMap(before.firstIndex))
    let staying = Set(run.map { common[$0] })
    for (index, section) in new.enumerated() where !staying.contains(section.section) {
      var placing = SectionPlacing(
        collection: section.collection, section: section.section,
        after: after[..<index].suffix(1).map { $0 })
      if !before.contains(section.section) {
        for element in [section.element] + section.edges {
          placing.looks[element] = state.looks[element]
        }
      }
      placedSections.append(placing)
    }
  }

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
        let home = RowHome(place, in: section)
        let isThere = before.homes[place.name] != nil
        if isThere, after.stays(place.name, in: home, before) { continue }
        var placing = Placing(row: name, section: section.section, parent: place.parent)
        placing.after = after.previous(place.name, in: home).map { [$0] } ?? []
        placing.stoodLast = after.isLast(place.name, in: home, before)
        placing.look = isThere ? nil : state.looks[name.element] ?? 0
        placed.append(placing)
      }
    }
  }
}

/// What a row stands in.
struct RowHome: Hashable {
  var collection: String
  var section: String
  var parent: String?
}

extension RowHome {
  init(_ row: RowPlace, in section: SectionOrder) {
    self.init(collection: section.collection, section: section.section, parent: row.parent)
  }
}

/// The rows of a collection by what they stand in.
private final class Siblings {
  private(set) var homes: [String: RowHome] = [:]
  private var rows: [RowHome: [String]] = [:]
  private var ranks: [String: Int] = [:]
  /// The rows that need not move, by what they stand in.
  private var staying: [RowHome: Set<String>] = [:]

  init(_ sections: [SectionOrder]) {
    for section in sections {
      for place in section.rows {
        let home = RowHome(place, in: section)
        homes[place.name] = home
        ranks[place.name] = rows[home, default: []].count
        rows[home, default: []].append(place.name)
      }
    }
  }

  func previous(_ name: String, in home: RowHome) -> String? {
    guard let rank = ranks[name], rank > 0 else { return nil }
    return rows[home]?[rank - 1]
  }

  /// Whether a row stands where it stood: in the same place and in the longest run that has the same
  /// order before and after.
  func stays(_ name: String, in home: RowHome, _ before: Siblings) -> Bool {
    kept(home, before).contains(name)
  }

  /// Whether all rows behind a row were placed too.
  func isLast(_ name: String, in home: RowHome, _ before: Siblings) -> Bool {
    guard let rank = ranks[name], let all = rows[home] else { return false }
    let kept = kept(home, before)
    return !all[(rank + 1)...].contains { kept.contains($0) }
  }

  private func kept(_ home: RowHome, _ before: Siblings) -> Set<String> {
    if let known = staying[home] { return known }
    let common = (rows[home] ?? []).filter { before.homes[$0] == home }
    let run = LongestRun.increasing(common.compactMap { before.ranks[$0] })
    let kept = Set(run.map { common[$0] })
    staying[home] = kept
    return kept
  }
}
