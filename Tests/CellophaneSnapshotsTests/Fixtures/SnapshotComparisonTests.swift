import CellophaneSnapshots
import Foundation
import Testing

@Suite struct SnapshotComparisonTests {
  @Test func aMissingFixtureIsWrittenWithItsAssetsAndFailsOnce() throws {
    let tree = try ComparisonFolder()
    #expect(
      try tree.compare("a\n")
        == "the snapshot is recorded in '\(tree.path(tree.fixture))'; run again to compare")
    #expect(tree.files == [tree.fixture, "Tests/__Snapshots__/styles/list.css"])
    #expect(tree.file(tree.fixture) == "a\n")
    #expect(try tree.compare("a\n") == nil)
  }

  @Test func nothingIsWrittenWhereRecordingIsOff() throws {
    let tree = try ComparisonFolder()
    #expect(
      try tree.compare("a\n", .never) == """
        there is no fixture '\(tree.path(tree.fixture))'
        nothing is recorded in mode 'never'; record it with SNAPSHOT_TESTING_RECORD=failed, or \
        set SNAPSHOT_ARTIFACTS to a folder for the new text
        """)
    #expect(tree.files == [])
  }

  @Test func aDifferenceIsAProposalBesideTheFixture() throws {
    let tree = try ComparisonFolder()
    _ = try tree.compare("page a \"A\"\n  row \"b\"\n  row \"c\"\n")
    #expect(
      try tree.compare("page a \"A\"\n  row \"b\"\n") == """
        the snapshot differs from '\(tree.path(tree.fixture))'
        c went from page A
        1 line removed
        @@ line 1 @@
          page a "A"
            row "b"
        -   row "c"
        the new text is '\(tree.path(tree.proposal))'; look at it with 'swift run cellophane \
        snapshots review', or accept it with SNAPSHOT_TESTING_RECORD=failed
        """)
    #expect(tree.file(tree.fixture) == "page a \"A\"\n  row \"b\"\n  row \"c\"\n")
    #expect(tree.file(tree.proposal) == "page a \"A\"\n  row \"b\"\n")
    #expect(tree.file("\(tree.proposal).against") == "7ad98ebf9d5ec339\n")
  }

  @Test func aProposalGoesWhenTheTextIsTheFixturesAgain() throws {
    let tree = try ComparisonFolder()
    _ = try tree.compare("a\n")
    _ = try tree.compare("b\n")
    _ = try tree.compare("a\n")
    #expect(tree.files == [tree.fixture, "Tests/__Snapshots__/styles/list.css"])
  }

  @Test(arguments: [SnapshotMode.failed, .all])
  func aDifferenceIsRecordedWhereItMayBeAndFailsOnce(mode: SnapshotMode) throws {
    let tree = try ComparisonFolder()
    _ = try tree.compare("a\n")
    #expect(
      try tree.compare("b\n", mode)?.hasPrefix("the snapshot is recorded anew in '") == true)
    #expect(tree.file(tree.fixture) == "b\n")
    #expect(try tree.compare("b\n", mode) == nil)
  }

  @Test(arguments: SnapshotMode.allCases)
  func everythingNewGoesToTheArtifactsAsAProposal(mode: SnapshotMode) throws {
    let tree = try ComparisonFolder()
    #expect(
      try tree.compare("a\n", mode, artifacts: "artifacts") == """
        there is no fixture '\(tree.path(tree.fixture))'
        the new text is '\(tree.path("artifacts/\(tree.proposal)"))'; look at it with swift run \
        cellophane snapshots review --artifacts '\(tree.path("artifacts"))'
        """)
    #expect(
      tree.files == [
        "artifacts/\(tree.proposal)", "artifacts/\(tree.proposal).against",
        "artifacts/Tests/__Snapshots__/styles/list.css",
      ])
    #expect(tree.file("artifacts/\(tree.proposal).against") == "none\n")
    try tree.write("a\n", to: tree.fixture)
    #expect(try tree.compare("a\n", mode, artifacts: "artifacts") == nil)
    #expect(
      tree.files == [tree.fixture, "artifacts/Tests/__Snapshots__/styles/list.css"])
  }

  @Test func whatIsSharedStaysAsItWasRecordedWhereAComparisonPasses() throws {
    let tree = try ComparisonFolder()
    let style = "Tests/__Snapshots__/styles/list.css"
    _ = try tree.compare("a\n")
    try tree.write("edited", to: style)
    #expect(try tree.compare("a\n") == nil)
    #expect(tree.file(style) == "edited")
    // What is missing is brought, and recording brings everything.
    try FileManager.default.removeItem(atPath: tree.path(style))
    #expect(try tree.compare("a\n") == nil)
    #expect(tree.file(style) == "\u{1}")
    try tree.write("edited", to: style)
    #expect(try tree.compare("a\n", .failed) == nil)
    #expect(tree.file(style) == "\u{1}")
  }

  @Test func whatAProposalIsShownWithWaitsBesideWhatFixturesAre() throws {
    let tree = try ComparisonFolder()
    let style = "Tests/__Snapshots__/styles/list.css"
    let waiting = "Tests/__Snapshots__/styles/list.new.css"
    _ = try tree.compare("a\n")
    _ = try tree.compare("b\n", style: 2)
    #expect(
      tree.files == [tree.proposal, "\(tree.proposal).against", tree.fixture, style, waiting])
    #expect(tree.file(style) == "\u{1}")
    #expect(tree.file(waiting) == "\u{2}")
    // It goes with the last proposal.
    #expect(try tree.compare("a\n", style: 2) == nil)
    #expect(tree.files == [tree.fixture, style])
    #expect(tree.file(style) == "\u{1}")
    // Recording makes it everybody's.
    _ = try tree.compare("b\n", style: 2)
    _ = try tree.compare("b\n", .failed, style: 2)
    #expect(tree.files == [tree.fixture, style])
    #expect(tree.file(style) == "\u{2}")
  }

  @Test(arguments: ["a\n", "b\n"])
  func modeNeverTouchesNothingAmongTheFixtures(text: String) throws {
    let tree = try ComparisonFolder()
    let files = [
      (tree.fixture, "a\n"), (tree.proposal, "old\n"), ("\(tree.proposal).against", "none\n"),
      ("Tests/__Snapshots__/styles/list.css", "edited"),
    ]
    for (path, words) in files { try tree.write(words, to: path) }
    #expect(try (tree.compare(text, .never) == nil) == (text == "a\n"))
    #expect(tree.files == files.map(\.0).sorted())
    for (path, words) in files { #expect(tree.file(path) == words) }
  }

  @Test func aTestThatShowsTheSameAsAnotherRecordsAFixtureOfItsOwn() throws {
    let tree = try ComparisonFolder()
    try tree.write("func row() {}\nfunc line() {}\n", to: "Tests/RowTests.swift")
    let text = "page a \"A\"\n"
    _ = try tree.compare(text)
    let other = "Tests/__Snapshots__/RowTests/line.outline"
    #expect(
      try tree.compare(text, test: "line()", references: "read")
        == "the snapshot is recorded in '\(tree.path(other))'; run again to compare")
    #expect(tree.file(other) == text)
    #expect(tree.file(tree.fixture) == text)
    // What was read says which fixtures nobody needs any more.
    #expect(tree.file("read") == "\(other)\n")
    #expect(try tree.compare(text, test: "line()") == nil)
  }

  @Test func whatIsReadIsNotedByItsPathInThePackage() throws {
    let tree = try ComparisonFolder()
    _ = try tree.compare("a\n", references: "run/references")
    _ = try tree.compare("a\n", references: "run/references")
    #expect(tree.file("run/references") == "\(tree.fixture)\n\(tree.fixture)\n")
    _ = try tree.compare("a\n", references: "run/some", filter: "--skip Slow")
    #expect(
      tree.file("run/some") == "# of a part of the tests: --skip Slow\n\(tree.fixture)\n")
  }

  @Test func pathsMayHaveSpacesAndLettersOfAnyAlphabet() throws {
    let tree = try ComparisonFolder(named: "Größe 100% – 設定 \(UUID().uuidString)")
    _ = try tree.compare("a\n")
    #expect(tree.file(tree.fixture) == "a\n")
    #expect(try tree.compare("a\n") == nil)
  }
}

@Suite struct SnapshotModeTests {
  @Test func theFixtureOfATestThatWasRenamedIsProposedAndNotRecorded() throws {
    let folder = try ComparisonFolder()
    let text = "page row\n  environment\n  frame\n"
    let fixtures = "Tests/__Snapshots__/RowTests"
    try folder.write("@Test func row() {}\n", to: "Tests/RowTests.swift")
    try folder.write(text, to: "\(fixtures)/oldRow.outline")
    let words = try #require(try folder.compare(text))
    #expect(
      words.contains(
        """
        /RowTests/row.outline'
        'RowTests/oldRow.outline', whose test is gone, shows the same or nearly so; accepting \
        renames it
        the new text is '
        """))
    #expect(folder.file("\(fixtures)/row.outline") == nil)
    #expect(folder.file("\(fixtures)/row.new.outline") == text)
    // Who records everything means it.
    _ = try folder.compare(text, .all)
    #expect(folder.file("\(fixtures)/row.outline") == text)
    #expect(folder.file("\(fixtures)/oldRow.outline") == text)
  }

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
