/// What is removed from an order, put into it, and moved in it.
///
/// Places of deletions and of moves' origins are counted in the old order, those of insertions
/// and of moves' destinations in the new one; each list is sorted by its place.
@usableFromInline
package struct PlacedChanges<Place, Identifier>: Sendable
where Place: Hashable & Sendable, Identifier: Hashable & Sendable {
  /// An identifier with the place that it leaves or takes.
  @usableFromInline
  package struct Change: Hashable, Sendable {
    @usableFromInline package var place: Place
    @usableFromInline package var identifier: Identifier

    @inlinable
    init(_ place: Place, _ identifier: Identifier) {
      self.place = place
      self.identifier = identifier
    }
  }

  /// An identifier with the place that it leaves and the one that it takes.
  @usableFromInline
  package struct Move: Hashable, Sendable {
    @usableFromInline package var from: Place
    @usableFromInline package var to: Place
    @usableFromInline package var identifier: Identifier

    @inlinable
    init(from: Place, to: Place, _ identifier: Identifier) {
      self.from = from
      self.to = to
      self.identifier = identifier
    }
  }

  @usableFromInline package var deletions: [Change] = []
  @usableFromInline package var insertions: [Change] = []
  @usableFromInline package var moves: [Move] = []

  @inlinable
  init() {}

  /// Whether nothing changes.
  @inlinable
  package var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && moves.isEmpty }
}

extension PlacedChanges<Int, Int> {
  /// The changes between two orders of numbered things.
  ///
  /// - Parameters:
  ///   - sources: For each new place the old place, or -1 for what is new.
  ///   - count: How many things the old order has.
  @usableFromInline
  init(sources: [Int], count: Int) {
    self.init()
    let stays = LongestIncreasingRun.marks(in: sources)
    var isFound = [Bool](repeating: false, count: count)
    for (place, source) in sources.enumerated() {
      if source < 0 {
        insertions.append(Change(place, place))
      } else {
        isFound[source] = true
        if !stays[place] { moves.append(Move(from: source, to: place, place)) }
      }
    }
    for place in isFound.indices where !isFound[place] { deletions.append(Change(place, place)) }
  }
}

extension PlacedChanges<SnapshotPosition, Int> {
  /// The changes between two orders in sections, with items in the place of identifiers: the old
  /// order's slots for deletions, otherwise the new one's.
  ///
  /// - Parameters:
  ///   - sections: For each new section in order, its old slot or -1.
  ///   - sources: For each new item in order, its old slot or -1.
  @usableFromInline
  init(from old: SectionedOrder, to new: SectionedOrder, sections: [Int], sources: [Int]) {
    self.init()
    var isFound = [Bool](repeating: false, count: old.homes.count)
    var start = 0
    for (rank, section) in new.sections.enumerated() {
      let items = new.members[section]
      let stays = Self.stays(
        in: sources[start..<start + items.count], of: sections[rank], old)
      for (offset, item) in items.enumerated() {
        let place = SnapshotPosition(section: rank, item: offset)
        let source = sources[start + offset]
        if source < 0 {
          insertions.append(Change(place, item))
        } else {
          isFound[source] = true
          if let stays, !stays[offset] {
            let from = SnapshotPosition(
              section: old.ranks[old.homes[source]], item: old.offsets[source])
            moves.append(Move(from: from, to: place, item))
          }
        }
      }
      start += items.count
    }
    for (rank, section) in old.sections.enumerated() {
      for (offset, item) in old.members[section].enumerated() where !isFound[item] {
        deletions.append(Change(SnapshotPosition(section: rank, item: offset), item))
      }
    }
  }

  /// Which of a section's items need not move; `nil` when none of them moves.
  private static func stays(
    in sources: ArraySlice<Int>, of section: Int, _ old: SectionedOrder
  ) -> [Bool]? {
    var last = -1
    var increases = true
    for source in sources where source >= 0 {
      guard old.homes[source] == section, old.offsets[source] > last else {
        increases = false
        break
      }
      last = old.offsets[source]
    }
    if increases { return nil }
    return LongestIncreasingRun.marks(
      in: sources.map { $0 >= 0 && old.homes[$0] == section ? old.offsets[$0] : -1 })
  }
}
