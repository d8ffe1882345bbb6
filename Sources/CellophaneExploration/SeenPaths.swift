internal import CellophaneDocument

/// What was seen along walks from the start.
///
/// Walks begin alike: each that goes on after all touches of a kind makes those first. Where the same
/// touches in the same order were answered alike so far, what shows is not looked at again.
struct SeenPaths {
  /// What the last touch of a path came to.
  private struct Seen {
    var answer: Answer
    var step: SeenStep
  }

  private struct Step: Hashable {
    var place: Int
    var touch: Interaction
  }

  private var places: [Step: Int] = [:]
  private var seen: [Int: Seen] = [:]
  /// How many walks began after touches elsewhere.
  private var leads = 0

  /// Where a walk begins that has touched nothing.
  static func start(isOpen: Bool) -> Int { isOpen ? 1 : 0 }

  /// Where a walk begins after touches elsewhere.
  mutating func lead() -> Int {
    leads += 1
    return -leads
  }

  /// Whether a walk has touched nothing where it is.
  static func isStart(_ place: Int) -> Bool { place < 2 }

  /// Where a walk is after another touch.
  mutating func place(after touch: Interaction, from place: Int) -> Int {
    let step = Step(place: place, touch: touch)
    if let known = places[step] { return known }
    let new = places.count + 2
    places[step] = new
    return new
  }

  /// The step that led where a walk is, if it was answered in the same way when it was seen.
  func step(_ answer: Answer, at place: Int) -> SeenStep? {
    guard let seen = seen[place], seen.answer == answer else { return nil }
    return seen.step
  }

  /// Takes in what a touch came to; rows that came get their names by being looked at, and an answer
  /// does not say what came into columns among others. A walk ends at an alert, which covers the rows.
  mutating func see(_ answer: Answer, _ step: SeenStep, at place: Int) {
    guard step.change.inserted.isEmpty, answer.columns != .amongOthers, answer.alert.isEmpty
    else { return }
    seen[place] = Seen(answer: answer, step: step)
  }
}
