import Testing
import UIKit

/// Rules of different strength, as numbers.
@Suite struct LayoutSolverTests {
  private typealias Sum = LinearExpression
  private typealias Term = LinearExpression.Term

  private func variable(_ number: Int, _ constant: Double = 0) -> LinearExpression {
    LinearExpression([LinearExpression.Term(number, 1)], constant: constant)
  }

  private func equal(
    _ expression: LinearExpression, _ priority: Double = 1_000, source: Int? = nil
  ) -> LayoutRule {
    LayoutRule(expression, above: priority, below: priority, source: source)
  }

  private func solve(_ rules: [LayoutRule], places: [Bool]) -> [Double] {
    LayoutSolver.solve(rules, places: places).values.map { ($0 * 1_000).rounded() / 1_000 }
  }

  @Test func equalitiesDecide() {
    let values = solve(
      [
        equal(variable(0, -100)), equal(variable(1) * 2 - variable(0)),
        equal(variable(2) - variable(1) + Sum(constant: 8)),
      ], places: [false, false, true])
    #expect(values == [100, 50, 42])
  }

  @Test func theStrongerOfTwoIsKept() {
    let values = solve(
      [equal(variable(0, -10), 250), equal(variable(0, -30), 750)], places: [false])
    #expect(values == [30])
  }

  @Test func manyWeakOnesNeverOutweighAStrongOne() {
    let weak = (0..<40).map { _ in equal(variable(0, -10), 749) }
    #expect(solve(weak + [equal(variable(0, -30), 750)], places: [false]) == [30])
  }

  @Test func ofThreeThatAreAsStrongTwoThatAgreeAreKept() {
    let values = solve(
      [
        equal(variable(0, -10), 500), equal(variable(0, -30), 500), equal(variable(0, -30), 500),
      ], places: [false])
    #expect(values == [30])
  }

  @Test func aRequiredBoundIsKeptAgainstAWish() {
    let rules = [
      equal(variable(0, -300), 750), LayoutRule(variable(0, -120), above: 1_000),
    ]
    #expect(solve(rules, places: [false]) == [120])
  }

  @Test func theFirstOfTwoThatHugAsMuchGivesWay() {
    let rules = [
      equal(variable(0) + variable(1) + Sum(constant: -100)),
      LayoutRule(variable(0, -20), above: 250, below: 750, rank: 1.001),
      LayoutRule(variable(1, -30), above: 250, below: 750, rank: 1.002),
    ]
    #expect(solve(rules, places: [false, false]) == [70, 30])
  }

  @Test func theOneThatHugsMoreStaysWholeWhereItIsFirst() {
    let rules = [
      equal(variable(0) + variable(1) + Sum(constant: -100)),
      LayoutRule(variable(0, -20), above: 251, below: 750),
      LayoutRule(variable(1, -30), above: 250, below: 750),
    ]
    #expect(solve(rules, places: [false, false]) == [20, 80])
  }

  @Test func whatResistsLessIsCut() {
    let rules = [
      equal(variable(0) + variable(1) + Sum(constant: -100)),
      LayoutRule(variable(0, -80), above: 250, below: 750),
      LayoutRule(variable(1, -90), above: 250, below: 749),
    ]
    #expect(solve(rules, places: [false, false]) == [80, 20])
  }

  @Test func sizesAreNeverBelowZero() {
    let rules = [
      equal(variable(0) + variable(1) + Sum(constant: -50)), equal(variable(0, -80), 999),
    ]
    #expect(solve(rules, places: [false, false]) == [50, 0])
  }

  @Test func whatNothingDecidesIsZeroAndTheFirstTakesARest() {
    let rules = [equal(variable(1) + variable(2) + Sum(constant: -60))]
    #expect(solve(rules, places: [true, false, false]) == [0, 60, 0])
  }

  @Test func contradictionsAreNamedAndTheEarlierIsKept() {
    let solution = LayoutSolver.solve(
      [
        equal(variable(0, -40), source: 7), equal(variable(0, -50), source: 8),
        LayoutRule(variable(0, -60), below: 1_000, source: 9),
      ], places: [false])
    #expect(solution.values == [40])
    #expect(solution.broken == [8, 9])
    #expect(!solution.isExhausted)
  }

  /// A chain of sixty, each with a wish of its own, comes to rest within its bound.
  @Test func aLongChainComesToRest() {
    let count = 60
    var rules = [
      equal(
        LinearExpression((0..<count).map { LinearExpression.Term($0, 1) }, constant: -3_000))
    ]
    for number in 0..<count {
      rules.append(
        LayoutRule(
          variable(number, -Double(number)), above: 250 + Double(number % 7), below: 750,
          rank: 1 + Double(number) * 0.001))
    }
    let solution = LayoutSolver.solve(rules, places: Array(repeating: false, count: count))
    #expect(!solution.isExhausted)
    // Those that hug least are every seventh; the first of them takes what the others leave.
    #expect(abs(solution.values[0] - 1_230) < 0.001)
    #expect(abs(solution.values[59] - 59) < 0.001)
  }
}
