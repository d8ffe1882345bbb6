import CellophaneSnapshots
import Foundation
import Testing

/// Fixtures that cannot be compared, and places that cannot be written: each has a sentence, and no
/// fixture is lost.
@Suite struct BadFixtureTests {
  @Test(
    arguments: [
      ([UInt8]("page a \"A\"\n".utf8) + [0xFF], "is not UTF-8 in line 2; restore it"),
      ([], "is empty; restore it"),
      ([UInt8]("page a \"A\"\n  row".utf8), "ends too early, in line 2; restore it"),
      ([UInt8]("<!DOCTYPE html>\n<html>\n".utf8), "is of another kind: it begins like .html"),
      ([UInt8]("- main\n".utf8), "is of another kind: it begins like .accessibility"),
      ([UInt8]("page a \"A\"\r\n".utf8), "has a carriage return in line 1; keep git from"),
      (
        [UInt8]("page a \"A\"\n<<<<<<< ours\n  a\n=======\n  b\n>>>>>>> theirs\n".utf8),
        "has conflict markers from line 2 on; take either side"
      ),
    ])
  func whatIsWrongWithAFixtureIsSaid(bytes: [UInt8], words: String) throws {
    let tree = try ComparisonFolder()
    try tree.write(bytes, to: tree.fixture)
    let failure = try #require(try tree.compare("page a \"A\"\n"))
    #expect(failure.hasPrefix("the fixture '\(tree.path(tree.fixture))' \(words)"))
    #expect(failure.contains("the new text is '\(tree.path(tree.proposal))'"))
    #expect(try FixtureFile.read(tree.path(tree.fixture)) == bytes)
    #expect(try tree.compare("page a \"A\"\n", .failed)?.hasPrefix("the snapshot is rec") == true)
    #expect(try tree.compare("page a \"A\"\n") == nil)
  }

  @Test func aFolderInTheFixturesPlaceIsNamed() throws {
    let tree = try ComparisonFolder()
    try tree.write("kept", to: tree.fixture + "/file")
    let error = #expect(throws: SnapshotError.self) { try tree.compare("a\n", .all) }
    #expect(
      error?.description == "the fixture '\(tree.path(tree.fixture))' is a folder; move it away")
    #expect(tree.file(tree.fixture + "/file") == "kept")
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser reads everything"))
  func aFixtureThatMayNotBeReadIsNamed() throws {
    let tree = try ComparisonFolder()
    try tree.write("a\n", to: tree.fixture)
    tree.setPermissions(0, of: tree.fixture)
    let error = #expect(throws: SnapshotError.self) { try tree.compare("a\n") }
    #expect(
      error?.description
        == "the fixture '\(tree.path(tree.fixture))' cannot be read: Permission denied")
  }

  /// The superuser reads everything, but follows no link.
  @Test func aFixtureThatCannotBeReadIsNamedToEverybody() throws {
    let tree = try ComparisonFolder()
    try tree.write("kept", to: "Tests/__Snapshots__/RowTests/other")
    try FileManager.default.createSymbolicLink(
      atPath: tree.path(tree.fixture), withDestinationPath: "row.outline")
    let error = #expect(throws: SnapshotError.self) { try tree.compare("a\n", .all) }
    #expect(
      error?.description == """
        the fixture '\(tree.path(tree.fixture))' cannot be read: it is a link; put the file there
        """)
  }

  @Test func aPlaceThatCannotBeWrittenIsNamedAfterTheDifference() throws {
    let tree = try ComparisonFolder()
    _ = try tree.compare("page a \"A\"\n")
    // A file stands where the folder would be.
    try tree.write("", to: "artifacts")
    let failure = try #require(try tree.compare("page a \"B\"\n", artifacts: "artifacts"))
    #expect(failure.contains("- page a \"A\"\n+ page a \"B\"\n'\(tree.path("artifacts"))"))
    #expect(
      failure.hasSuffix(
        "make room for it, or set SNAPSHOT_ARTIFACTS to a folder that can be written"))
  }

  @Test func anotherRunThatWritesIsWaitedForAndNamed() throws {
    let tree = try ComparisonFolder()
    let folder = tree.path("Tests/__Snapshots__")
    try FixtureLock.holding(folder) { () throws(SnapshotError) in
      let error = #expect(throws: SnapshotError.self) {
        try tree.compare("a\n", wait: .milliseconds(30))
      }
      #expect(
        error?.description
          == "another run writes in '\(folder)'; wait until it has ended, then run again")
      #expect(tree.files == [])
    }
    #expect(try tree.compare("a\n")?.hasPrefix("the snapshot is recorded in") == true)
  }

  @Test func manyRunsAtOnceLeaveAWholeFixture() async throws {
    let tree = try ComparisonFolder()
    let path = tree.path(tree.fixture)
    let texts = (0..<8).map { [UInt8](repeating: UInt8(ascii: "a") + UInt8($0), count: 200_000) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for text in texts {
        group.addTask { for _ in 0..<20 { try FixtureFile.write(text, to: path) } }
        group.addTask {
          for _ in 0..<20 {
            if let read = try FixtureFile.read(path) { #expect(texts.contains(read)) }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(tree.files == [tree.fixture])
  }

  #if compiler(>=6.2) && os(Linux)
    @Test func aFullDiskLeavesTheFixtureAsItWas() async {
      await #expect(processExitsWith: .success) {
        let tree = try ComparisonFolder()
        try tree.write("page a \"A\"\n", to: tree.fixture)
        // What a file may grow to stands for what a disk has left.
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 4_096, rlim_max: 4_096)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        let text = "page a \"A\"\n" + String(repeating: "  row\n", count: 10_000)
        let error = #expect(throws: SnapshotError.self) { try tree.compare(text, .all) }
        try #require(
          error?.description.hasPrefix(
            "'\(tree.path(tree.fixture))' cannot be written: File too large; nothing of it changed"
          ) == true)
        // What several fixtures share is small and comes first.
        try #require(tree.files == [tree.fixture, "Tests/__Snapshots__/styles/list.css"])
        try #require(tree.file(tree.fixture) == "page a \"A\"\n")
      }
    }
  #endif
}
