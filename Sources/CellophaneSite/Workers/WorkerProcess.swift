internal import CellophanePreview
internal import Foundation

/// A process of the same executable that resolves previews.
///
/// Its standard output and error go into one pipe, of which the last lines are kept: they hold
/// the sentence of a trap. Requests and replies go over descriptors of their own, so that an
/// author's `print` cannot disturb them.
final class WorkerProcess {
  let process: pid_t
  let pipe: MessagePipe
  private let record: QuestionRecord
  private let home: WorkerHome
  private let log: Int32
  private var tail: [UInt8] = []
  /// How much of the tail was searched for the mark of a trap, and when that was found.
  private var seen = 0
  private var trapped: ContinuousClock.Instant?
  private static let tailLimit = 1 << 16

  init(command: [String], environment: [String: String]) throws(SiteError) {
    var requests: [Int32] = [0, 0]
    var replies: [Int32] = [0, 0]
    var output: [Int32] = [0, 0]
    guard ChildProcess.open(&requests), ChildProcess.open(&replies), ChildProcess.open(&output),
      let record = QuestionRecord.makeFile(), let home = WorkerHome()
    else {
      throw .workerFailed(sentence: String(cString: strerror(errno)))
    }
    defer { for end in [requests[0], replies[1], output[1]] { close(end) } }
    let result = ChildProcess.spawn(
      command,
      environment: environment.merging(home.environment) { $1 }.merging(Backtrace.variables) { $1 },
      descriptors: [
        (requests[0], 3), (replies[1], 4), (record, 5), (output[1], 1), (output[1], 2),
      ])
    guard result.error == 0 else {
      for end in [requests[1], replies[0], output[0], record] { close(end) }
      home.remove()
      throw .workerFailed(sentence: "\(command[0]): \(String(cString: strerror(result.error)))")
    }
    process = result.process
    pipe = MessagePipe(input: replies[0], output: requests[1])
    log = output[0]
    self.home = home
    self.record = QuestionRecord(file: record)
  }

  deinit {
    for end in [pipe.input, pipe.output, log, record.file] { close(end) }
    home.remove()
  }

  /// What an author's code was asked last and has not answered.
  var openQuestion: AskedQuestion? { record.openQuestion }

  /// What came of waiting for a reply.
  enum Answer<Value> {
    case value(Value)
    case ended(StopReport)
    case tooLong
    case tooLarge
    /// The author's code did not come back from a touch.
    case stuck
  }

  /// Waits for a reply, within bounds; a worker that exceeds them is ended.
  func answer<Value: Decodable>(_ type: Value.Type, within bounds: PreviewBounds) -> Answer<Value> {
    let limit = ContinuousClock.now + .milliseconds(Int64(bounds.seconds * 1000))
    var asked: (number: UInt32, since: ContinuousClock.Instant)?
    while true {
      var waits = [
        pollfd(fd: pipe.input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: log, events: Int16(POLLIN), revents: 0),
      ]
      _ = poll(&waits, 2, 50)
      if waits[1].revents & Int16(POLLIN) != 0 { readLog() }
      if waits[0].revents & Int16(POLLIN) != 0 {
        if let value = pipe.receive(type) { return .value(value) }
        return .ended(end())
      }
      if waits[0].revents & Int16(POLLHUP) != 0 { return .ended(end()) }
      if residentMegabytes > bounds.megabytes {
        stop()
        return .tooLarge
      }
      let now = ContinuousClock.now
      if hasTrapped(by: now) {
        // It reads its own frames; a second or two, however little was left of the bounds.
        guard let trapped, now > trapped + Backtrace.limit else { continue }
        stop()
        return .ended(StopReport(status: SIGILL, output: printed))
      }
      if now > limit {
        stop()
        return .tooLong
      }
      let number = record.openNumber
      if number != asked?.number { asked = number.map { ($0, now) } }
      if let asked, now - asked.since > .milliseconds(Int64(bounds.touchSeconds * 1000)) {
        stop()
        return .stuck
      }
    }
  }

  /// Closes the worker's pipe, at which it ends, and waits for it.
  func finish() {
    shutdownRequests()
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  private func shutdownRequests() {
    // The descriptor stays reserved until `deinit`; only what it stands for goes.
    let nothing = Foundation.open("/dev/null", O_WRONLY | O_CLOEXEC)
    dup2(nothing, pipe.output)
    close(nothing)
  }

  func stop() {
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// What it printed and nobody has taken.
  func takeOutput() -> String {
    drainLog()
    defer { tail = [] }
    return String(decoding: tail, as: UTF8.self)
  }

  private var residentMegabytes: Int {
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

  private func readLog() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let got = read(log, &buffer, buffer.count)
    guard got > 0 else { return }
    tail += buffer[..<got]
    if tail.count > Self.tailLimit { tail.removeFirst(tail.count - Self.tailLimit / 2) }
  }

  private var printed: String { String(decoding: tail, as: UTF8.self) }

  /// Whether Swift began to say where the worker stopped.
  private func hasTrapped(by now: ContinuousClock.Instant) -> Bool {
    if trapped == nil, tail.count > seen {
      // The mark may come in two parts.
      let new = tail[max(seen - Backtrace.mark.count, 0)...]
      if new.firstRange(of: Backtrace.mark) != nil { trapped = now }
    }
    seen = tail.count
    return trapped != nil
  }

  private func drainLog() {
    while true {
      var wait = pollfd(fd: log, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, 0) == 1, wait.revents & Int16(POLLIN) != 0 else { return }
      readLog()
    }
  }

  /// Waits for a process that closed its pipe, and says why it did.
  private func end() -> StopReport {
    // One that closed the pipe and lives on would keep the build waiting.
    var status: Int32 = 0
    let limit = ContinuousClock.now + .seconds(2)
    while waitpid(process, &status, WNOHANG) == 0 {
      drainLog()
      if ContinuousClock.now > limit { kill(process, SIGKILL) }
      usleep(2000)
    }
    drainLog()
    return StopReport(status: status, output: printed)
  }
}
