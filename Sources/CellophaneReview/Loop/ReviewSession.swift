internal import CellophaneSnapshots

/// Goes through changes one by one with somebody who decides, a key each.
package struct ReviewSession {
  /// What is asked and told.
  package struct Desk {
    /// Waits for a key; `nil` where there will be none any more.
    package var key: () -> Character?
    package var say: (String) -> Void
    /// Shows both pages of a change.
    package var open: (PendingChange) throws -> Void

    package init(
      key: @escaping () -> Character?, say: @escaping (String) -> Void,
      open: @escaping (PendingChange) throws -> Void
    ) {
      self.key = key
      self.say = say
      self.open = open
    }
  }

  /// What was decided.
  package struct Outcome: Hashable, Sendable {
    package var accepted = 0
    package var rejected = 0
    package var skipped = 0
    package var problems: [String] = []

    package init(accepted: Int = 0, rejected: Int = 0, skipped: Int = 0) {
      self.accepted = accepted
      self.rejected = rejected
      self.skipped = skipped
    }
  }

  private let desk: Desk
  private var waiting: [(pending: PendingChange, change: Change)]
  private let count: Int
  private var outcome = Outcome()
  private var isOver = false

  package init(_ pending: [PendingChange], in folder: String, desk: Desk) {
    self.desk = desk
    waiting = pending.map { ($0, Change($0, in: folder)) }
    count = pending.count
  }

  static let help =
    "a accept · r reject · s skip · o open in browser · w words · l lines · "
    + "A accept all alike · R reject all alike · q quit · ? help"

  /// Asks about each until all are decided or somebody quits.
  package mutating func run() -> Outcome {
    while !isOver, let (pending, change) = waiting.first {
      let alike = waiting.dropFirst().count { $0.change.likeness == change.likeness }
      desk.say("")
      desk.say("\(count - waiting.count + 1) of \(count): \(change.heading)")
      for note in change.notes { desk.say("  \(note)") }
      for sentence in change.sentences { desk.say("  \(sentence)") }
      if alike > 0 { desk.say("  and \(alike) alike") }
      desk.say(Self.help)
      decide(pending, change)
    }
    outcome.skipped += waiting.count
    return outcome
  }

  /// Answers keys until one decides.
  private mutating func decide(_ pending: PendingChange, _ change: Change) {
    while let key = desk.key() {
      switch key {
      case "a": return accept(like: nil)
      case "A": return accept(like: change.likeness)
      case "r": return reject(like: nil)
      case "R": return reject(like: change.likeness)
      case "s":
        waiting.removeFirst()
        outcome.skipped += 1
        return
      case "q":
        isOver = true
        return
      case "w": desk.say(change.sentences.map { "  \($0)" }.joined(separator: "\n"))
      case "l": desk.say(change.lines.report())
      case "o": open(pending)
      default: desk.say(Self.help)
      }
    }
    isOver = true
  }

  private func open(_ pending: PendingChange) {
    do {
      try desk.open(pending)
    } catch {
      desk.say(String(describing: error))
    }
  }

  private mutating func accept(like likeness: String?) {
    outcome.accepted += take(like: likeness, word: "accepted") { try $0.accept() }
  }

  private mutating func reject(like likeness: String?) {
    outcome.rejected += take(like: likeness, word: "rejected") { try $0.reject() }
  }

  /// Does something with the first change, or with all that are alike, and counts the successes.
  private mutating func take(
    like likeness: String?, word: String, _ act: (PendingChange) throws -> Void
  ) -> Int {
    let first = waiting.first?.pending
    let taken = waiting.filter { one in
      likeness.map { $0 == one.change.likeness } ?? (one.pending == first)
    }
    waiting.removeAll { one in taken.contains { $0.pending == one.pending } }
    var done = 0
    for one in taken {
      do {
        try act(one.pending)
        done += 1
        desk.say("\(word) \(one.change.fileName)")
      } catch {
        outcome.problems.append(String(describing: error))
        desk.say(String(describing: error))
      }
    }
    return done
  }
}
