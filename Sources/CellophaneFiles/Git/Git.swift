internal import Foundation

/// The program `git`, in a folder.
struct Git: Sendable {
  struct Answer {
    var code: Int32
    var output: [UInt8]
    /// The first line that it complained with.
    var errors: String

    var line: String {
      String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
  }

  private let program: String
  private let folder: String

  /// - Returns: `nil` where no folder of the search path has it.
  init?(folder: String, searchPath: String) {
    let candidates = searchPath.split(separator: ":").map { "\($0)/git" }
    guard let program = candidates.first(where: FileManager.default.isExecutableFile) else {
      return nil
    }
    self.program = program
    self.folder = folder
  }

  /// What a command that has to succeed prints.
  func text(_ arguments: [String]) throws(GitError) -> String {
    let answer = try run(arguments)
    guard answer.code == 0 else {
      throw .failed(command: arguments.joined(separator: " "), reason: answer.errors)
    }
    return String(decoding: answer.output, as: UTF8.self)
  }

  func run(_ arguments: [String]) throws(GitError) -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["-C", folder, "-c", "core.quotePath=false"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_PAGER": "cat"]) { $1 }
    let output = Pipe()
    // Complaints go to a file: a full pipe that nobody reads would stop both.
    let complaints = FileManager.default.temporaryDirectory.appending(
      path: "cellophane-git-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: complaints) }
    do {
      try Data().write(to: complaints)
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = try FileHandle(forWritingTo: complaints)
      try process.run()
      let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return Answer(
        code: process.terminationStatus, output: [UInt8](bytes),
        errors: Self.firstLine(of: try Data(contentsOf: complaints)))
    } catch {
      throw .failed(command: arguments.joined(separator: " "), reason: error.localizedDescription)
    }
  }

  private static func firstLine(of errors: Data) -> String {
    let line = String(decoding: errors, as: UTF8.self).split(separator: "\n").first ?? ""
    return line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : String(line)
  }
}
