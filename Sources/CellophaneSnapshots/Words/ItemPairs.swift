internal import CellophaneDocument

/// Which items of two lists are the same ones.
struct ItemPairs {
  struct Pair: Hashable {
    var old: Int
    var new: Int
  }

  /// In the old list's order.
  private(set) var matches: [Pair] = []
  /// Those of the new list whose order among the others changed.
  private(set) var moved: Set<Int> = []
  private(set) var lost: [Int] = []
  private(set) var found: [Int] = []
  /// Lost and found ones that stand in one place between the others, and have either one kind and
  /// no name but their title, or one name.
  private(set) var likelyRenamed: [Pair] = []

  /// What an item is known by.
  struct Key: Hashable {
    private var kind: String
    private var name: String?

    init(_ node: FixtureNode) {
      kind = node.kind
      name = node.name
    }
  }

  init(_ old: [FixtureNode], _ new: [FixtureNode]) {
    var places: [Key: [Int]] = [:]
    for (index, node) in new.enumerated().reversed() {
      places[Key(node), default: []].append(index)
    }
    var isFound = [Bool](repeating: false, count: new.count)
    for (index, node) in old.enumerated() {
      if let other = places[Key(node)]?.popLast() {
        matches.append(Pair(old: index, new: other))
        isFound[other] = true
      } else {
        lost.append(index)
      }
    }
    found = new.indices.filter { !isFound[$0] }
    let order = matches.map(\.new)
    let staying = Set(LongestRun.increasing(order).map { order[$0] })
    moved = Set(order).subtracting(staying)
    pairRenamed(old, new, staying)
  }

  private mutating func pairRenamed(
    _ old: [FixtureNode], _ new: [FixtureNode], _ staying: Set<Int>
  ) {
    guard !lost.isEmpty, !found.isEmpty else { return }
    let kept = matches.filter { staying.contains($0.new) }
    func gaps(_ indices: [Int], _ side: KeyPath<Pair, Int>) -> [Int: [Int]] {
      var gaps: [Int: [Int]] = [:]
      var passed = 0
      for index in indices {
        while passed < kept.count, kept[passed][keyPath: side] < index { passed += 1 }
        gaps[passed, default: []].append(index)
      }
      return gaps
    }
    let arrivals = gaps(found, \.new)
    for (gap, departures) in gaps(lost, \.old).sorted(by: { $0.key < $1.key }) {
      guard let others = arrivals[gap], others.count == departures.count else { continue }
      for (from, to) in zip(departures, others) where Self.mayBeSame(old[from], new[to]) {
        likelyRenamed.append(Pair(old: from, new: to))
      }
    }
  }

  private static func mayBeSame(_ old: FixtureNode, _ new: FixtureNode) -> Bool {
    if old.kind != new.kind { return old.name == new.name && old.name != "" }
    return [old, new].allSatisfy { node in
      node.title == nil || node.name == node.title
        || node.name?.hasSuffix("/\(node.title ?? "")") == true
    }
  }
}
