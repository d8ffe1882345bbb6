import CellophaneDocument
import Foundation
import Testing

/// A package with fixtures, in a folder of a test's own that goes with it.
final class TestedPackage: Sendable {
  let path = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "cellophane-loop-\(UUID().uuidString)").path
  static let fixtures = "Tests/RowTests/__Snapshots__/RowTests"

  init() throws {
    try write("// A manifest.\n", to: "Package.swift")
    try write(
      """
      @Suite struct RowTests {
        @Test func row() async {}

        @Test func rowWithBadge(number: Int) async {}
      }

      """, to: "Tests/RowTests/RowTests.swift")
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to file: String) throws { try write(Array(text.utf8), to: file) }

  func write(_ bytes: [UInt8], to file: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(file)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func text(_ file: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(file)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Writes a fixture, and what is proposed for it, as a comparison does.
  func propose(
    _ after: String, for name: String = "row.outline", insteadOf before: String? = nil
  ) throws {
    if let before { try write(before, to: "\(Self.fixtures)/\(name)") }
    let parts = name.split(separator: ".")
    let proposal = (parts.dropLast() + ["new"] + parts.suffix(1)).joined(separator: ".")
    try write(after, to: "\(Self.fixtures)/\(proposal)")
    let digest = before.map { ContentDigest($0.utf8).description } ?? "none"
    try write("\(digest)\n", to: "\(Self.fixtures)/\(proposal).against")
  }

  /// The outline of a list with one row.
  static func outline(_ row: String, color: String = "label") -> String {
    """
    page row "Row" iOS26
      environment phone 402x874
      frame start "Start"
        list list "List"
          section "0" plain
            row "\(row)"
              content cell margins 15,16,15,8
                text "\(row)" body \(color)

    """
  }

  /// A page as comparisons write it, with a stylesheet.
  static func page(_ row: String, style: String = "list.css") -> String {
    """
    <!DOCTYPE html>
    <html lang="en" dir="ltr" data-look="iOS26" data-idiom="phone" data-text-size="large">
    <head>
    <meta charset="utf-8"/>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <title>Row</title>
    <link rel="stylesheet" href="../styles/\(style)"/>
    </head>
    <body>
    <main class="page" data-page="row">
    <section class="frame" id="frame-start" aria-label="Start">
    <p>\(row)</p>
    </section>
    <section class="frame" id="frame-chosen" aria-label="Chosen">
    <p>\(row)</p>
    </section>
    </main>
    </body>
    </html>

    """
  }

  /// Runs a program in the package and gives what it printed.
  @discardableResult
  func run(
    _ program: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> (code: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    let errorText = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: text, as: UTF8.self),
      String(decoding: errorText, as: UTF8.self)
    )
  }

  /// The command that was built with the tests.
  static let command = Bundle.main.bundleURL.appending(path: "cellophane").path

  /// The loop's command, as a shell sees it.
  func loop(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> (code: Int32, output: String, errors: String) {
    try run(Self.command, ["snapshots"] + arguments, environment: environment)
  }

  /// Its review in a terminal, once the first question stands there.
  func reviewed() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      running: Self.command, ["snapshots", "review", path])
    #expect(terminal.read(until: "? help"))
    return terminal
  }

  func git(_ arguments: String...) throws {
    let answer = try run(
      "/usr/bin/env", ["git", "-c", "user.name=A", "-c", "user.email=a@b"] + arguments)
    guard answer.code == 0 else { throw Failure(words: answer.errors) }
  }

  struct Failure: Error { var words: String }
}
