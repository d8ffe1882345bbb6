private import Dispatch

/// Where a data source's snapshots come from, and the order in which they are applied.
///
/// UIKit: a data source may be given its snapshots on another queue than the main one, as long as
/// it is always the same. Here what comes from another one is applied on a turn of the main queue.
@MainActor final class ApplyingQueue {
  private var comesFromMain = false
  private var comesFromElsewhere = false

  /// Applies a snapshot: at once on the main thread, else on a turn of the main queue.
  func run(_ apply: @escaping () -> Void) {
    guard !MainQueue.isCurrent else {
      comesFromMain = true
      noteMixing()
      return apply()
    }
    // Swift 5 callers hand over whatever they hold, as on iOS; only the main queue runs it.
    nonisolated(unsafe) let apply = apply
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated {
        comesFromElsewhere = true
        noteMixing()
        apply()
      }
    }
  }

  private func noteMixing() {
    guard comesFromMain, comesFromElsewhere else { return }
    RuntimeIssue.record(
      "applied-from-two-queues",
      """
      snapshots are applied to one diffable data source from the main queue and from another; \
      UIKit takes them from one queue only: apply them all from the same
      """)
  }
}
