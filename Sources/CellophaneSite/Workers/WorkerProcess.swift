internal import CellophanePreview
internal import Foundation

/// A process of the same executable that resolves previews.
///
/// Its standard output and error go into one pipe. Requests and replies go over descriptors of
/// their own, so that an author's `print` cannot disturb them.
final class WorkerProcess {
  private let process: pid_t
  private let pipe: MessagePipe
  private var inbox = MessageInbox()
  private let record: WorkRecord
  private let home: WorkerHome
  private var log: WorkerLog
  private let watch: WorkerWatch?
  /// Whether it is taken away.
  private var isGone = false
  /// Whether it has a child for each request.
  var forks = false
  /// What it looked at before its first request; `nil` where that is not seen.
  var sharedSights: [WorkerWatch.Sight]?

  /// How long a process may take that has nothing left to do.
  private static let lastRespite: Duration = .seconds(2)

  /// - Parameter isWatched: Whether it is seen what it looks at, where the system allows that.
  init(
    command: [String], environment: [String: String], isWatched: Bool = false
  ) throws(SiteError) {
    var requests: [Int32] = [0, 0]
    var replies: [Int32] = [0, 0]
    var output: [Int32] = [0, 0]
    guard ChildProcess.open(&requests), ChildProcess.open(&replies), ChildProcess.open(&output),
      let record = WorkRecord.makeFile(), let home = WorkerHome()
    else {
      throw .workerFailed(sentence: String(cString: strerror(errno)))
    }
    defer { for end in [requests[0], replies[1], output[1]] { close(end) } }
    var environment = environment.merging(home.environment) { $1 }
      .merging(WorkerVariables.all) { $1 }
    var descriptors: [(Int32, Int32)] = [
      (requests[0], 3), (replies[1], 4), (record, 5), (output[1], 1), (output[1], 2),
    ]
    let sockets = isWatched ? WorkerWatch.sockets() : nil
    if let sockets {
      environment[WorkerWatch.variable] = "1"
      descriptors.append((sockets.worker, WorkerWatch.descriptor))
    }
    watch = sockets.flatMap { WorkerWatch(socket: $0.own) }
    let result = ChildProcess.spawn(
      command, environment: environment, descriptors: descriptors, leadsGroup: true)
    if let sockets { close(sockets.worker) }
    guard result.error == 0 else {
      for end in [requests[1], replies[0], output[0], record] { close(end) }
      home.remove()
      throw .workerFailed(sentence: "\(command[0]): \(String(cString: strerror(result.error)))")
    }
    process = result.process
    pipe = MessagePipe(input: replies[0], output: requests[1])
    pipe.neverWait()
    log = WorkerLog(input: output[0])
    self.home = home
    self.record = WorkRecord(file: record)
  }

  deinit {
    stop()
    for end in [pipe.input, pipe.output, log.input, record.file] { close(end) }
    home.remove()
  }

  /// What an author's code was asked last and has not answered.
  var openQuestion: AskedQuestion? { record.openQuestion }

  /// Whether a preview has begun to be asked, so that an end is its own.
  func hasBegun(_ index: Int) -> Bool { record.hasBegun(index) }

  /// Whether a preview has been asked what touches do.
  func hasAsked(_ index: Int) -> Bool { record.hasBegun(index) && record.hasAsked }

  /// What it looked at since this was asked last; `nil` where that is not seen.
  func takeSights() -> [WorkerWatch.Sight]? {
    watch?.take().filter { sight in
      sight.path != home.folder && !sight.path.hasPrefix(home.folder + "/")
    }
  }

  func send(_ value: some Encodable) -> Bool { pipe.send(value) }

  /// What came of waiting for a reply.
  enum Answer<Value> {
    case value(Value)
    case ended(StopReport)
    case tooLong
    case tooLarge
    /// The author's code did not come back from a touch.
    case stuck
    /// What came was no reply.
    case garbled
  }

  /// Waits for a reply, within bounds; a worker that exceeds them is ended.
  func answer<Value: Decodable>(_ type: Value.Type, within bounds: PreviewBounds) -> Answer<Value> {
    // A child for this request has not begun.
    let whole = Stopwatch(
      .milliseconds(Int64(bounds.seconds * 1000)), of: forks ? nil : process)
    var reply = ReplyWatch(whole)
    var asked: (number: UInt32, watch: Stopwatch)?
    var isOpen = true
    while true {
      // It may have come with the message before.
      switch inbox.next(type) {
      case .value(let value): return .value(value)
      case .garbled:
        stop()
        return .garbled
      case .incomplete: if !isOpen { return .ended(end()) }
      }
      var waits = [
        pollfd(fd: pipe.input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: log.input, events: Int16(POLLIN), revents: 0),
      ]
      _ = poll(&waits, 2, 50)
      if waits[1].revents & Int16(POLLIN) != 0 { log.read() }
      if waits[0].revents & Int16(POLLIN | POLLHUP) != 0 { isOpen = inbox.read(pipe.input) }
      if megabytes > bounds.megabytes {
        stop()
        return .tooLarge
      }
      let now = ContinuousClock.now
      if let trapped = log.trapped {
        // It reads its own frames; a second or two, however little was left of the bounds.
        guard now > trapped + Backtrace.limit else { continue }
        stop()
        return .ended(StopReport(status: SIGILL, output: log.text))
      }
      let worker = record.process ?? process
      let isOver =
        type == WorkerReply.self
        ? reply.isOver(record.progress, at: now, of: worker) : whole.isOver(at: now, of: worker)
      if isOver {
        stop()
        return .tooLong
      }
      let number = record.openNumber
      if number != asked?.number {
        let limit = Duration.milliseconds(Int64(bounds.touchSeconds * 1000))
        asked = number.map { ($0, Stopwatch(limit, of: worker)) }
      }
      if let asked, asked.watch.isOver(at: now, of: worker) {
        stop()
        return .stuck
      }
    }
  }

  /// Waits after a reply until nothing of its request is left.
  ///
  /// - Returns: Whether it can have another.
  func rest() -> Bool {
    guard forks else {
      _ = end()
      return false
    }
    let seconds = Double(Self.lastRespite.components.seconds)
    if case .value = answer(WorkerRest.self, within: PreviewBounds(seconds: seconds)) {
      return true
    }
    stop()
    return false
  }

  /// Closes the worker's pipe, at which it ends, and waits for it.
  func finish() {
    // The descriptor stays reserved until `deinit`; only what it stands for goes.
    let nothing = Foundation.open("/dev/null", O_WRONLY | O_CLOEXEC)
    dup2(nothing, pipe.output)
    close(nothing)
    _ = end()
  }

  /// Ends it and all that it has started.
  func stop() {
    guard !isGone else { return }
    // It knows what its children have started.
    kill(process, SIGTERM)
    let limit = ContinuousClock.now + .seconds(1)
    while !hasEnded, ContinuousClock.now < limit { usleep(500) }
    if let child = record.process, child != process { kill(-child, SIGKILL) }
    kill(process, SIGKILL)
    _ = takeAway()
  }

  /// What it printed and nobody has taken.
  func takeOutput() -> String { log.take() }

  /// Waits for a process that has nothing left to do, and says how it ended.
  private func end() -> StopReport {
    let limit = ContinuousClock.now + Self.lastRespite
    while !isGone, !hasEnded, ContinuousClock.now < limit {
      log.drain()
      usleep(500)
    }
    if !hasEnded { stop() }
    let status = takeAway()
    log.drain()
    return StopReport(status: record.status ?? status, output: log.text)
  }

  private var hasEnded: Bool {
    var information = siginfo_t()
    let result = waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT | WNOHANG)
    // Nothing is filled in while it runs.
    return result != 0 || information.si_signo != 0
  }

  /// Waits for the end of a process that has ended or was killed.
  private func takeAway() -> Int32 {
    guard !isGone else { return SIGKILL }
    // While it is not taken away, nobody else's group can have its number.
    kill(-process, SIGKILL)
    let status = ChildProcess.wait(for: process)
    isGone = true
    return status
  }

  /// What the process that has the request uses.
  private var megabytes: Int {
    let process = record.process ?? process
    #if os(Linux)
      let file = Foundation.open("/proc/\(process)/statm", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return 0 }
      defer { close(file) }
      var buffer = [UInt8](repeating: 0, count: 128)
      let count = max(read(file, &buffer, 128), 0)
      let text = String(decoding: buffer.prefix(count), as: UTF8.self)
      let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
      return (pages * Int(sysconf(Int32(_SC_PAGESIZE)))) >> 20
    #else
      var usage = rusage_info_v2()
      let result = withUnsafeMutablePointer(to: &usage) {
        $0.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
          proc_pid_rusage(process, RUSAGE_INFO_V2, $0)
        }
      }
      return result == 0 ? Int(usage.ri_phys_footprint >> 20) : 0
    #endif
  }
}
