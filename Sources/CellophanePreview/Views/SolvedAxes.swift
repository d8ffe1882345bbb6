internal import UIKit

/// The solutions of problems that were solved before: a cell is resolved again in each of its states
/// and after each touch, and its constraints are mostly the same then.
@MainActor enum SolvedAxes {
  typealias Insets = (leading: Double?, trailing: Double?)

  private struct InsetProblem: Hashable {
    var item: Int
    var problem: AxisProblem
  }

  private static var solutions = KnownAnswers<AxisProblem, AxisSolution>(limit: 4_096)
  private static var insets = KnownAnswers<InsetProblem, Insets>(limit: 4_096)

  static func solution(of problem: AxisProblem) -> AxisSolution {
    if let known = solutions[problem] { return known }
    let solution = AxisSolver.solve(problem)
    solutions[problem] = solution
    return solution
  }

  /// How far an item lies inside the container's edges, where that is fixed.
  static func insets(of item: Int, in problem: AxisProblem) -> Insets {
    let key = InsetProblem(item: item, problem: problem)
    if let known = insets[key] { return known }
    let found = AxisSolver.insets(of: item, in: problem)
    insets[key] = found
    return found
  }
}
