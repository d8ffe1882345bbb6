internal import CellophaneSite
internal import Foundation
internal import Synchronization

/// A program that runs, and ends with whoever waits for it.
///
/// Its pipes are no other program's: one that is started meanwhile would hold them open.
final class RunningChild: Sendable {
  private let process: Int32
  private let output: Int32
  private let words: Int32
  private let state: Mutex<State>

  private struct State {
    /// Where its keeper reads; negative once it is closed.
    var input: Int32
    /// Whether somebody waits for its end.
    var isAwaited = false
  }

  /// - Parameters:
  ///   - keeper: The program and arguments that run another program, and end it when their own input
  ///     ends: as this process ends, however it does.
  /// - Throws: `ChildRun.Unstarted`.
  init(_ command: [String], keeper: [String]) throws {
    let command = keeper + command
    var (input, output, words): ([Int32], [Int32], [Int32]) = ([], [], [])
    guard ChildProcess.open(&input), ChildProcess.open(&output), ChildProcess.open(&words) else {
      throw ChildRun.Unstarted(
        description: "no pipe can be made: \(String(cString: strerror(errno)))")
    }
    let (process, error) = ChildProcess.spawn(
      command, environment: [:], descriptors: [(input[0], 0), (output[1], 1), (words[1], 2)])
    for end in [input[0], output[1], words[1]] { close(end) }
    guard error == 0 else {
      for end in [input[1], output[0], words[0]] { close(end) }
      let reason = String(cString: strerror(error))
      throw ChildRun.Unstarted(description: "\(command[0]): error: cannot be run: \(reason)")
    }
    self.process = process
    self.output = output[0]
    self.words = words[0]
    state = Mutex(State(input: input[1]))
  }

  /// Ends it where nobody has waited for it.
  deinit {
    stop()
    guard !state.withLock(\.isAwaited) else { return }
    Thread.detachNewThread { [process, output, words] in
      close(output)
      close(words)
      ChildProcess.wait(for: process)
    }
  }

  /// Writes a line to where it reads.
  func tell(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    state.withLock { state in
      var done = 0
      while state.input >= 0, done < bytes.count {
        let put = bytes[done...].withUnsafeBytes { write(state.input, $0.baseAddress, $0.count) }
        if put < 0, errno != EINTR { break }
        done += max(put, 0)
      }
    }
  }

  /// Waits for its end, once; where nobody wants to know any more, ends it.
  ///
  /// - Parameter hear: Is told of what it prints for programs as it comes, in pieces.
  /// - Throws: `CancellationError`.
  func end(
    _ hear: @escaping @Sendable ([UInt8]) -> Void = { _ in }
  ) async throws -> ChildRun {
    state.withLock { $0.isAwaited = true }
    let run = await withTaskCancellationHandler {
      await wait(hear)
    } onCancel: {
      stop()
    }
    try Task.checkCancellation()
    return run
  }

  /// On threads of their own: waiting takes none of those that tasks share.
  private func wait(_ hear: @escaping @Sendable ([UInt8]) -> Void) async -> ChildRun {
    async let output = Self.text(of: output, hear)
    async let words = Self.text(of: words) { _ in }
    let texts = await (output, words)
    let code = await Self.onThread { [process] in
      ChildProcess.code(of: ChildProcess.wait(for: process))
    }
    stop()
    return ChildRun(code: code, output: texts.0, words: texts.1)
  }

  /// Its keeper ends what it keeps as its input ends.
  func stop() {
    state.withLock { state in
      if state.input >= 0 { close(state.input) }
      state.input = -1
    }
  }

  private static func text(
    of descriptor: Int32, _ hear: @escaping @Sendable ([UInt8]) -> Void
  ) async -> String {
    await onThread {
      var text: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count > 0 {
          text += buffer[..<count]
          hear(Array(buffer[..<count]))
        }
        if count == 0 || (count < 0 && errno != EINTR) { break }
      }
      close(descriptor)
      return String(decoding: text, as: UTF8.self)
    }
  }

  private static func onThread<Value: Sendable>(_ act: @escaping @Sendable () -> Value) async
    -> Value
  {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: act()) }
    }
  }
}
