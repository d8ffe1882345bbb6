internal import Foundation

/// A program that was run to its end.
package struct CommandRun {
  package var code: Int32
  /// Whether it did not end by itself.
  package var isKilled: Bool
  package var output: String
  package var errors: String

  /// Runs a program without input.
  package init(_ program: String, _ arguments: [String]) throws {
    self = try Started(program, arguments).end()
  }

  /// Runs a program several times at once, each time with other arguments.
  package static func all(_ program: String, _ arguments: [[String]]) throws -> [CommandRun] {
    let started = try arguments.map { try Started(program, $0) }
    return try started.map { try $0.end() }
  }

  private init(code: Int32, isKilled: Bool, output: String, errors: String) {
    self.code = code
    self.isKilled = isKilled
    self.output = output
    self.errors = errors
  }

  /// A program that runs. What it prints goes through files, so that neither side waits.
  private final class Started {
    private let process = Process()
    private let folder: URL
    private let logs: [URL]
    private let handles: [FileHandle]

    init(_ program: String, _ arguments: [String]) throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("cellophane-run-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      logs = ["output", "errors"].map(folder.appendingPathComponent)
      for log in logs { try Data().write(to: log) }
      handles = try logs.map(FileHandle.init(forWritingTo:))
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = arguments
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = handles[0]
      process.standardError = handles[1]
      try process.run()
    }

    deinit {
      // What is left in the temporary folder does no harm.
      try? FileManager.default.removeItem(at: folder)
    }

    func end() throws -> CommandRun {
      process.waitUntilExit()
      for handle in handles { try handle.close() }
      let texts = try logs.map { try String(decoding: Data(contentsOf: $0), as: UTF8.self) }
      return CommandRun(
        code: process.terminationStatus, isKilled: process.terminationReason == .uncaughtSignal,
        output: texts[0], errors: texts[1])
    }
  }
}
