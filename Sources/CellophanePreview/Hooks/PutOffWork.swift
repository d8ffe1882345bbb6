private import CSurroundings
private import Synchronization
private import UIKit

/// Queues and timers, made to ask `LaterWork` where an instance is asked.
///
/// Linux: `asyncAfter`, sleeping tasks, timers and run loops. Elsewhere they go by the machine's clock.
enum PutOffWork {
  /// Whether queues ask; from the first time on that somebody wants to know.
  static let asksOnQueues = surroundings_watch_queues { delay, isMain, queue, work, function in
    guard let current = LaterWork.current, let queue, let work else { return false }
    return current.take(isMain: isMain, after: Double(delay) / 1e9) {
      let kept = KeptWork(queue: queue, work: work, function: function)
      return { kept.begin() }
    }
  }

  /// Whether timers do.
  static let asksWithTimers = surroundings_watch_timers(
    { timer, interval in
      guard let current = LaterWork.current, MainQueue.isCurrent else { return false }
      guard let timer else { return true }
      current.take(Unmanaged<Timer>.fromOpaque(timer).takeUnretainedValue(), after: interval)
      return true
    },
    { timer, interval in
      guard let timer, LaterWork.current != nil else { return }
      Unmanaged<Timer>.fromOpaque(timer).takeUnretainedValue().fireDate = Date() + interval
    }, unsafeBitCast(RunLoop.self as AnyClass, to: UnsafeMutableRawPointer.self))

  /// Whether run loops do. Nothing runs the main one, whose thread waits for queues.
  static let asksOnLoops = surroundings_watch_loops { loop, function, context in
    guard LaterWork.current != nil, let loop, let function,
      MainQueue.isCurrent || loop == Unmanaged.passUnretained(RunLoop.main).toOpaque()
    else { return false }
    // A closure is its function and what it holds.
    typealias Work = @Sendable () -> Void
    let work = unsafeBitCast((function, context), to: Work.self)
    DispatchQueue.main.async(execute: work)
    return true
  }
}

/// Something that a queue does, once.
private final class KeptWork: Sendable {
  // What Dispatch hands from thread to thread as well.
  nonisolated(unsafe) private let queue: UnsafeMutableRawPointer
  nonisolated(unsafe) private let work: UnsafeMutableRawPointer
  nonisolated(unsafe) private let function: UnsafeMutableRawPointer?
  private let isBegun = Mutex(false)

  init(
    queue: UnsafeMutableRawPointer, work: UnsafeMutableRawPointer,
    function: UnsafeMutableRawPointer?
  ) {
    self.queue = queue
    self.work = work
    self.function = function
  }

  deinit {
    if !isBegun.withLock(\.self) { surroundings_forget_later(queue, work, function) }
  }

  func begin() {
    let isFirst = isBegun.withLock { isBegun in
      defer { isBegun = true }
      return !isBegun
    }
    if isFirst { surroundings_do_later(queue, work, function) }
  }
}
