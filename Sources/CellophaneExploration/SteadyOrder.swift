internal import CellophaneDocument

/// An order that things have wherever they are seen together: of a list that is sorted.
enum SteadyOrder {
  /// The names of several lists in one order; `nil` where two lists contradict each other.
  static func merging(_ lists: Set<[String]>) -> [String]? {
    var followers: [String: Set<String>] = [:]
    var waiting: [String: Int] = [:]
    for list in lists {
      for name in list { waiting[name, default: 0] += 0 }
      for (name, next) in zip(list, list.dropFirst())
      where followers[name, default: []].insert(next).inserted {
        waiting[next, default: 0] += 1
      }
    }
    var order: [String] = []
    var free = waiting.filter { $0.value == 0 }.keys.sorted()
    while let name = free.popLast() {
      order.append(name)
      for next in (followers[name] ?? []).sorted() {
        waiting[next, default: 0] -= 1
        if waiting[next] == 0 { free.append(next) }
      }
    }
    return order.count == waiting.count ? order : nil
  }
}

/// The rows that a row may stand behind, for lists whose rows always stand in the same order.
final class SortedRows {
  /// Longer ones would be most of a page.
  private static let longest = 24

  private let states: [PageState]
  /// Read off once somebody asks: most lists are not sorted.
  private lazy var lists = Self.lists(in: states)
  private var orders: [RowHome: [String]?] = [:]

  init(_ states: [PageState]) {
    self.states = states
  }

  private static func lists(in states: [PageState]) -> [RowHome: Set<[String]>] {
    var lists: [RowHome: Set<[String]>] = [:]
    var seen: Set<SectionOrder> = []
    for section in states.lazy.flatMap(\.order) where seen.insert(section).inserted {
      var homes: [RowHome: [String]] = [:]
      for row in section.rows { homes[RowHome(row, in: section), default: []].append(row.name) }
      for (home, rows) in homes { lists[home, default: []].insert(rows) }
    }
    return lists
  }

  /// A change whose rows go where the order of their lists has them; `nil` where there is no such
  /// order.
  func sorting(_ change: PageChange) -> PageChange? {
    var change = change
    for index in change.placed.indices {
      let placing = change.placed[index]
      let home = RowHome(
        collection: placing.row.collection, section: placing.section, parent: placing.parent)
      guard let order = order(of: home), let place = order.firstIndex(of: placing.row.row),
        let all = lists[home]
      else { return nil }
      var before: [String] = []
      for name in order[..<place].reversed() {
        before.append(name)
        if all.allSatisfy({ $0.contains(name) }) { break }
      }
      guard before.count <= Self.longest else { return nil }
      change.placed[index].after = before
      change.placed[index].goesLast = false
    }
    return change
  }

  private func order(of home: RowHome) -> [String]? {
    if let known = orders[home] { return known }
    let order = SteadyOrder.merging(lists[home] ?? [])
    orders[home] = .some(order)
    return order
  }
}
