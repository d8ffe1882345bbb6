internal import Dispatch
internal import UIKit

/// Lets what author code has put on queues run, until nothing changes any more.
@MainActor struct Settling {
  /// After so many turns without a change other threads are waited for.
  private static let quietTurns = 3
  /// How often they are, since what comes back from one may begin the next without a change.
  private static let rests = 2
  /// How often that is so, where it is known, before it is taken to go on for ever.
  private static let chain = 100

  /// How often the queues are drained at most.
  let limit: Int

  /// How it came to rest.
  struct Rest {
    /// Whether it became quiet within the bound.
    var isQuiet = true
    /// Whether code changed what shows meanwhile, or something was done that was put off.
    var isChanged = false
  }

  /// Drains the main queue and its tasks, and does in order of time what was put off and is soon.
  func settle(_ window: UIWindow?, _ later: LaterWork) async -> Rest {
    let stretch = later.stretch()
    defer { later.end(stretch) }
    var others = OtherThreads(areOwn: later.ownsProcess)
    var (quiet, turns, links) = (0, 0, 0)
    var rest = Rest()
    var revision = ScreenChanges.revision
    while turns < limit {
      turns += 1
      let rests = window?.settle() ?? true
      await Self.turn(with: others)
      if links < Self.chain, others.areCounted, await others.rest() {
        links += 1
        quiet = 0
      }
      let moved = window?.treeNeedsLayout ?? false
      if rests, !moved, revision == ScreenChanges.revision {
        quiet += 1
        if quiet >= Self.quietTurns + Self.rests {
          let before = later.now
          guard await later.doNext(in: stretch) else { return rest }
          quiet = 0
          rest.isChanged = true
          // The stretch has an end; what is done again at the same time need not have.
          if later.now > before { (turns, links) = (0, 0) }
        } else if quiet >= Self.quietTurns, !others.areCounted {
          _ = await others.rest()
        }
      } else {
        quiet = 0
        if moved || revision != ScreenChanges.revision { rest.isChanged = true }
        revision = ScreenChanges.revision
      }
    }
    rest.isQuiet = false
    return rest
  }

  /// Waits until everything that is on the queues now has run.
  private static func turn(with others: OtherThreads) async {
    if others.mustBeMet { await Task.detached {}.value }
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { OtherThreads.resume(continuation) }
    }
  }
}
