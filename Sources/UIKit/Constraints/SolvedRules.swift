/// The answers to rules that were solved before: a touch makes another instance of everything, and
/// most of its cells lie as those of the one before did.
@MainActor enum SolvedRules {
  private struct Problem: Hashable {
    var rules: [LayoutRule]
    var places: [Bool]

    /// Cells of a list have the same rules but for the lengths in them.
    func hash(into hasher: inout Hasher) {
      for rule in rules { hasher.combine(rule.expression.constant) }
    }
  }

  private static var answers = KnownAnswers<Problem, [Double]>(limit: 1_024)

  /// What the rules come to, by variable.
  static func values(of rules: [LayoutRule], places: [Bool]) -> [Double] {
    let problem = Problem(rules: rules, places: places)
    if let known = answers[problem] { return known }
    let values = LayoutSolver.solve(rules, places: places).values
    answers[problem] = values
    return values
  }
}
