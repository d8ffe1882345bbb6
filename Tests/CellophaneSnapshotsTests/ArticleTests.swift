import Foundation
import Testing

/// What the article about tests shows: its list and its tests are files of this folder, which are
/// built and run; its manifest, its scripts and its commands are those that the tools take.
@Suite struct ArticleTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8)
  }

  private func article() throws -> String {
    try text("../../Sources/Cellophane/Cellophane.docc/TestYourLists.md")
  }

  /// The article's blocks of a language.
  private func blocks(_ language: String) throws -> [Substring] {
    let parts = try article().split(separator: "```\(language)\n").dropFirst()
    return parts.map { $0.prefix { $0 != "`" } }
  }

  private func run(_ program: String, _ arguments: [String], input: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let file = FileManager.default.temporaryDirectory.appending(path: "article-\(UUID())")
    try Data(input.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = Pipe()
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : String(decoding: text, as: UTF8.self)
  }

  /// What the built command says of one of its own.
  private func help(of name: String) throws -> String {
    let process = Process()
    process.executableURL = Bundle.main.bundleURL.appending(path: "cellophane")
    process.arguments = ["snapshots", name, "--help"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: text, as: UTF8.self)
  }

  @Test(arguments: ["LampsViewController", "LampsTests", "LampsXCTests", "LampsElsewhereTests"])
  func theArticleShowsCodeThatIsBuiltAndRun(file: String) throws {
    let code = try text("\(file).swift").replacing("public import", with: "import")
    // Here the list is a file of the tests' own module.
    let blocks = try blocks("swift").map { String($0).replacing("import Lamps\n", with: "") }
    #expect(blocks.contains(code))
  }

  @Test func theManifestAndTheChangedLineAreSwift() throws {
    let blocks = try blocks("swift")
    #expect(blocks.count == 7)
    let others = [String(blocks[0]), "func change() {\n\(blocks[5])}\n"]
    for code in others {
      #expect(try run("swiftc", ["-frontend", "-parse", "-"], input: code) == "")
    }
  }

  @Test func shellScriptsAreShell() throws {
    let scripts = try blocks("sh").map(String.init)
    #expect(scripts.count == 10)
    for script in scripts {
      #expect(try run("bash", ["-n"], input: script) == "", "\(script)")
    }
  }

  @Test func commandsHaveTheOptionsThatTheArticleGivesThem() throws {
    let lines = try blocks("sh").map(String.init).joined(separator: "\n")
      .replacing("\\\n", with: " ").split(separator: "\n")
    let calls = lines.compactMap { line in
      line.firstRange(of: "cellophane snapshots ").map { line[$0.upperBound...] }
    }
    #expect(calls.count == 10)
    for call in calls {
      let words = call.split(separator: " ").prefix { $0 != "||" }
      let help = try help(of: String(words[0]))
      for option in words where option.hasPrefix("--") {
        #expect(help.contains("\(option) "), "\(call)")
      }
    }
  }
}
