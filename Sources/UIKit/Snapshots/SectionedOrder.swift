/// The order of a snapshot's sections and items, in slots only.
///
/// It knows no identifiers, so that one compiled copy serves every kind of them. An item's
/// position is its section's slot and its offset there, which a change in one section renumbers
/// from the place of the change on.
@usableFromInline
struct SectionedOrder: Sendable {
  /// The slots of the sections, in order.
  @usableFromInline private(set) var sections: [Int] = []
  /// The slots of each section's items in order, by the section's slot.
  @usableFromInline private(set) var members: [[Int]] = []
  /// The place of each section among the sections, by its slot.
  @usableFromInline private(set) var ranks: [Int] = []
  /// The slot of each item's section, by the item's slot.
  @usableFromInline private(set) var homes: [Int] = []
  /// The place of each item in its section, by the item's slot.
  @usableFromInline private(set) var offsets: [Int] = []
  private var starts = Remembered<[Int]>()

  /// Where items go.
  @usableFromInline
  enum Destination {
    case end(section: Int)
    case before(item: Int)
    case after(item: Int)
  }

  @usableFromInline
  init() {}

  /// The place of an item among all items.
  @usableFromInline
  func index(ofItem slot: Int) -> Int {
    let starts = starts.value {
      var start = 0
      return sections.map { section in
        defer { start += members[section].count }
        return start
      }
    }
    return starts[ranks[homes[slot]]] + offsets[slot]
  }

  // MARK: Items

  /// Puts items somewhere, the last `new` slots of the table for the first time.
  ///
  /// - Parameter known: Those among the slots that are somewhere already; they are taken away first.
  @usableFromInline
  mutating func place(_ slots: [Int], new: Int, known: [Int], at destination: Destination) {
    Remembered.forget(&starts)
    homes.append(contentsOf: repeatElement(-1, count: new))
    offsets.append(contentsOf: repeatElement(-1, count: new))
    if !known.isEmpty { take(known) }
    let (section, offset) = resolved(destination)
    if offset == members[section].count {
      members[section].append(contentsOf: slots)
    } else {
      members[section].insert(contentsOf: slots, at: offset)
    }
    for slot in slots { homes[slot] = section }
    renumber(section, from: offset)
  }

  /// Removes items that are given once each, from the highest slot down.
  @usableFromInline
  mutating func removeItems(descending slots: [Int]) {
    Remembered.forget(&starts)
    take(slots)
    for slot in slots {
      let last = homes.count - 1
      if slot != last {
        homes[slot] = homes[last]
        offsets[slot] = offsets[last]
        members[homes[slot]][offsets[slot]] = slot
      }
      homes.removeLast()
      offsets.removeLast()
    }
  }

  private func resolved(_ destination: Destination) -> (section: Int, offset: Int) {
    switch destination {
    case .end(let section): (section, members[section].count)
    case .before(let item): (homes[item], offsets[item])
    case .after(let item): (homes[item], offsets[item] + 1)
    }
  }

  /// Takes items out of their sections and closes the gaps.
  private mutating func take(_ slots: [Int]) {
    if slots.count == 1 {
      let section = homes[slots[0]]
      let offset = offsets[slots[0]]
      members[section].remove(at: offset)
      renumber(section, from: offset)
      return
    }
    var touched: Set<Int> = []
    for slot in slots {
      offsets[slot] = -1
      touched.insert(homes[slot])
    }
    for section in touched {
      members[section].removeAll { offsets[$0] == -1 }
      renumber(section, from: 0)
    }
  }

  private mutating func renumber(_ section: Int, from start: Int) {
    let slots = members[section]
    for offset in start..<slots.count { offsets[slots[offset]] = offset }
  }

  // MARK: Sections

  /// Adds sections, which have the next slots, at a place among the sections.
  @usableFromInline
  mutating func insertSections(_ count: Int, at rank: Int) {
    Remembered.forget(&starts)
    let first = ranks.count
    sections.insert(contentsOf: first..<first + count, at: rank)
    ranks.append(contentsOf: repeatElement(-1, count: count))
    members.append(contentsOf: repeatElement([], count: count))
    renumberSections(from: rank)
  }

  /// Moves a section in front of another one or behind it.
  @usableFromInline
  mutating func moveSection(_ slot: Int, beside other: Int, after: Bool) {
    Remembered.forget(&starts)
    sections.remove(at: ranks[slot])
    renumberSections(from: ranks[slot])
    sections.insert(slot, at: ranks[other] + (after ? 1 : 0))
    renumberSections(from: 0)
  }

  /// Removes empty sections that are given once each, from the highest slot down.
  @usableFromInline
  mutating func removeSections(descending slots: [Int]) {
    Remembered.forget(&starts)
    for slot in slots { ranks[slot] = -1 }
    sections.removeAll { ranks[$0] == -1 }
    renumberSections(from: 0)
    for slot in slots {
      let last = ranks.count - 1
      if slot != last {
        ranks[slot] = ranks[last]
        members.swapAt(slot, last)
        sections[ranks[slot]] = slot
        for item in members[slot] { homes[item] = slot }
      }
      ranks.removeLast()
      members.removeLast()
    }
  }

  private mutating func renumberSections(from start: Int) {
    for rank in start..<sections.count { ranks[sections[rank]] = rank }
  }

  /// Whether every table tells the same order.
  var isConsistent: Bool {
    guard sections.count == ranks.count, members.count == ranks.count,
      homes.count == offsets.count, members.reduce(0, { $0 + $1.count }) == homes.count
    else { return false }
    guard sections.indices.allSatisfy({ ranks[sections[$0]] == $0 }) else { return false }
    return members.indices.allSatisfy { section in
      members[section].indices.allSatisfy { offset in
        let item = members[section][offset]
        return homes[item] == section && offsets[item] == offset
      }
    }
  }
}
