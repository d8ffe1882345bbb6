/// The simplex: rows of expressions, each of which wants to be zero, in as many of them as there
/// are free variables.
///
/// At every step so many rows are zero and decide the others. A step lets one of them go, moves
/// along the edge until the sum of what is wrong stops falling, and holds the row that it meets
/// there. Sums are compared priority by priority, the strongest first.
final class Tableau {
  struct Row {
    /// Levels of what it costs to be above and below zero; `nil` for nothing.
    var above: Int?
    var below: Int?
    var rank: Double
  }

  private let rows: [Row]
  private let width: Int
  private let levels: Int
  /// Row by row, factors of what the columns stand for.
  private let factors: UnsafeMutablePointer<Double>
  /// Row by row, the value, and the value that is a hair beside it, so that no two rows are zero at
  /// one place by chance: steps would lead nowhere there.
  private let values: UnsafeMutablePointer<Double>
  private let nearValues: UnsafeMutablePointer<Double>
  private let slope: UnsafeMutablePointer<Double>
  /// By column, the row that is held at zero there; −1 before there is one.
  private var held: [Int]
  private var isHeld: [Bool]
  /// Whether the bound on steps was met before the end.
  private(set) var isExhausted = false

  private static let tolerance = 1e-9

  /// - Parameters:
  ///   - matrix: For each row a factor for each variable, then the constant.
  ///   - levels: How many priorities there are; one more is for ranks.
  init(_ rows: [Row], _ matrix: [[Double]], width: Int, levels: Int) {
    self.rows = rows
    self.width = width
    self.levels = levels
    factors = .allocate(capacity: max(rows.count * width, 1))
    values = .allocate(capacity: max(rows.count, 1))
    nearValues = .allocate(capacity: max(rows.count, 1))
    slope = .allocate(capacity: levels + 1)
    held = Array(repeating: -1, count: width)
    isHeld = Array(repeating: false, count: rows.count)
    for (number, row) in matrix.enumerated() {
      for column in 0..<width { factors[number * width + column] = row[column] }
      values[number] = row[width]
      let turn = Double(number + 1) * 0.618_033_988_749_895
      nearValues[number] = row[width] + 1e-6 * (0.5 + turn - turn.rounded(.down))
    }
  }

  deinit {
    factors.deallocate()
    values.deallocate()
    nearValues.deallocate()
    slope.deallocate()
  }

  /// What a row comes to.
  func value(_ row: Int) -> Double { isHeld[row] ? 0 : values[row] }

  /// Finds the values at which what is wrong is least.
  func solve() {
    hold()
    let bound = 50 + 8 * (rows.count + width)
    for _ in 0..<bound where !step() { return }
    isExhausted = true
  }

  /// Holds as many rows as there are columns, the first that can be.
  private func hold() {
    var open = width
    for row in rows.indices where open > 0 {
      var best: Int?
      for column in 0..<width where held[column] < 0 {
        let factor = abs(factors[row * width + column])
        guard factor > 1e-7 else { continue }
        if best.map({ factor > abs(factors[row * width + $0]) + 1e-7 }) ?? true { best = column }
      }
      guard let best else { continue }
      pivot(row, best)
      open -= 1
    }
  }

  /// Lets `row` be zero and gives its column what stood there.
  private func pivot(_ row: Int, _ column: Int) {
    let base = row * width
    let factor = 1 / factors[base + column]
    let former = held[column]
    for other in 0..<width where factors[base + other] != 0 { factors[base + other] *= -factor }
    factors[base + column] = factor
    values[row] *= -factor
    nearValues[row] *= -factor
    for other in rows.indices where other != row && !isHeld[other] {
      let start = other * width
      let share = factors[start + column]
      guard share != 0 else { continue }
      factors[start + column] = 0
      for index in 0..<width where factors[base + index] != 0 {
        let sum = factors[start + index] + share * factors[base + index]
        factors[start + index] = abs(sum) < 1e-11 ? 0 : sum
      }
      values[other] += share * values[row]
      nearValues[other] += share * nearValues[row]
    }
    held[column] = row
    isHeld[row] = true
    guard former >= 0 else { return }
    // The row that was held now says how it follows from the others.
    isHeld[former] = false
    for index in 0..<width { factors[former * width + index] = factors[base + index] }
    values[former] = values[row]
    nearValues[former] = nearValues[row]
  }

  // MARK: Steps

  /// - Returns: Whether a step was taken.
  private func step() -> Bool {
    for column in 0..<width {
      guard held[column] >= 0 else { continue }
      for direction in [1.0, -1.0] {
        measureSlope(column, direction)
        if isFalling { return move(column, direction) }
      }
    }
    return false
  }

  /// How what is wrong changes as a held row leaves zero.
  private func measureSlope(_ column: Int, _ direction: Double) {
    for level in 0...levels { slope[level] = 0 }
    let own = rows[held[column]]
    if let level = direction > 0 ? own.above : own.below {
      slope[level] += 1
      slope[levels] += own.rank
    }
    for number in rows.indices where !isHeld[number] {
      let change = factors[number * width + column] * direction
      guard change != 0 else { continue }
      let isAbove = nearValues[number] > 0
      guard let level = isAbove ? rows[number].above : rows[number].below else { continue }
      let signed = isAbove ? change : -change
      slope[level] += signed
      slope[levels] += signed * rows[number].rank
    }
  }

  /// Whether the strongest change is one for the better: ranks count before the last two levels.
  private var isFalling: Bool {
    for level in 0..<levels - 2 {
      if slope[level] < -Self.tolerance { return true }
      if slope[level] > Self.tolerance { return false }
    }
    for level in [levels, levels - 2, levels - 1] {
      if slope[level] < -Self.tolerance { return true }
      if slope[level] > Self.tolerance { return false }
    }
    return false
  }

  /// Moves along an edge to the row at which things stop getting better, and holds that.
  private func move(_ column: Int, _ direction: Double) -> Bool {
    var passed: Double = -1
    var last: Int?
    while isFalling {
      var next: (row: Int, distance: Double)?
      for number in rows.indices where !isHeld[number] {
        let change = factors[number * width + column] * direction
        guard abs(change) > Self.tolerance, (nearValues[number] > 0) == (change < 0) else {
          continue
        }
        let distance = -nearValues[number] / change
        guard distance > passed, next.map({ distance < $0.distance }) ?? true else { continue }
        next = (number, distance)
      }
      guard let next else { break }
      pass(next.row, factors[next.row * width + column] * direction)
      (passed, last) = (next.distance, next.row)
    }
    guard let last else { return false }
    pivot(last, column)
    return true
  }

  /// Adds what it means for the slope that a row crosses zero.
  private func pass(_ number: Int, _ change: Double) {
    let row = rows[number]
    for level in [row.above, row.below] {
      guard let level else { continue }
      slope[level] += abs(change)
      slope[levels] += abs(change) * row.rank
    }
  }
}
