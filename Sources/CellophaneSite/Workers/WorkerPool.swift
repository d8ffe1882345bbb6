internal import CellophaneLook
internal import Dispatch
internal import Synchronization

/// Hands previews to worker processes, one at a time to each, and starts another for one that
/// stops.
final class WorkerPool: Sendable {
  /// What became of one preview.
  struct Outcome: Sendable {
    var index: Int
    var reply: WorkerReply
    /// Why there is no page of it.
    var failure: String?
    /// What it printed.
    var output: String
  }

  private struct State {
    var waiting: ArraySlice<Int>
    var outcomes: [Outcome] = []
    var error: SiteError?
  }

  private let command: [String]
  private let setup: WorkerSetup
  private let ids: [String]
  private let bounds: PreviewBounds
  private let state: Mutex<State>
  private let report: @Sendable (Outcome) -> Void

  /// - Parameters:
  ///   - command: The executable and the arguments that make it a worker.
  ///   - ids: Of the site's previews, in order.
  ///   - indices: Of the previews to resolve.
  ///   - report: Called for each preview when it is done, on any thread.
  init(
    command: [String], setup: WorkerSetup, ids: [String], indices: [Int], bounds: PreviewBounds,
    report: @escaping @Sendable (Outcome) -> Void
  ) {
    self.command = command
    self.setup = setup
    self.ids = ids
    self.bounds = bounds
    self.report = report
    state = Mutex(State(waiting: indices[...]))
  }

  /// Resolves all previews, in as many processes as are asked for.
  func run(jobs: Int) async throws(SiteError) -> [Outcome] {
    let count = max(1, min(jobs, state.withLock { $0.waiting.count }))
    let queue = DispatchQueue(label: "workers", attributes: .concurrent)
    await withCheckedContinuation { continuation in
      let group = DispatchGroup()
      for _ in 0..<count { queue.async(group: group) { self.work() } }
      group.notify(queue: queue) { continuation.resume() }
    }
    let (outcomes, error) = state.withLock { ($0.outcomes, $0.error) }
    if let error { throw error }
    return outcomes.sorted { $0.index < $1.index }
  }

  /// One process after the other until nothing waits.
  private func work() {
    do throws(SiteError) {
      while hasWaiting {
        let worker = try start()
        if serve(worker) { worker.finish() }
      }
    } catch {
      state.withLock { state in
        state.error = state.error ?? error
        state.waiting = []
      }
    }
  }

  private var hasWaiting: Bool { state.withLock { !$0.waiting.isEmpty } }

  private func start() throws(SiteError) -> WorkerProcess {
    let worker = try WorkerProcess(
      command: command, environment: setup.surroundings.environment)
    guard worker.pipe.send(setup) else {
      worker.stop()
      throw .workerFailed(sentence: "it ended before it was told what to do")
    }
    switch worker.answer(WorkerGreeting.self, within: bounds) {
    case .value(let greeting):
      guard greeting.previews == ids else {
        worker.stop()
        throw .workerFailed(
          sentence: "its previews are not the build's; the list of previews must not change "
            + "from run to run")
      }
      return worker
    case .ended(let sentence): throw .workerFailed(sentence: sentence)
    case .tooLong: throw .workerFailed(sentence: "it did not start in \(bounds.seconds) seconds")
    case .tooLarge: throw .workerFailed(sentence: "it used more than \(bounds.megabytes) MB")
    }
  }

  /// Feeds a process until nothing waits or it is gone.
  ///
  /// - Returns: Whether it is still there.
  private func serve(_ worker: WorkerProcess) -> Bool {
    while let index = state.withLock({ $0.waiting.popFirst() }) {
      let isSent = worker.pipe.send(WorkerRequest(index: index))
      let answer = isSent ? worker.answer(WorkerReply.self, within: bounds) : .ended(sentence: "")
      var outcome = Outcome(
        index: index, reply: WorkerReply(pages: [], findings: []), output: "")
      switch answer {
      case .value(let reply):
        outcome.reply = reply
        outcome.failure = reply.pages.isEmpty ? reply.failure ?? "it has no pages" : nil
      case .ended(let sentence): outcome.failure = sentence
      case .tooLong:
        outcome.failure =
          "the preview was not done after \(Self.words(bounds.seconds)) seconds; "
          + "look for a loop that never ends, or raise --timeout"
      case .tooLarge:
        outcome.failure =
          "the preview used more than \(bounds.megabytes) MB; "
          + "look for something that grows without end, or raise --memory"
      }
      outcome.output = worker.takeOutput()
      finish(outcome)
      if case .value = answer { continue }
      return false
    }
    return true
  }

  private func finish(_ outcome: Outcome) {
    state.withLock { $0.outcomes.append(outcome) }
    report(outcome)
  }

  private static func words(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
  }
}
