import Foundation
import Testing

/// The script that gives files times by their bytes, so that a build that was kept fits a new clone.
@Suite struct FileTimesTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "times-\(UUID().uuidString)")

  private func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func time(_ path: String) throws -> Date {
    let file = folder.appending(path: path).path
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    return try #require(attributes[.modificationDate] as? Date)
  }

  private func run(_ arguments: String...) throws -> (code: Int32, errors: String) {
    let process = Process()
    process.executableURL = SourceTree().root.appending(path: ".ci/times")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  @Test func filesThatAreEqualHaveEqualTimes() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for clone in ["a clone", "b"] {
      try write("let row = 1\n", to: "\(clone)/Sources/A file.swift")
      try write("let row = \(clone.count)\n", to: "\(clone)/Sources/B.swift")
      try write("", to: "\(clone)/.build/C.swift")
    }
    let before = try time("b/.build/C.swift")
    let answer = try run("a clone", "b")
    #expect(answer.code == 0)
    #expect(answer.errors == "")
    let first = try time("b/Sources/A file.swift")
    #expect(try time("a clone/Sources/A file.swift") == first)
    #expect(try time("a clone/Sources/B.swift") != time("b/Sources/B.swift"))
    // In the past, so that nothing is newer than what is built of it.
    #expect(first < Date(timeIntervalSince1970: 1_600_000_000))
    #expect(try time("b/.build/C.swift") == before)
  }

  @Test func aWrongCallSaysWhatIsWrong() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("", to: "a/A.swift")
    #expect(try run() == (2, "times: error: no folder is named; say .ci/times FOLDER…\n"))
    #expect(try run("a", "b") == (2, "b: error: there is no such folder\n"))
  }
}
