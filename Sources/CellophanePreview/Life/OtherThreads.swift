internal import Dispatch
internal import Foundation
private import Synchronization

/// The threads that run tasks off the main actor and the blocks of global queues.
///
/// Author code loads a file there and comes back: nothing says that it is under way, and how many
/// turns of the main queue pass meanwhile depends on how busy the machine is.
enum OtherThreads {
  /// Past this many seconds what still runs is taken to run for ever.
  private static let patience = 5.0

  /// Waits until everything that was begun there has ended or awaits something else.
  static func rest() async {
    for quality: DispatchQoS.QoSClass in [.background, .utility, .default, .userInitiated] {
      await meet(on: .global(qos: quality))
    }
  }

  /// Lets as many blocks meet as the queue has threads: while one of them is busy, the others wait.
  private static func meet(on queue: DispatchQueue) async {
    let count = ProcessInfo.processInfo.activeProcessorCount
    await withCheckedContinuation { continuation in
      let meeting = Meeting(of: count) { continuation.resume() }
      for _ in 0..<count {
        queue.async { meeting.attend() }
      }
      // Not by what previews put off.
      let end = DispatchSource.makeTimerSource(queue: clock)
      end.setEventHandler {
        meeting.end()
        end.cancel()
      }
      end.schedule(deadline: .now() + patience)
      end.activate()
    }
  }

  private static let clock = DispatchQueue(label: "cellophane.patience")
}

/// Blocks that hold their threads until all of them are there.
private final class Meeting: Sendable {
  private struct State {
    var missing: Int
    var isOver = false
  }

  private let state: Mutex<State>
  private let whenOver: @Sendable () -> Void

  init(of count: Int, whenOver: @escaping @Sendable () -> Void) {
    state = Mutex(State(missing: count))
    self.whenOver = whenOver
  }

  /// Comes and stays until the others have come.
  ///
  /// It keeps its thread running: for one that slept, the queue would begin another.
  func attend() {
    let isComplete = state.withLock { state in
      state.missing -= 1
      return state.missing == 0
    }
    if isComplete { end() }
    while !state.withLock({ $0.isOver }) { sched_yield() }
  }

  /// Sends everybody away.
  func end() {
    let isFirst = state.withLock { state in
      defer { state.isOver = true }
      return !state.isOver
    }
    if isFirst { whenOver() }
  }
}
