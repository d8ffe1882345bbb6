internal import Dispatch
internal import UIKit

/// Lets what author code has put on queues run, until nothing changes any more.
@MainActor struct Settling {
  /// After so many turns without a change other threads are waited for.
  private static let quietTurns = 3
  /// How often they are, since what comes back from one may begin the next without a change.
  private static let rests = 2

  /// How often the queues are drained at most.
  let limit: Int

  /// Drains the main queue and its tasks.
  ///
  /// - Returns: Whether it became quiet within the bound.
  func settle(_ window: UIWindow?) async -> Bool {
    var quiet = 0
    var revision = ScreenChanges.revision
    for _ in 0..<limit {
      let rests = window?.settle() ?? true
      await Self.turn()
      let moved = window?.treeNeedsLayout ?? false
      if rests, !moved, revision == ScreenChanges.revision {
        quiet += 1
        if quiet >= Self.quietTurns + Self.rests { return true }
        if quiet >= Self.quietTurns { await OtherThreads.rest() }
      } else {
        quiet = 0
        revision = ScreenChanges.revision
      }
    }
    return false
  }

  /// Waits until everything that is on the queues now has run.
  private static func turn() async {
    await Task.detached {}.value
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
