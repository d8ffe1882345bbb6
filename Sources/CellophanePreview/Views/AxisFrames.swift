internal import UIKit

/// Where the items of a problem lie at the length that the preview declares, as Auto Layout decides
/// it, and how that changes with the length.
struct AxisFrames {
  /// Where an item lies, and how much of each further point of length goes before it and into it.
  struct Frame: Hashable {
    var start: Double
    var size: Double
    var startGrowth: Double
    var sizeGrowth: Double

    var end: Double { start + size }
    var endGrowth: Double { startGrowth + sizeGrowth }
  }

  /// The container's length.
  let length: Double
  /// The least length that its constraints allow where its contents decide it, else 0.
  let least: Double
  /// By item.
  private(set) var frames: [Frame] = []
  /// The constraints that cannot hold beside the others.
  private(set) var broken: [Int] = []
  /// Whether the bound on steps was met before the end.
  private(set) var isExhausted = false

  /// How much longer the container is when it is asked what grows.
  private static let step = 16.0

  /// - Parameter natural: The least length of a container that its contents decide.
  init(_ problem: AxisProblem, natural: Double = 0) {
    let rules = AxisProblemRules(problem)
    let declared = problem.isFilled ? problem.length : nil
    let fitting = declared == nil ? rules.solve(nil) : nil
    let own = declared ?? max(fitting?.values[1] ?? 0, natural)
    let now = rules.solve(own)
    let later = rules.solve(own + Self.step)
    length = own
    least = fitting?.values[1] ?? 0
    // No constraint contradicts a length that nobody declared, nor a height: what is in it makes it
    // larger, as a cell grows with its content.
    let isFixed = problem.isAcross || now.broken.isEmpty
    broken = fitting?.broken ?? (isFixed ? now : rules.solve(nil)).broken
    isExhausted = now.isExhausted
    frames = problem.items.indices.map { item in
      let (start, size) = (now.values[item * 2], now.values[item * 2 + 1])
      return Frame(
        start: start, size: size,
        startGrowth: Self.rounded((later.values[item * 2] - start) / Self.step),
        sizeGrowth: Self.rounded((later.values[item * 2 + 1] - size) / Self.step))
    }
  }

  private static func rounded(_ growth: Double) -> Double {
    (growth * 100_000).rounded() / 100_000
  }

  func place(of edge: AxisProblem.Edge) -> Double {
    edge.side == .start ? frames[edge.item].start : frames[edge.item].end
  }

  func growth(of edge: AxisProblem.Edge) -> Double {
    edge.side == .start ? frames[edge.item].startGrowth : frames[edge.item].endGrowth
  }
}

/// The rules of a problem, as the solver takes them: two variables for each item, its start and
/// its size.
private struct AxisProblemRules {
  private typealias Sum = LinearExpression
  private let rules: [LayoutRule]
  private let count: Int

  init(_ problem: AxisProblem) {
    count = problem.count
    rules =
      problem.items.indices.dropFirst().compactMap { Self.content(problem.items[$0], $0) }
      + problem.edges.map(Self.edge) + problem.sizes.map(Self.size)
      + problem.shares.map(Self.share) + problem.centers.map(Self.center)
      + problem.readable.flatMap(Self.readable)
  }

  /// - Parameter length: `nil` for as short as it can be.
  func solve(_ length: Double?) -> LayoutSolver.Solution {
    let required = LayoutRule.required
    let start = LayoutRule(Self.start(0), above: required, below: required)
    let size = LayoutRule(
      Self.size(0) + Sum(constant: -(length ?? 0)),
      above: length == nil ? Double(UILayoutPriority.fittingSizeLevel.rawValue) : required,
      below: length == nil ? nil : required)
    let places = (0..<count * 2).map { $0.isMultiple(of: 2) }
    return LayoutSolver.solve([start, size] + rules, places: places)
  }

  private static func start(_ item: Int) -> Sum { Sum([Sum.Term(item * 2, 1)]) }
  private static func size(_ item: Int) -> Sum { Sum([Sum.Term(item * 2 + 1, 1)]) }
  private static func middle(_ item: Int) -> Sum { start(item) + size(item) * 0.5 }
  private static func place(_ edge: AxisProblem.Edge) -> Sum {
    edge.side == .start ? start(edge.item) : start(edge.item) + size(edge.item)
  }

  private static func rule(
    _ expression: Sum, _ relation: AxisProblem.Relation, _ priority: Double, _ source: Int?
  ) -> LayoutRule {
    LayoutRule(
      expression, above: relation == .atLeast ? nil : priority,
      below: relation == .atMost ? nil : priority, source: source)
  }

  private static func content(_ item: AxisProblem.Item, _ number: Int) -> LayoutRule? {
    guard let content = item.content else { return nil }
    let hugging = item.stiffness.rounded(.down)
    return LayoutRule(
      size(number) + Sum(constant: -content),
      above: hugging > 0 ? LayoutRule.content(hugging) : nil,
      below: LayoutRule.content(item.resistance),
      rank: 1 + (item.stiffness - hugging) * 2 + Double(number) * 0.001)
  }

  private static func edge(_ rule: AxisProblem.EdgeRule) -> LayoutRule {
    self.rule(
      place(rule.edge) - place(rule.other) + Sum(constant: -rule.distance), rule.relation,
      rule.priority, rule.source)
  }

  private static func size(_ rule: AxisProblem.SizeRule) -> LayoutRule {
    self.rule(
      size(rule.item) + Sum(constant: -rule.size), rule.relation, rule.priority, rule.source)
  }

  private static func share(_ rule: AxisProblem.ShareRule) -> LayoutRule {
    self.rule(
      size(rule.item) - size(rule.other) * rule.multiplier + Sum(constant: -rule.constant),
      rule.relation, rule.priority, rule.source)
  }

  private static func center(_ rule: AxisProblem.CenterRule) -> LayoutRule {
    let other =
      rule.side.map { place(AxisProblem.Edge(item: rule.other, side: $0)) }
      ?? start(rule.other) + size(rule.other) * (0.5 * rule.multiplier)
    return self.rule(
      middle(rule.item) - other + Sum(constant: -rule.distance), .equal, rule.priority,
      rule.source)
  }

  private static func readable(_ rule: AxisProblem.ReadableRule) -> [LayoutRule] {
    let end = start(rule.item) + size(rule.item)
    let ownerEnd = start(rule.owner) + size(rule.owner)
    let before = start(rule.item) - start(rule.owner) + Sum(constant: -rule.leading)
    return [
      self.rule(before, .equal, LayoutRule.required, nil),
      self.rule(
        ownerEnd - end + Sum(constant: -rule.trailing), .equal, LayoutRule.required, nil),
    ]
  }
}
