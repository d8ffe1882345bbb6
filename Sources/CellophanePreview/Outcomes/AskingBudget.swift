/// How many probes may still be made for a preview, how many steps they may go through to come to
/// their frames, how many questions may be asked, and until when.
@MainActor final class AskingBudget {
  private var probes: Int
  private var questions: Int
  private var steps: Int
  private var returns: Int
  /// Whether a question had to go unasked.
  private(set) var isSpent = false
  /// Whether an instance could not be brought to its frame.
  private(set) var hasNoSteps = false
  /// The first row, or other place, that was not asked.
  private(set) var stopped: String?
  private var place: String?
  /// How long there is for asking; `nil` is without end.
  private let time: Stopwatch?
  /// Whether that was reached.
  private(set) var hasNoTime = false

  init(_ limits: Limits, within time: Stopwatch? = nil) {
    self.time = time
    probes = limits.instances
    questions = limits.questions
    steps = limits.steps
    returns = limits.returns
  }

  /// Takes one probe from the budget.
  func take() -> Bool { spend(&probes) }

  /// Takes one instance that goes back from a screen that was brought up.
  func takeReturn() -> Bool {
    guard returns > 0 else { return false }
    returns -= 1
    return true
  }

  /// Takes one question about a place from the budget.
  func ask(of place: String) -> Bool {
    self.place = place
    return spend(&questions)
  }

  /// Takes the steps that bring a new instance to a frame.
  func takeSteps(_ count: Int) -> Bool {
    guard count <= steps else {
      hasNoSteps = true
      return false
    }
    steps -= count
    return true
  }

  private func spend(_ left: inout Int) -> Bool {
    if let time, !hasNoTime { hasNoTime = time.isOver() }
    guard left > 0, !hasNoTime else {
      if !isSpent { stopped = place }
      isSpent = true
      return false
    }
    left -= 1
    return true
  }
}
