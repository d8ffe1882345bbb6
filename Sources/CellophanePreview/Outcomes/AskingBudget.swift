/// How many probes may still be made for a preview, how many steps they may go through to come to
/// their frames, how many questions may be asked, and until when.
///
/// What is gone into in depth has a share of the time, so that others are asked as well.
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
  /// How much of that there is for what is gone into; `nil` is all of it.
  private var share: Stopwatch?
  private var isShareOver = false
  /// Whether something was left since its share was over.
  private(set) var hasEndedShares = false
  /// How often places were asked.
  private var counts: [String: Int] = [:]

  init(_ limits: Limits, within time: Stopwatch? = nil) {
    self.time = time
    probes = limits.instances
    questions = limits.questions
    steps = limits.steps
    returns = limits.returns
  }

  /// Takes one probe from the budget.
  func take() -> Bool { spend(&probes) }

  /// Whether no instance is left that goes back from a screen.
  var hasNoReturns: Bool { returns <= 0 }

  /// Takes one instance that goes back from a screen that was brought up.
  func takeReturn() -> Bool {
    guard returns > 0, hasTime() else { return false }
    returns -= 1
    return true
  }

  /// Has what follows take no more than a part of the time that is left.
  func beginShare(_ part: Double) {
    share = part < 1 ? time?.part(part) : nil
  }

  /// Gives what follows all the time again.
  ///
  /// - Returns: Whether the share was over before all was asked.
  func endShare() -> Bool {
    defer { (share, isShareOver) = (nil, false) }
    return isShareOver
  }

  /// The place at which most questions were asked, where that is most of all.
  var mostAsked: String? {
    let all = counts.values.reduce(0, +)
    return counts.first { $0.value > all / 2 }?.key
  }

  /// Takes one question about a place from the budget.
  func ask(of place: String) -> Bool {
    self.place = place
    guard spend(&questions) else { return false }
    counts[place, default: 0] += 1
    return true
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
    guard left > 0, hasTime() else {
      if stopped == nil { stopped = place }
      if left <= 0 || hasNoTime { isSpent = true }
      return false
    }
    left -= 1
    return true
  }

  private func hasTime() -> Bool {
    if let time, !hasNoTime { hasNoTime = time.isOver() }
    if let share, !hasNoTime, !isShareOver, share.isOver() {
      (isShareOver, hasEndedShares) = (true, true)
    }
    return !hasNoTime && !isShareOver
  }
}
