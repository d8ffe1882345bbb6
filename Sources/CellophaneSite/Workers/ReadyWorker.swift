internal import Synchronization

/// A worker that has begun before there is anything to do, for one build.
package final class ReadyWorker: Sendable {
  private let process: Mutex<WorkerProcess?>

  init(_ process: sending WorkerProcess) { self.process = Mutex(process) }

  /// The worker, once.
  func take() -> sending WorkerProcess? {
    process.withLock { process in
      let taken = process
      process = nil
      return taken
    }
  }
}
