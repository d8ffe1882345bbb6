internal import CellophaneSite
internal import Foundation
internal import Synchronization

/// A program that is run to its end, or until nobody wants its answer any more.
package struct ChildRun: Sendable {
  package var code: Int32
  /// What it printed for programs.
  package var output: String
  /// What it printed for people.
  package var words: String

  /// Runs a program whose end takes everything with it that it started.
  ///
  /// - Parameters:
  ///   - keeper: The program and arguments that run another program, and end it when their own input
  ///     ends: as this process ends, however it does.
  ///   - hear: Is told of what it prints for programs as it comes, in pieces.
  /// - Throws: `CancellationError`, or `Unstarted`.
  package static func run(
    _ command: [String], keeper: [String], hear: @escaping @Sendable ([UInt8]) -> Void = { _ in }
  ) async throws -> ChildRun {
    let child = try Child(keeper + command)
    let run = await withTaskCancellationHandler {
      await child.end(hear)
    } onCancel: {
      child.stop()
    }
    try Task.checkCancellation()
    return run
  }

  /// Why a program does not run.
  package struct Unstarted: Error, Hashable, CustomStringConvertible {
    package var description: String
  }

  /// Its pipes are no other program's: one that is started meanwhile would hold them open.
  private final class Child: Sendable {
    private let process: Int32
    private let output: Int32
    private let words: Int32
    /// Where its keeper reads; negative once it is closed.
    private let input: Mutex<Int32>

    init(_ command: [String]) throws {
      var (input, output, words): ([Int32], [Int32], [Int32]) = ([], [], [])
      guard ChildProcess.open(&input), ChildProcess.open(&output), ChildProcess.open(&words) else {
        throw Unstarted(description: "no pipe can be made: \(String(cString: strerror(errno)))")
      }
      let (process, error) = ChildProcess.spawn(
        command, environment: [:], descriptors: [(input[0], 0), (output[1], 1), (words[1], 2)])
      for end in [input[0], output[1], words[1]] { close(end) }
      guard error == 0 else {
        for end in [input[1], output[0], words[0]] { close(end) }
        let reason = String(cString: strerror(error))
        throw Unstarted(description: "\(command[0]): error: cannot be run: \(reason)")
      }
      self.process = process
      self.output = output[0]
      self.words = words[0]
      self.input = Mutex(input[1])
    }

    /// On threads of their own: waiting takes none of those that tasks share.
    func end(_ hear: @escaping @Sendable ([UInt8]) -> Void) async -> ChildRun {
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
      input.withLock { input in
        if input >= 0 { close(input) }
        input = -1
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
}

/// Runs a program, and ends it and what it started as the own input ends.
package enum ChildKeeper {
  /// Does not come back.
  package static func keep(_ command: [String]) -> Never {
    // What is typed to end the server reaches this process too, which ends what it keeps first.
    signal(SIGINT, SIG_IGN)
    // A compiler has a group of its own, and would go on writing into what the next build makes.
    ChildProcess.adoptOrphans()
    let (child, error) = ChildProcess.spawn(
      command, environment: [:], descriptors: [], leadsGroup: true)
    guard error == 0 else {
      let reason = String(cString: strerror(error))
      FileHandle.standardError.write(
        Data("\(command.first ?? ""): error: cannot be run: \(reason)\n".utf8))
      exit(127)
    }
    Thread.detachNewThread {
      while !FileHandle.standardInput.availableData.isEmpty {}
      kill(-child, SIGTERM)
      // A compiler ends its own children when it is asked, and is given time for it.
      Thread.sleep(forTimeInterval: 1)
      kill(-child, SIGKILL)
    }
    exit(ChildProcess.code(of: ChildProcess.endAll(of: child)))
  }
}
