internal import Dispatch
internal import UIKit

/// Lets what author code has put on queues run, until nothing changes any more.
@MainActor struct Settling {
  /// How many turns of the queues without a change count as quiet.
  private static let quietTurns = 3

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
        if quiet >= Self.quietTurns { return true }
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
