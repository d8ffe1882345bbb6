import Foundation
import Synchronization

/// A program that runs beside the tests and ends with them, however they end: its shell waits on a
/// pipe that closes with them, and takes along what the program started.
struct ChildProgram: Sendable {
  private let program: String
  private let output: FileHandle

  /// - Parameters:
  ///   - folder: A folder of the program's own, which is removed after it.
  ///   - environment: What is said beside the tests' own environment.
  init(
    _ program: String, _ arguments: [String], folder: URL? = nil,
    environment: [String: String] = [:]
  ) throws {
    guard let path = Installed.path(of: program) else {
      throw DriverError.notInstalled(program: program)
    }
    self.program = program
    let process = Process()
    let input = Pipe()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    // In a group of its own (set -m; without a terminal bash ignores -m), the program ends with all
    // of its children.
    process.arguments =
      [
        "-c",
        """
        set -m
        "$@" </dev/null 2>&1 & group=$!
        exec >/dev/null
        cat
        kill -KILL -- -$group
        wait $group
        [ -z "$OWN_FOLDER" ] || rm -rf "$OWN_FOLDER"
        """, "bash", path,
      ] + arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment.merging(["OWN_FOLDER": folder?.path ?? ""]) { $1 }) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    self.output = output.fileHandleForReading
    Self.running.append(process, input, output)
  }

  /// What the program says where a pattern's group stands; what it says later is not kept.
  func says(_ pattern: Regex<(Substring, Substring)>) throws -> String {
    var said = ""
    while true {
      let bytes = output.availableData
      guard !bytes.isEmpty else { throw DriverError.didNotStart(program: program, output: said) }
      said += String(decoding: bytes, as: UTF8.self)
      if let match = said.firstMatch(of: pattern) {
        ignoreOutput()
        return String(match.1)
      }
    }
  }

  /// Reads on, since a program stops where nobody empties its full pipe.
  func ignoreOutput() {
    let output = output
    Thread.detachNewThread { while !output.availableData.isEmpty {} }
  }

  /// What must live as long as the tests.
  private static let running = Kept()

  private final class Kept: Sendable {
    private let kept = Mutex<[(Process, Pipe, Pipe)]>([])

    func append(_ process: Process, _ input: Pipe, _ output: Pipe) {
      kept.withLock { $0.append((process, input, output)) }
    }
  }
}
