/// How many spares may still be made for a preview, and how many questions asked.
@MainActor final class AskingBudget {
  private var spares: Int
  private var questions: Int
  /// Whether a question had to go unasked.
  private(set) var isSpent = false

  init(spares: Int, questions: Int) {
    self.spares = spares
    self.questions = questions
  }

  /// Takes one spare from the budget.
  func take() -> Bool { spend(&spares) }

  /// Takes one question from the budget.
  func ask() -> Bool { spend(&questions) }

  private func spend(_ left: inout Int) -> Bool {
    guard left > 0 else {
      isSpent = true
      return false
    }
    left -= 1
    return true
  }
}
