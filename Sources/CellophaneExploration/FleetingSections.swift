internal import CellophaneDocument

/// Lists whose sections come with their first row and go with their last one, as far as that was seen.
///
/// A touch that takes a row out of a section takes the section away only where it was the last one.
/// So what a touch does to sections is said of each touch that places or takes rows: the sections of
/// its rows come unless they are there, and those without rows go.
struct FleetingSections {
  /// The order of a list's sections, with those that were not there at the start.
  private var orders: [String: [String]] = [:]
  /// What sections look like when they come.
  private var looks: [ResolvedElement: [ResolvedElement: Int]] = [:]

  /// - Parameter states: All that were seen.
  init(_ steps: [SeenStep], in states: [PageState]) {
    var lists: Set<String> = []
    for step in steps where !step.change.isWhole {
      lists.formUnion(step.change.pruned.compactMap(\.collection))
      for placing in step.change.placedSections where !placing.looks.isEmpty {
        lists.insert(placing.collection)
      }
    }
    if lists.isEmpty { return }
    for list in lists { orders[list] = Self.order(of: list, in: states) }
    see(steps, states)
  }

  /// The order in which a list's sections always stand; `nil` where they change places, and where one
  /// was seen without rows.
  private static func order(of list: String, in states: [PageState]) -> [String]? {
    var seen: Set<[String]> = []
    for state in states {
      let sections = state.order.filter { $0.collection == list }
      guard sections.allSatisfy({ !$0.rows.isEmpty }) else { return nil }
      seen.insert(sections.map(\.section))
    }
    return SteadyOrder.merging(seen)
  }

  /// Takes in what sections look like when they come; of one that was never seen to come, where that
  /// is always the same.
  private mutating func see(_ steps: [SeenStep], _ states: [PageState]) {
    var varying: Set<ResolvedElement> = []
    func take(_ section: ResolvedElement, _ found: [ResolvedElement: Int]) {
      if let known = looks[section], known != found { varying.insert(section) }
      looks[section] = found
    }
    for placing in steps.lazy.flatMap(\.change.placedSections) where !placing.looks.isEmpty {
      take(placing.element, placing.looks)
    }
    let came = Set(looks.keys)
    for state in states {
      for section in state.order where !came.contains(section.element) {
        guard orders[section.collection] != nil else { continue }
        let elements = [section.element] + section.edges
        take(section.element, state.looks.filter { elements.contains($0.key) })
      }
    }
    for section in varying { looks[section] = nil }
  }

  /// A change with what it does to sections where it finds others than it was seen to find.
  func completing(_ change: PageChange) -> PageChange {
    if orders.isEmpty || change.isWhole { return change }
    var change = change
    change.placedSections.removeAll { orders[$0.collection] != nil }
    change.pruned.removeAll { $0.collection.map { orders[$0] != nil } == true }
    var coming: Set<ResolvedElement> = []
    for placing in change.placed {
      let list = placing.row.collection
      let section = ResolvedElement.section(collection: list, section: placing.section)
      guard let order = orders[list], let place = order.firstIndex(of: placing.section),
        let looks = looks[section], coming.insert(section).inserted
      else { continue }
      change.placedSections.append(
        PageChange.SectionPlacing(
          collection: list, section: placing.section, after: order[..<place].reversed(),
          looks: looks))
    }
    let lists = Set(change.deleted.map(\.collection)).union(change.moved.map(\.collection))
    change.pruned += lists.sorted().filter { orders[$0] != nil }.map { .collection($0) }
    return change
  }
}
