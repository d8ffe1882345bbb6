internal import CSurroundings
internal import Foundation

/// Measures how long a worker takes, without the time in which others had the cores.
///
/// A bound is for what an author's code does: on a machine that is busy with something else a preview
/// has the same pages.
struct Stopwatch {
  private let end: ContinuousClock.Instant
  /// How long the worker had waited at the start.
  private let waitedBefore: Duration

  /// - Parameter worker: The process that is measured; `nil` for one that begins later.
  init(_ limit: Duration, of worker: pid_t? = nil) {
    end = ContinuousClock.now + limit
    waitedBefore = worker.map(Self.waited) ?? .zero
  }

  func isOver(at now: ContinuousClock.Instant, of worker: pid_t) -> Bool {
    // Few are asked: most are done long before.
    now > end && now > end + max(.zero, Self.waited(worker) - waitedBefore)
  }

  private static func waited(_ worker: pid_t) -> Duration {
    .nanoseconds(surroundings_waited_for_core(worker))
  }
}
