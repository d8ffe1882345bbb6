import Foundation

/// A program in a terminal that a test types into; `script` makes the terminal.
final class PseudoTerminal {
  private let process = Process()
  private let keys = Pipe()
  private let screen = Pipe()

  init(running program: String, _ arguments: [String]) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    #if os(Linux)
      let words = ([program] + arguments).map { "'\($0)'" }.joined(separator: " ")
      process.arguments = ["script", "-qec", words, "/dev/null"]
    #else
      process.arguments = ["script", "-q", "/dev/null", program] + arguments
    #endif
    process.standardInput = keys
    process.standardOutput = screen
    process.standardError = FileHandle.nullDevice
    // A program that ended early is a test that fails, and not the end of all tests.
    signal(SIGPIPE, SIG_IGN)
    try process.run()
  }

  func press(_ key: String) throws {
    try keys.fileHandleForWriting.write(contentsOf: Data(key.utf8))
  }

  /// Reads until some words stand on the screen, or the program ends.
  func read(until words: String) -> Bool {
    var text = ""
    while !text.contains(words) {
      let more = screen.fileHandleForReading.availableData
      guard !more.isEmpty else { return false }
      text += String(decoding: more, as: UTF8.self)
    }
    return true
  }

  /// The program's exit code, once it has ended.
  func end() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}
