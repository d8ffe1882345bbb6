import CellophaneSnapshots
import Foundation
import Testing

@Suite struct SnapshotComparisonTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "cellophane-\(UUID().uuidString)")

  private func place() throws -> FixturePlace {
    try FixturePlace(
      file: folder.appending(path: "RowTests.swift").path, test: "row()", name: nil, kind: "html")
  }

  private func compare(
    _ text: String, _ mode: SnapshotMode, artifacts: String? = nil
  ) throws -> String? {
    let content = SnapshotContent(
      bytes: [UInt8](text.utf8),
      attachments: [SnapshotContent.Attachment(path: "assets/list.css", bytes: [1])])
    return try SnapshotComparison(mode: mode, artifacts: artifacts, names: FixtureNames())
      .failure(of: content, at: place())
  }

  private func file(_ path: String) -> String? {
    (try? Data(contentsOf: folder.appending(path: path))).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private let fixture = "__Snapshots__/RowTests/row.html"
  private let proposal = "__Snapshots__/RowTests/row.new.html"

  @Test func aMissingFixtureIsWrittenWithItsAssetsAndFailsOnce() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try compare("a", .missing)?.hasPrefix("the snapshot is recorded in '") == true)
    #expect(file(fixture) == "a")
    #expect(file("__Snapshots__/assets/list.css") == "\u{1}")
    #expect(try compare("a", .missing) == nil)
  }

  @Test func nothingIsWrittenWhereRecordingIsOff() throws {
    #expect(try compare("a", .never)?.hasPrefix("there is no fixture '") == true)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func aDifferenceIsAProposalBesideTheFixture() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try compare("a\nb\n", .missing)
    let failure = try #require(try compare("a\nc\n", .missing))
    #expect(failure.contains("1 line removed, 1 line added\n@@ line 1 @@\n  a\n- b\n+ c\n"))
    #expect(file(fixture) == "a\nb\n")
    #expect(file(proposal) == "a\nc\n")
  }

  @Test func aProposalGoesWhenTheTextIsTheFixturesAgain() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try compare("a", .missing)
    _ = try compare("b", .missing)
    _ = try compare("a", .missing)
    #expect(file(proposal) == nil)
  }

  @Test(arguments: [SnapshotMode.failed, .all])
  func aDifferenceIsRecordedWhereItMayBeAndFailsOnce(mode: SnapshotMode) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try compare("a", .missing)
    #expect(try compare("b", mode)?.hasPrefix("the snapshot is recorded anew in '") == true)
    #expect(file(fixture) == "b")
    #expect(try compare("b", mode) == nil)
  }

  @Test func newFilesGoToTheArtifactsWhereThereIsAFolderForThem() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let artifacts = folder.appending(path: "artifacts").path
    _ = try compare("a", .missing)
    _ = try compare("b", .missing, artifacts: artifacts)
    #expect(file(proposal) == nil)
    #expect(file("artifacts/RowTests/row.new.html") == "b")
    #expect(file("artifacts/assets/list.css") == "\u{1}")
  }
}

@Suite struct SnapshotModeTests {
  @Test func missingFixturesAreRecordedUnlessContinuousIntegrationRuns() throws {
    #expect(try SnapshotMode.standard(in: [:]) == .missing)
    #expect(try SnapshotMode.standard(in: ["CI": "1"]) == .never)
  }

  @Test func theVariableWinsOverContinuousIntegration() throws {
    let environment = ["CI": "1", "SNAPSHOT_TESTING_RECORD": "failed"]
    #expect(try SnapshotMode.standard(in: environment) == .failed)
  }

  @Test func anUnknownModeIsRefusedBySayingTheKnownOnes() {
    let error = #expect(throws: SnapshotError.self) {
      try SnapshotMode.standard(in: ["SNAPSHOT_TESTING_RECORD": "always"])
    }
    #expect(
      error?.description
        == "SNAPSHOT_TESTING_RECORD is 'always'; set it to never, missing, failed or all")
  }
}
