@testable import CellophaneTesting
import Foundation
import Testing
import UIKit

#if compiler(>=6.2)
  /// What is said where a preview ends the run.
  @MainActor @Suite struct TrapTests {
    @Test func aTrapNamesTheTestThatAskedAndLeavesANote() async throws {
      let artifacts = Self.artifacts(of: getpid())
      defer { try? FileManager.default.removeItem(atPath: artifacts) }
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        setenv("SNAPSHOT_ARTIFACTS", TrapTests.artifacts(of: getppid()), 1)
        _ = await verifySnapshot(
          of: Preview("Trapping") { TrappingViewController() }, as: .html, record: .all,
          testName: "aListThatTraps()", line: 12)
      }
      let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(said.contains("there is no such lamp"))
      #expect(
        said.contains(
          """
          a preview trapped that was asked by 'aListThatTraps()' at TrapTests.swift:12; the run \
          ends with it, fixtures are as they were, and tests that had not run yet compared nothing
          """))
      let note =
        "\(artifacts)/Tests/CellophaneSnapshotsTests/__Snapshots__/TrapTests/aListThatTraps.new.trap"
      #expect(
        try String(contentsOfFile: note, encoding: .utf8)
          == "'aListThatTraps()' at TrapTests.swift:12\n")
    }

    /// Where the process that a test of another one starts is to write.
    private nonisolated static func artifacts(of process: Int32) -> String {
      FileManager.default.temporaryDirectory.appending(path: "cellophane-trap-\(process)").path
    }

    /// The line that a list without a name stops in.
    private nonisolated static let line = #line + 7

    @Test(.enabled(if: ProcessInfo.processInfo.environment["TRAPPING_LIST"] != nil))
    func aListWithoutAName() async {
      await assertSnapshot(of: Preview("A list") { NamedViewController() }, as: .html)
    }

    fileprivate nonisolated static func name(_ names: [String]) -> String { names[0] }

    @Test func theLogOfARunThatTrapsIsShortAndNamesTheLine() throws {
      let artifacts = "\(Self.artifacts(of: getpid()))-list"
      defer { try? FileManager.default.removeItem(atPath: artifacts) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      process.arguments = [
        "--testing-library", "swift-testing", "--filter", "TrapTests/aListWithoutAName",
      ]
      var variables = ProcessInfo.processInfo.environment
      variables["SWIFT_BACKTRACE"] = nil
      variables["TRAPPING_LIST"] = "1"
      variables["SNAPSHOT_ARTIFACTS"] = artifacts
      process.environment = variables
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let said = String(
        decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal)
      #expect(said.contains("Fatal error: Index out of range"), "\(said)")
      #if os(Linux)
        let file = "Tests/CellophaneSnapshotsTests/TrapTests.swift"
        #expect(said.contains("the calls of your code, the innermost first:\n"), "\(said)")
        #expect(said.contains("\(file):\(Self.line):"), "\(said)")
        #expect(said.contains(" in NamedViewController.viewDidLoad()\n"), "\(said)")
        #expect(!said.contains("/Sources/CellophanePreview/"), "\(said)")
      #endif
      #expect(said.split(separator: "\n", omittingEmptySubsequences: false).count < 40, "\(said)")
    }

    @Test func aNoteGoesWhenItsTestRunsAgain() async throws {
      let artifacts = "\(Self.artifacts(of: getpid()))-again"
      let note = "\(artifacts)/aListThatTraps.new.trap"
      try FileManager.default.createDirectory(
        atPath: artifacts, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: artifacts) }
      try "before\n".write(toFile: note, atomically: true, encoding: .utf8)
      let place = TestPlace(
        fileID: #fileID, filePath: #filePath, testName: "aListThatTraps()", line: 12, column: 1)
      await TrapNote.during(place, notedIn: note) {}
      #expect(!FileManager.default.fileExists(atPath: note))
    }
  }

  private final class NamedViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = TrapTests.name([])
    }
  }

  private final class TrappingViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      preconditionFailure("there is no such lamp")
    }
  }
#endif
