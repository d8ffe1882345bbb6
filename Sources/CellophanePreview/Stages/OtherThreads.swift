private import CSurroundings
internal import Dispatch
private import Foundation
private import Synchronization

/// The threads that run tasks off the main actor and the blocks of other queues than the main one.
///
/// Author code loads a file there and comes back, and how many turns of the main queue pass meanwhile
/// depends on how busy the machine is. On Linux it is counted what is under way, and a preview's own
/// process waits for the end of it. Beside other code, whose work may have no end, the threads are
/// met while anything is under way; where nothing is counted, always.
@MainActor package struct OtherThreads {
  /// Past this many seconds what still runs is taken to run for ever.
  nonisolated private static let patience = 5.0

  nonisolated private static let patienceRanOut = Mutex(false)

  /// Whether something was no longer waited for in this process, so that how far it came depends on how
  /// fast the machine was.
  nonisolated package static var haveRunOutOfTime: Bool { patienceRanOut.withLock(\.self) }

  /// Whether all work that is counted is the preview's.
  let areCounted: Bool
  /// Whether something may be under way that is not waited for by counting.
  var mustBeMet: Bool { !areCounted && (!Self.counts || surroundings_is_working()) }
  /// How much of it was waited for.
  private var seen: UInt64?

  /// Whether work is counted from now on, before which nothing may have been begun.
  static let counts = surroundings_count_work()

  /// - Parameter areOwn: Whether this process has nothing else to do.
  init(areOwn: Bool) {
    areCounted = areOwn && Self.counts
  }

  /// Waits until everything that was begun there, and what it began, has ended or awaits something
  /// else.
  ///
  /// - Returns: Whether anything was begun since it was waited for last; never where the threads are
  ///   met.
  mutating func rest() async -> Bool {
    guard areCounted else {
      guard mustBeMet else { return false }
      for quality: DispatchQoS.QoSClass in [.background, .utility, .default, .userInitiated] {
        await Self.meet(on: .global(qos: quality))
      }
      return false
    }
    let begun = surroundings_begun_work()
    guard seen != begun else { return false }
    guard surroundings_is_working() else {
      // What it left to the main queue is there already.
      defer { seen = begun }
      return seen != nil
    }
    await Self.wait { wait in
      surroundings_when_work_ends(Unmanaged.passRetained(wait).toOpaque()) { context in
        guard let context else { return }
        Unmanaged<Wait>.fromOpaque(context).takeRetainedValue().end()
      }
    } orElse: {
      // It is not waited for again.
      _ = surroundings_count_work()
    }
    // What it has begun meanwhile, and what came back to the main queue from it, is waited for next.
    seen = begun
    return true
  }

  /// Goes on after a wait. Where Swift takes a task back to the main actor by way of another thread,
  /// that is no work of the preview's.
  nonisolated static func resume(_ continuation: CheckedContinuation<Void, Never>) {
    surroundings_count_here(false)
    defer { surroundings_count_here(true) }
    continuation.resume()
  }

  /// Lets as many blocks meet as the queue has threads: while one of them is busy, the others wait.
  nonisolated private static func meet(on queue: DispatchQueue) async {
    await wait { wait in
      let meeting = Meeting(of: ProcessInfo.processInfo.activeProcessorCount, wait)
      for _ in 0..<meeting.count { queue.async { meeting.attend() } }
    }
  }

  /// Waits for what somebody begins, with patience.
  nonisolated private static func wait(
    for begin: @escaping @Sendable (Wait) -> Void,
    orElse giveUp: @escaping @Sendable () -> Void = {}
  ) async {
    // Not by what previews put off.
    let end = DispatchSource.makeTimerSource(queue: clock)
    await withCheckedContinuation { continuation in
      let wait = Wait { resume(continuation) }
      end.setEventHandler {
        if !wait.isOver {
          patienceRanOut.withLock { $0 = true }
          giveUp()
        }
        wait.end()
      }
      end.schedule(deadline: .now() + patience)
      end.activate()
      begin(wait)
    }
    end.cancel()
  }

  nonisolated private static let clock = DispatchQueue(label: "cellophane.patience")
}

/// Something that ends once.
private final class Wait: Sendable {
  private let state = Mutex(false)
  private let whenOver: @Sendable () -> Void

  init(whenOver: @escaping @Sendable () -> Void) {
    self.whenOver = whenOver
  }

  var isOver: Bool { state.withLock(\.self) }

  func end() {
    let isFirst = state.withLock { isOver in
      defer { isOver = true }
      return !isOver
    }
    if isFirst { whenOver() }
  }
}

/// Blocks that hold their threads until all of them are there.
private final class Meeting: Sendable {
  let count: Int
  private let missing: Mutex<Int>
  private let wait: Wait

  init(of count: Int, _ wait: Wait) {
    self.count = count
    missing = Mutex(count)
    self.wait = wait
  }

  /// Comes and stays until the others have come.
  ///
  /// It keeps its thread running: for one that slept, the queue would begin another.
  func attend() {
    let isComplete = missing.withLock { missing in
      missing -= 1
      return missing == 0
    }
    if isComplete { wait.end() }
    while !wait.isOver { sched_yield() }
  }
}
