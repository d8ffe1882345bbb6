internal import CSurroundings
package import Foundation

/// Measures how long a process takes, without the time in which others had the cores.
///
/// A bound is for what an author's code does: on a machine that is busy with something else a preview
/// has the same pages.
package struct Stopwatch {
  private let end: ContinuousClock.Instant
  /// How long the process had waited at the start.
  private let waitedBefore: Duration
  private let waited: (pid_t) -> Duration

  /// - Parameters:
  ///   - process: The one that is measured: 0 for this one, `nil` for one that begins later.
  ///   - waited: How long a process has waited for a core since it began.
  package init(
    _ limit: Duration, of process: pid_t? = 0,
    waited: @escaping (pid_t) -> Duration = {
      .nanoseconds(surroundings_waited_for_core($0))
    }
  ) {
    end = ContinuousClock.now + limit
    waitedBefore = process.map(waited) ?? .zero
    self.waited = waited
  }

  /// Measures a part of what is left of this one's time.
  func part(_ share: Double, at now: ContinuousClock.Instant = .now) -> Stopwatch {
    let left = end - now + max(.zero, waited(0) - waitedBefore)
    return Stopwatch(max(.zero, left) * share, waited: waited)
  }

  package func isOver(
    at now: ContinuousClock.Instant = .now, of process: pid_t = 0
  ) -> Bool {
    // Few are asked: most are done long before.
    now > end && now > end + max(.zero, waited(process) - waitedBefore)
  }
}
