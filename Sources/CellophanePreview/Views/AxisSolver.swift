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
  var issues: [AxisIssue]
  /// The edges that get a line.
  var isAnchored: [Bool]
  /// Shares that lines or sizes honour already.
  var settledShares: Set<Int> = []
  /// Centres that lines honour already.
  var settledCenters: Set<Int> = []
  /// What Auto Layout decides.
  lazy var frames = AxisFrames(problem)

  static let containerStart = Edge(item: 0, side: .start)
  static let containerEnd = Edge(item: 0, side: .end)

  static func solve(_ problem: AxisProblem) -> AxisSolution {
    var solver = solved(problem)
    return solver.placed()
  }

  /// Everything tied that can be.
  static func solved(_ problem: AxisProblem) -> AxisSolver {
    var solver = AxisSolver(problem)
    solver.tieEdges()
    solver.takeSizes()
    solver.anchorEdges()
    solver.settleShares()
    solver.settleCenters()
    solver.tieSizes()
    solver.settleShares()
    return solver
  }

  private init(_ problem: AxisProblem) {
    self.problem = problem
    issues = problem.unread
    forest = OffsetForest(count: problem.count * 2)
    isAnchored = Array(repeating: false, count: problem.count * 2)
  }

  func start(_ item: Int) -> Edge { Edge(item: item, side: .start) }
  func end(_ item: Int) -> Edge { Edge(item: item, side: .end) }

  mutating func refuse(_ source: Int?, _ kind: AxisIssue.Kind) {
    guard let source else { return }
    issues.append(AxisIssue(source: source, kind: kind))
  }

  /// Whether two edges are a known distance apart.
  mutating func areTied(_ edge: Edge, _ other: Edge) -> Bool {
    forest.find(edge.index).group == forest.find(other.index).group
  }

  private mutating func tieEdges() {
    let rules = problem.edges.filter { $0.relation == .equal }
    for rule in rules.stablySorted(by: { $0.priority > $1.priority }) {
      let tied = forest.join(rule.edge.index, behind: rule.other.index, by: rule.distance)
      if tied {
        isAnchored[rule.edge.index] = true
        isAnchored[rule.other.index] = true
      } else if rule.priority >= 1000 {
        refuse(rule.source, .contradiction)
      }
    }
  }

  private mutating func takeSizes() {
    let rules = problem.sizes.filter { $0.relation == .equal }
    for rule in rules.stablySorted(by: { $0.priority > $1.priority }) {
      if let known = fixedSizes[rule.item] {
        if known != rule.size && rule.priority >= 1000 { refuse(rule.source, .contradiction) }
      } else if areTied(start(rule.item), end(rule.item)), rule.item != 0 {
        let apart =
          forest.find(end(rule.item).index).offset - forest.find(start(rule.item).index).offset
        if abs(apart - rule.size) > 0.01, rule.priority >= 1000 {
          refuse(rule.source, .contradiction)
        }
      } else if rule.priority < 1000, isHeldByContainer(rule.item) {
        // The container's own length is stronger.
        continue
      } else {
        fixedSizes[rule.item] = rule.size
      }
    }
  }

  private mutating func isHeldByContainer(_ item: Int) -> Bool {
    problem.isFilled && item != 0 && areTied(start(item), Self.containerStart)
      && areTied(end(item), Self.containerEnd)
  }

  /// Ties the two edges of items with a size, so that what hangs on one edge finds the other.
  private mutating func tieSizes() {
    for (item, size) in fixedSizes.sorted(by: { $0.key < $1.key }) where item != 0 {
      let groups = [start(item), end(item)].map { forest.find($0.index).group }
      let outer = [Self.containerStart, Self.containerEnd].map { forest.find($0.index).group }
      if groups.sorted() == outer.sorted() { continue }
      _ = forest.join(end(item).index, behind: start(item).index, by: size)
    }
  }

  /// Gives lines to the container's edges, to those that views inside use, to those between which
  /// an inequality keeps a distance, and to those that something is centred on.
  private mutating func anchorEdges() {
    isAnchored[Self.containerStart.index] = true
    isAnchored[Self.containerEnd.index] = true
    for item in problem.items.indices where problem.items[item].sharesLines {
      isAnchored[start(item).index] = true
      isAnchored[end(item).index] = true
    }
    for rule in problem.readable {
      isAnchored[start(rule.item).index] = true
      isAnchored[end(rule.item).index] = true
    }
    for rule in problem.edges where rule.relation != .equal {
      let isFree = !isAnchored[rule.edge.index] && !isAnchored[rule.other.index]
      guard isFree, rule.edge.item != rule.other.item else { continue }
      isAnchored[rule.edge.index] = true
      isAnchored[rule.other.index] = true
    }
    for rule in problem.centers {
      if let side = rule.side {
        isAnchored[Edge(item: rule.other, side: side).index] = true
        continue
      }
      for item in [rule.item, rule.other] where item != 0 && !isFree(item) {
        isAnchored[start(item).index] = true
        isAnchored[end(item).index] = true
      }
    }
  }

  /// Whether neither edge of an item has a line.
  func isFree(_ item: Int) -> Bool {
    !isAnchored[start(item).index] && !isAnchored[end(item).index]
  }
}

extension Array {
  /// Sorted, equal elements keeping their order.
  func stablySorted(by areInOrder: (Element, Element) -> Bool) -> [Element] {
    guard count > 1 else { return self }
    return enumerated().sorted { left, right in
      if areInOrder(left.element, right.element) { return true }
      if areInOrder(right.element, left.element) { return false }
      return left.offset < right.offset
    }.map(\.element)
  }
}
