internal import Foundation

/// A program that was run to its end.
struct CommandRun {
  var code: Int32
  var output: String
  var errors: String

  /// Runs a program without input. What it prints goes through files, so that neither side waits.
  init(_ program: String, _ arguments: [String]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("cellophane-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // What is left in the temporary folder does no harm.
    defer { try? FileManager.default.removeItem(at: folder) }
    let logs = ["output", "errors"].map(folder.appendingPathComponent)
    for log in logs { try Data().write(to: log) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    let handles = try logs.map(FileHandle.init(forWritingTo:))
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    try process.run()
    process.waitUntilExit()
    for handle in handles { try handle.close() }
    code = process.terminationStatus
    output = try String(decoding: Data(contentsOf: logs[0]), as: UTF8.self)
    errors = try String(decoding: Data(contentsOf: logs[1]), as: UTF8.self)
  }
}
