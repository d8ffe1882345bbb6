/// Decides variables by rules of different strength, as Auto Layout does: required rules hold, and
/// of the others the stronger is never given up for weaker ones, however many they are.
///
/// The answer to the same rules is always the same. Among answers that are as good, rules of a
/// higher rank are kept.
package struct LayoutSolver {
  /// What the rules come to.
  package struct Solution {
    /// By variable.
    package var values: [Double]
    /// The required constraints that do not hold, since others contradict them.
    package var broken: [Int]
    /// Whether the bound on steps was met before the end.
    package var isExhausted: Bool
  }

  /// Weaker than every constraint: sizes that nothing decides are zero.
  package static let undecidedSize = 0.0
  /// Weaker still: what nothing places is at the start.
  package static let undecidedPlace = -1.0

  private let rules: [LayoutRule]
  private let elimination: Elimination
  private let free: [Int]
  /// The number of the first rule about a variable that nothing decides.
  private let firstRest: Int

  /// - Parameters:
  ///   - rules: Of those that are as strong the earlier is kept where both cannot be.
  ///   - places: By variable, whether it is a place, and may be below zero, or a size.
  package static func solve(_ rules: [LayoutRule], places: [Bool]) -> Solution {
    LayoutSolver(rules, places).solution()
  }

  private init(_ rules: [LayoutRule], _ places: [Bool]) {
    elimination = Elimination(rules, count: places.count)
    free = elimination.free
    let open = rules.filter { !$0.isRequiredEquality }
    firstRest = open.count
    self.rules =
      open + places.indices.map { Self.rest(of: $0, isPlace: places[$0]) }
  }

  private func solution() -> Solution {
    let strengths = rules.map(Self.strength)
    let order = rules.indices.sorted { (-strengths[$0], $0) < (-strengths[$1], $1) }
    let levels = levels
    var rows: [Tableau.Row] = []
    var matrix: [[Double]] = []
    var sources: [Int] = []
    var broken = elimination.broken
    for index in order {
      let rule = rules[index]
      let whole = elimination.reduced(rule.expression)
      let row = free.map { whole[$0] } + [whole[whole.count - 1]]
      guard row.dropLast().contains(where: { abs($0) > 1e-9 }) else {
        if rule.isBroken(by: row[free.count]), let source = rule.source { broken.append(source) }
        continue
      }
      rows.append(
        Tableau.Row(
          above: rule.above.flatMap { levels[$0] }, below: rule.below.flatMap { levels[$0] },
          rank: rule.rank))
      matrix.append(row)
      sources.append(index)
    }
    let tableau = Tableau(rows, matrix, width: free.count, levels: levels.count)
    tableau.solve()
    var values = [Double](repeating: 0, count: rules.count - firstRest)
    for (row, index) in sources.enumerated() {
      let value = tableau.value(row)
      if index >= firstRest {
        let variable = index - firstRest
        values[variable] = value / Self.weight(of: variable)
      } else if rules[index].isBroken(by: value), let source = rules[index].source {
        broken.append(source)
      }
    }
    return Solution(
      values: values.indices.map { elimination.value(of: $0, values) }, broken: broken,
      isExhausted: tableau.isExhausted)
  }

  /// The numbers of the priorities that rules have, the strongest first.
  private var levels: [Double: Int] {
    var found: Set<Double> = [Self.undecidedSize, Self.undecidedPlace]
    for rule in rules {
      if let above = rule.above { found.insert(above) }
      if let below = rule.below { found.insert(below) }
    }
    var numbers: [Double: Int] = [:]
    for (number, level) in found.sorted(by: >).enumerated() { numbers[level] = number }
    return numbers
  }

  /// What holds of a variable that nothing decides.
  private static func rest(of variable: Int, isPlace: Bool) -> LayoutRule {
    let expression = LinearExpression([LinearExpression.Term(variable, weight(of: variable))])
    return isPlace
      ? LayoutRule(expression, above: undecidedPlace, below: undecidedPlace)
      : LayoutRule(expression, above: undecidedSize, below: LayoutRule.required)
  }

  /// Of several that could take what is left the first does, since the others weigh more.
  private static func weight(of variable: Int) -> Double { 1 + 0.001 * Double(variable) }

  private static func strength(_ rule: LayoutRule) -> Double {
    max(rule.above ?? undecidedPlace, rule.below ?? undecidedPlace)
  }
}

extension LayoutRule {
  fileprivate func isBroken(by value: Double) -> Bool {
    above == Self.required && value > 0.01 || below == Self.required && value < -0.01
  }
}
