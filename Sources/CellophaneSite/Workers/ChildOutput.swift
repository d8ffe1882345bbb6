internal import Foundation

/// What a program printed that was run to its end.
struct ChildOutput {
  /// How it ended, as `waitpid` gives it.
  var status: Int32
  var bytes: Data

  /// Why there is none.
  enum Failure: Error {
    case notStarted
    case tooLong
    case tooLarge
  }

  /// Runs a program, whose words for people are dropped, and ends it where it exceeds a bound.
  ///
  /// - Parameters:
  ///   - environment: Set beside this process's own.
  ///   - most: How many bytes it may print.
  init(
    of command: [String], environment: [String: String] = [:], most: Int = 8 << 20,
    within patience: Duration
  ) throws(Failure) {
    var ends: [Int32] = [0, 0]
    guard ChildProcess.open(&ends) else { throw .notStarted }
    let silent = Foundation.open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer {
      close(ends[0])
      close(silent)
    }
    let (process, error) = ChildProcess.spawn(
      command, environment: environment, descriptors: [(ends[1], 1), (silent, 2)])
    close(ends[1])
    guard error == 0 else { throw .notStarted }
    do throws(Failure) {
      bytes = try Self.read(ends[0], most: most, within: patience)
    } catch {
      kill(process, SIGKILL)
      ChildProcess.wait(for: process)
      throw error
    }
    status = ChildProcess.wait(for: process)
  }

  private static func read(_ end: Int32, most: Int, within patience: Duration) throws(Failure)
    -> Data
  {
    let limit = ContinuousClock.now + patience
    var bytes = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var wait = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
      _ = poll(&wait, 1, 100)
      if ContinuousClock.now > limit { throw .tooLong }
      guard wait.revents != 0 else { continue }
      let count = Foundation.read(end, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes.append(contentsOf: buffer[..<count])
      if bytes.count > most { throw .tooLarge }
    }
  }
}
