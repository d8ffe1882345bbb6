internal import CellophaneLook
internal import CellophanePreview
internal import Dispatch
internal import Foundation
internal import Synchronization

/// Hands previews to worker processes, one at a time to each, and starts another for one that
/// stops.
final class WorkerPool: Sendable {
  /// What became of one preview.
  struct Outcome: Sendable {
    var index: Int
    var reply = WorkerReply(pages: [], findings: [])
    /// Why there is no page of it.
    var failure: String?
    /// The calls of the author's code in which it stopped, the innermost first.
    var frames: [StackFrame] = []
    /// Whether its code stopped the program.
    var isStop = false
    /// What it printed.
    var output = ""
    /// Why another build may find something else; `nil` for no reason.
    var doubt: String?
    /// How long it took to be made.
    var seconds = 0.0
    /// What it looked at, and what its worker had before; `nil` where that was not seen.
    var sights: [WorkerWatch.Sight]?
    var sharedSights: [WorkerWatch.Sight] = []
  }

  /// A preview that waits.
  private struct Job {
    var index: Int
    /// The questions that earlier workers did not live to see answered.
    var lost: [LostQuestion] = []
    /// What those printed.
    var output = ""
    /// Whether it was ended before by what may not be its own fault.
    var isTriedAgain = false
    /// How it stopped without its app's launch, where that goes before.
    var stopped: Outcome?
    /// Whether there was no time left for its pages once it had been asked.
    var isLate = false

    var doubt: String? {
      if stopped != nil { return "it stops where its app has not launched" }
      if isLate { return "it was asked for so long that its pages were not done" }
      return lost.isEmpty && !isTriedAgain ? nil : "a touch of it did not come to an end"
    }
  }

  /// How many questions of a preview may be lost before it is given up.
  private static let patience = Questions.patience

  private struct State {
    var waiting: ArraySlice<Job>
    /// Those that are tried again when nothing else runs.
    var late: [Job] = []
    var outcomes: [Outcome] = []
    var error: SiteError?
  }

  private let command: [String]
  private let setup: WorkerSetup
  private let ids: [String]
  private let launchable: Set<Int>
  private let bounds: PreviewBounds
  private let pages: [Int: [BuiltPage]]
  private let isWatched: Bool
  private let state: Mutex<State>
  private let ready: ReadyWorker?
  private let report: @Sendable (Outcome) -> Void

  /// - Parameters:
  ///   - command: The executable and the arguments that make it a worker.
  ///   - ids: Of the site's previews, in order.
  ///   - indices: Of the previews to resolve.
  ///   - launchable: Those of them that are made in an app that has launched where they stop.
  ///   - isWatched: Whether it is seen what previews look at.
  ///   - pages: Those that are made of previews of which not all are, by index.
  ///   - ready: A worker that was started with the same setup.
  ///   - report: Called for each preview when it is done, on any thread.
  init(
    command: [String], setup: WorkerSetup, ids: [String], indices: [Int],
    launchable: Set<Int> = [], bounds: PreviewBounds, isWatched: Bool = false,
    pages: [Int: [BuiltPage]] = [:], ready: ReadyWorker? = nil,
    report: @escaping @Sendable (Outcome) -> Void
  ) {
    self.command = command
    self.setup = setup
    self.ids = ids
    self.launchable = launchable
    self.bounds = bounds
    self.pages = pages
    self.isWatched = isWatched
    self.report = report
    self.ready = ready
    state = Mutex(State(waiting: indices.map { Job(index: $0) }[...]))
  }

  /// Resolves all previews, in as many processes as are asked for.
  func run(jobs: Int) async throws(SiteError) -> [Outcome] {
    // A worker that is gone is noticed where its answer is read.
    signal(SIGPIPE, SIG_IGN)
    await work(in: max(1, min(jobs, state.withLock { $0.waiting.count })))
    let isAnyLate = state.withLock { state in
      state.waiting = state.late[...]
      return !state.late.isEmpty && state.error == nil
    }
    if isAnyLate { await work(in: 1) }
    let (outcomes, error) = state.withLock { ($0.outcomes, $0.error) }
    if let error { throw error }
    return outcomes.sorted { $0.index < $1.index }
  }

  private func work(in count: Int) async {
    let queue = DispatchQueue(label: "workers", attributes: .concurrent)
    await withCheckedContinuation { continuation in
      let group = DispatchGroup()
      for _ in 0..<count { queue.async(group: group) { self.work() } }
      group.notify(queue: queue) { continuation.resume() }
    }
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
    if let worker = ready?.take() { return worker }
    return try Self.start(
      command: command, setup: setup, ids: ids, bounds: bounds, isWatched: isWatched)
  }

  /// Starts a worker that waits for requests.
  static func start(
    command: [String], setup: WorkerSetup, ids: [String], bounds: PreviewBounds,
    isWatched: Bool = false
  ) throws(SiteError) -> sending WorkerProcess {
    let worker = try WorkerProcess(
      command: command, environment: setup.surroundings.environment, isWatched: isWatched)
    guard worker.send(setup) else {
      worker.stop()
      throw .workerFailed(sentence: "it ended before it was told what to do")
    }
    // No preview's time runs yet, and a machine may have much else to do.
    var bounds = bounds
    bounds.seconds = max(bounds.seconds, 120)
    switch worker.answer(WorkerGreeting.self, within: bounds) {
    case .value(let greeting):
      guard greeting.previews == ids else {
        worker.stop()
        throw .workerFailed(
          sentence: "its previews are not the build's; the list of previews must not change "
            + "from run to run")
      }
      worker.forks = greeting.forks
      worker.sharedSights = greeting.isWatched ? sharedSights(of: worker, setup) : nil
      return worker
    case .ended(let stop): throw .workerFailed(sentence: stop.sentence)
    case .tooLong:
      throw .workerFailed(sentence: "it did not start in \(words(bounds.seconds)) seconds")
    case .stuck: throw .workerFailed(sentence: "it asked before it was told what to do")
    case .tooLarge: throw .workerFailed(sentence: "it used more than \(bounds.megabytes) MB")
    case .garbled: throw .workerFailed(sentence: "it is no gallery: it answered something else")
    }
  }

  /// Feeds a process until nothing waits or it is gone.
  ///
  /// - Returns: Whether it is still there.
  private func serve(_ worker: WorkerProcess) -> Bool {
    while var job = state.withLock({ $0.waiting.popFirst() }) {
      let start = ContinuousClock.now
      if worker.sharedSights != nil { _ = worker.takeSights() }
      let request = WorkerRequest(
        index: job.index, lost: job.lost, pages: pages[job.index], stop: job.stopped?.failure,
        late: job.isLate ? bounds.seconds : nil)
      let isSent = worker.send(request)
      let answer = worker.answer(WorkerReply.self, within: isSent ? bounds : .none)
      if case .value(let reply) = answer {
        let sights = worker.takeSights()
        let rests = worker.rest()
        var outcome = Outcome(index: job.index, reply: reply)
        outcome.failure = reply.pages.isEmpty ? reply.failure ?? "it has no pages" : nil
        outcome.output = job.output + worker.takeOutput()
        outcome.doubt = job.doubt
        outcome.seconds = (ContinuousClock.now - start) / .seconds(1)
        if let shared = worker.sharedSights {
          outcome.sights = sights
          outcome.sharedSights = shared
        }
        finish(outcome)
        if rests { continue }
        return false
      }
      if let lost = lost(answer, by: worker), job.lost.count < Self.patience {
        job.lost.append(lost)
        job.output += worker.takeOutput()
        state.withLock { $0.waiting = [job] + $0.waiting }
      } else if !job.isLate, case .tooLong = answer, worker.hasAsked(job.index) {
        job.isLate = true
        job.output += worker.takeOutput()
        state.withLock { $0.waiting = [job] + $0.waiting }
      } else if !job.isTriedAgain, !isOwn(answer, job, of: worker) {
        job.isTriedAgain = true
        state.withLock { $0.late.append(job) }
      } else {
        finish(orLaunch: job, failed(job, answer, output: worker.takeOutput()))
      }
      return false
    }
    return true
  }

  /// Has a preview that stopped made once more in an app that has launched, where that is to be had and
  /// was not done; else tells what became of it.
  private func finish(orLaunch job: Job, _ outcome: Outcome) {
    if let stopped = job.stopped {
      finish(stopped)
    } else if outcome.isStop, launchable.contains(job.index) {
      var job = Job(index: job.index)
      job.stopped = outcome
      state.withLock { [job] in $0.waiting = [job] + $0.waiting }
    } else {
      finish(outcome)
    }
  }

  /// Whether a preview itself did what came in place of a reply.
  private func isOwn(
    _ answer: WorkerProcess.Answer<WorkerReply>, _ job: Job, of worker: WorkerProcess
  ) -> Bool {
    guard worker.hasBegun(job.index) else { return false }
    if case .ended(let stop) = answer { return !stop.isOfSystem }
    return true
  }

  private func failed(
    _ job: Job, _ answer: WorkerProcess.Answer<WorkerReply>, output: String
  ) -> Outcome {
    var outcome = Outcome(index: job.index)
    switch answer {
    case .value: break
    case .ended(let stop):
      (outcome.failure, outcome.frames) = (stop.sentence, stop.frames)
      outcome.isStop = true
    case .stuck:
      outcome.failure =
        "touches of the preview did not finish in \(Self.words(bounds.touchSeconds)) seconds each; look "
        + "for what never comes to an end in their handlers, or raise --timeout"
    case .tooLong:
      outcome.failure =
        "the preview was not done after \(Self.words(bounds.seconds)) seconds; "
        + (job.isLate
          ? "they went into asking what its touches do: show fewer rows, or raise --timeout"
          : "they went into what it shows at first: look for a loop that never comes to an end, or "
            + "raise --timeout")
    case .tooLarge:
      outcome.failure =
        "the preview used more than \(bounds.megabytes) MB; "
        + "look for something that grows without end, or raise --memory"
    case .garbled:
      outcome.failure =
        "the preview wrote to a file descriptor that it has not opened, over which its page was to "
        + "come; write to files that it opened itself"
    }
    outcome.output = job.output + output
    return outcome
  }

  /// The question with which a worker ended; `nil` where it ended otherwise, or has not.
  private func lost(
    _ answer: WorkerProcess.Answer<WorkerReply>, by worker: WorkerProcess
  ) -> LostQuestion? {
    let fate: String
    switch answer {
    case .value, .tooLong, .garbled: return nil
    case .ended(let stop): fate = "stopped the program: \(stop.sentence)"
    case .tooLarge: fate = "used more than \(bounds.megabytes) MB"
    case .stuck: fate = "did not finish in \(Self.words(bounds.touchSeconds)) seconds"
    }
    return worker.openQuestion.map { LostQuestion($0, fate: fate) }
  }

  private func finish(_ outcome: Outcome) {
    report(outcome)
    var outcome = outcome
    // There are thousands of them, and nobody wants them any more.
    (outcome.sights, outcome.sharedSights) = (nil, [])
    state.withLock { [outcome] in $0.outcomes.append(outcome) }
  }

  /// What a worker looked at before any preview, other than templates, which are no preview's.
  private static func sharedSights(
    of worker: WorkerProcess, _ setup: WorkerSetup
  ) -> [WorkerWatch.Sight]? {
    guard let templates = setup.templates else { return worker.takeSights() }
    let folder = URL(fileURLWithPath: templates).standardizedFileURL.path
    let files = Set([folder] + Shell.Kind.allCases.map { "\(folder)/\($0.fileName)" })
    return worker.takeSights()?.filter { sight in
      !files.contains(URL(fileURLWithPath: sight.path).standardizedFileURL.path)
    }
  }

  private static func words(_ seconds: Double) -> String {
    let tenths = (seconds * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
  }
}

extension PreviewBounds {
  /// For what is gone already.
  fileprivate static let none = PreviewBounds(seconds: 0)
}
