/// How many spares may still be made for a preview, and how many questions asked.
@MainActor final class AskingBudget {
  private var spares: Int
  private var questions: Int
  /// Whether a question had to go unasked.
  private(set) var isSpent = false
  /// The first row, or other place, that was not asked.
  private(set) var stopped: String?
  private var place: String?

  init(spares: Int, questions: Int) {
    self.spares = spares
    self.questions = questions
  }

  /// Takes one spare from the budget.
  func take() -> Bool { spend(&spares) }

  /// Takes one question about a place from the budget.
  func ask(of place: String) -> Bool {
    self.place = place
    return spend(&questions)
  }

  private func spend(_ left: inout Int) -> Bool {
    guard left > 0 else {
      if !isSpent { stopped = place }
      isSpent = true
      return false
    }
    left -= 1
    return true
  }
}
