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

  private final class TrappingViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      preconditionFailure("there is no such lamp")
    }
  }
#endif
