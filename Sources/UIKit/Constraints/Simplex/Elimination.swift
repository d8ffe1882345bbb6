/// Takes required equalities out of a system: each gives one variable as a sum of others.
struct Elimination {
  /// By variable, what it is; `nil` for those that are still free.
  private var known: [[Double]?]
  private let count: Int
  /// The constraints that contradict those before them.
  private(set) var broken: [Int] = []

  private static let tolerance = 1e-6

  init(_ rules: [LayoutRule], count: Int) {
    self.count = count
    known = Array(repeating: nil, count: count)
    for rule in rules where rule.isRequiredEquality { take(rule) }
  }

  /// The variables that no equality decides.
  var free: [Int] { known.indices.filter { known[$0] == nil } }

  /// An expression in free variables: a factor for each variable, then the constant.
  func reduced(_ expression: LinearExpression) -> [Double] {
    var row = [Double](repeating: 0, count: count + 1)
    row[count] = expression.constant
    for term in expression.terms {
      guard let other = known[term.variable] else {
        row[term.variable] += term.factor
        continue
      }
      for index in other.indices where other[index] != 0 {
        row[index] += other[index] * term.factor
      }
    }
    return row
  }

  /// A variable's value, once the free ones have theirs.
  func value(of variable: Int, _ values: [Double]) -> Double {
    guard let row = known[variable] else { return values[variable] }
    var sum = row[count]
    for index in 0..<count where row[index] != 0 { sum += row[index] * values[index] }
    return sum
  }

  private mutating func take(_ rule: LayoutRule) {
    var row = reduced(rule.expression)
    var pivot: Int?
    for index in 0..<count where abs(row[index]) > Self.tolerance {
      if pivot.map({ abs(row[index]) > abs(row[$0]) + Self.tolerance }) ?? true { pivot = index }
    }
    guard let pivot else {
      if abs(row[count]) > Self.tolerance * 1_000, let source = rule.source {
        broken.append(source)
      }
      return
    }
    let factor = -1 / row[pivot]
    row[pivot] = 0
    for index in row.indices where row[index] != 0 { row[index] *= factor }
    for variable in known.indices {
      guard let part = known[variable]?[pivot], part != 0 else { continue }
      known[variable]?[pivot] = 0
      for index in row.indices where row[index] != 0 {
        known[variable]?[index] += part * row[index]
      }
    }
    known[pivot] = row
  }
}
