internal import CellophaneDocument

/// Turns the constraints along one axis into lines and tracks.
///
/// Edges that equalities tie together form groups in which distances are fixed. An edge that
/// nothing else is tied to needs no line: its item takes its own size from the other edge.
struct AxisSolver {
  typealias Edge = AxisProblem.Edge

  let problem: AxisProblem
  var forest: OffsetForest
  var fixedSizes: [Int: Double] = [:]
  var conflicts: [Int] = []
  /// The edges that get a line.
  var isAnchored: [Bool]

  static let containerStart = Edge(item: 0, side: .start)
  static let containerEnd = Edge(item: 0, side: .end)

  static func solve(_ problem: AxisProblem) -> AxisSolution {
    var solver = AxisSolver(problem)
    solver.tieEdges()
    solver.tieSizes()
    solver.anchorEdges()
    return solver.placed()
  }

  private init(_ problem: AxisProblem) {
    self.problem = problem
    forest = OffsetForest(count: problem.count * 2)
    isAnchored = Array(repeating: false, count: problem.count * 2)
  }

  private mutating func tieEdges() {
    let rules = problem.edges.filter { $0.relation == .equal }
    for rule in rules.stablySorted(by: { $0.priority > $1.priority }) {
      let tied = forest.join(rule.edge.index, behind: rule.other.index, by: rule.distance)
      if !tied && rule.priority >= 1000 { conflicts.append(rule.edge.item) }
    }
  }

  private mutating func tieSizes() {
    let rules = problem.sizes.filter { $0.relation == .equal }
    for rule in rules.stablySorted(by: { $0.priority > $1.priority }) {
      if let known = fixedSizes[rule.item] {
        if known != rule.size && rule.priority >= 1000 { conflicts.append(rule.item) }
      } else {
        fixedSizes[rule.item] = rule.size
      }
    }
    for (item, size) in fixedSizes.sorted(by: { $0.key < $1.key }) where item != 0 {
      let start = Edge(item: item, side: .start).index
      let end = Edge(item: item, side: .end).index
      let groups = [forest.find(start).group, forest.find(end).group]
      let outer = [Self.containerStart, Self.containerEnd].map { forest.find($0.index).group }
      if groups.sorted() == outer.sorted() { continue }
      _ = forest.join(end, behind: start, by: size)
    }
  }

  /// Marks the edges that have a line: the container's, those tied to another item's, and those
  /// between two items that an inequality keeps apart.
  private mutating func anchorEdges() {
    var items: [Int: Set<Int>] = [:]
    for index in isAnchored.indices {
      items[forest.find(index).group, default: []].insert(index / 2)
    }
    for index in isAnchored.indices {
      let owners = items[forest.find(index).group] ?? []
      isAnchored[index] = owners.contains(0) || owners.count > 1
    }
    for rule in problem.edges where rule.relation != .equal {
      let isFree = !isAnchored[rule.edge.index] && !isAnchored[rule.other.index]
      guard isFree, rule.edge.item != rule.other.item else { continue }
      isAnchored[rule.edge.index] = true
      isAnchored[rule.other.index] = true
    }
  }
}

extension Array {
  /// Sorted, equal elements keeping their order.
  func stablySorted(by areInOrder: (Element, Element) -> Bool) -> [Element] {
    enumerated().sorted { left, right in
      if areInOrder(left.element, right.element) { return true }
      if areInOrder(right.element, left.element) { return false }
      return left.offset < right.offset
    }.map(\.element)
  }
}
