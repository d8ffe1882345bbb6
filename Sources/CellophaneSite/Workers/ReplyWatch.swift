internal import CellophanePreview
internal import Foundation

/// How long a worker's reply is waited for.
struct ReplyWatch {
  private let whole: Stopwatch
  /// Until when what is gone is listened to; `nil` while it is there.
  private var end: ContinuousClock.Instant?

  /// How long a reply may be on its way.
  private static let respite: Duration = .seconds(10)

  init(_ whole: Stopwatch) {
    self.whole = whole
  }

  /// Whether it is given up.
  ///
  /// - Parameter process: The one that makes the reply, as long as it is there.
  mutating func isOver(
    _ progress: WorkRecord.Progress, at now: ContinuousClock.Instant, of process: pid_t
  ) -> Bool {
    switch progress {
    case .none, .begun: return whole.isOver(at: now, of: process)
    case .replied, .ended:
      // How long it waited for a core has gone with it: all that is left is to hear what it said.
      let end = end ?? now + Self.respite
      self.end = end
      return now > end
    }
  }
}
