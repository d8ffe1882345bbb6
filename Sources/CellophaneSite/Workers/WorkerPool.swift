internal import CellophaneLook
internal import CellophanePreview
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
    /// The calls of the author's code in which it stopped, the innermost first.
    var frames: [StackFrame] = []
    /// What it printed.
    var output: String
  }

  /// A preview that waits.
  private struct Job {
    var index: Int
    /// The questions that earlier workers did not live to see answered.
    var lost: [LostQuestion] = []
    /// What those printed.
    var output = ""
  }

  /// How many questions of a preview may be lost before it is given up.
  private static let patience = 8

  private struct State {
    var waiting: ArraySlice<Job>
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
    state = Mutex(State(waiting: indices.map { Job(index: $0) }[...]))
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
    case .ended(let stop): throw .workerFailed(sentence: stop.sentence)
    case .tooLong: throw .workerFailed(sentence: "it did not start in \(bounds.seconds) seconds")
    case .stuck: throw .workerFailed(sentence: "it asked before it was told what to do")
    case .tooLarge: throw .workerFailed(sentence: "it used more than \(bounds.megabytes) MB")
    }
  }

  /// Feeds a process until nothing waits or it is gone.
  ///
  /// - Returns: Whether it is still there.
  private func serve(_ worker: WorkerProcess) -> Bool {
    while let job = state.withLock({ $0.waiting.popFirst() }) {
      let index = job.index
      let isSent = worker.pipe.send(WorkerRequest(index: index, lost: job.lost))
      let answer = isSent ? worker.answer(WorkerReply.self, within: bounds) : .ended(StopReport(""))
      var outcome = Outcome(
        index: index, reply: WorkerReply(pages: [], findings: []), output: "")
      if let lost = lost(answer, by: worker), job.lost.count < Self.patience {
        var next = job
        next.lost.append(lost)
        next.output += worker.takeOutput()
        state.withLock { $0.waiting = [next] + $0.waiting }
        return false
      }
      switch answer {
      case .value(let reply):
        outcome.reply = reply
        outcome.failure = reply.pages.isEmpty ? reply.failure ?? "it has no pages" : nil
      case .ended(let stop): (outcome.failure, outcome.frames) = (stop.sentence, stop.frames)
      case .tooLong, .stuck:
        outcome.failure =
          "the preview was not done after \(Self.words(bounds.seconds)) seconds; "
          + "look for a loop that never ends, or raise --timeout"
      case .tooLarge:
        outcome.failure =
          "the preview used more than \(bounds.megabytes) MB; "
          + "look for something that grows without end, or raise --memory"
      }
      outcome.output = job.output + worker.takeOutput()
      finish(outcome)
      if case .value = answer { continue }
      return false
    }
    return true
  }

  /// The question with which a worker ended; `nil` where it ended otherwise, or has not.
  private func lost(
    _ answer: WorkerProcess.Answer<WorkerReply>, by worker: WorkerProcess
  ) -> LostQuestion? {
    let fate: String
    switch answer {
    case .value, .tooLong: return nil
    case .ended(let stop): fate = "stopped the program: \(stop.sentence)"
    case .tooLarge: fate = "used more than \(bounds.megabytes) MB"
    case .stuck: fate = "did not finish in \(Self.words(bounds.touchSeconds)) seconds"
    }
    return worker.openQuestion.map { LostQuestion($0, fate: fate) }
  }

  private func finish(_ outcome: Outcome) {
    state.withLock { $0.outcomes.append(outcome) }
    report(outcome)
  }

  private static func words(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
  }
}
