import CellophaneReview
import CellophaneSnapshots
import Foundation
import Testing

@Suite struct PendingChangesTests {
  private let fixtures = TestedPackage.fixtures

  @Test func aProposalIsFoundBelowAFolderAndKnowsItsTestsLine() throws {
    let package = try TestedPackage()
    try package.propose(
      TestedPackage.outline("B"), for: "rowWithBadge-number.some.outline",
      insteadOf: TestedPackage.outline("A"))
    let pending = try PendingChanges(in: package.path)
    let change = try #require(pending.changes.first.map { Change($0, in: pending.folder) })
    #expect(pending.changes.count == 1)
    #expect(change.name == "RowTests/rowWithBadge-number.some")
    #expect(change.group == "Tests/RowTests")
    #expect(change.path == "\(fixtures)/rowWithBadge-number.some.outline")
    #expect(
      change.source
        == SourceLine(file: "\(package.path)/Tests/RowTests/RowTests.swift", line: 4))
    #expect(change.kind == .changed)
    #expect(pending.problems == [])
  }

  @Test func aDamagedFixtureIsNotPutIntoWords() throws {
    let package = try TestedPackage()
    let page = TestedPackage.page("A")
    let middle = page.firstRange(of: "<main")?.lowerBound ?? page.endIndex
    try package.propose(
      TestedPackage.page("B"), for: "row.html",
      insteadOf: page[..<middle] + "<<<<<<< ours\n=======\n>>>>>>> theirs\n" + page[middle...])
    let pending = try PendingChanges(in: package.path)
    let change = try #require(pending.changes.first.map { Change($0, in: pending.folder) })
    #expect(
      change.notes == [
        """
        the fixture 'RowTests/row.html' has conflict markers from line 11 on; take either side, or \
        record it anew
        """
      ])
    #expect(change.sentences == [])
    #expect(change.lines.summary == "5 lines removed, 2 lines added")
  }

  @Test func whatABuildLeavesAndLinksLeadToIsPassedBy() throws {
    let package = try TestedPackage()
    try package.write("x", to: ".build/checkouts/__Snapshots__/RowTests/row.new.outline")
    try package.write("x", to: "node_modules/__Snapshots__/RowTests/row.new.outline")
    try FileManager.default.createSymbolicLink(
      atPath: "\(package.path)/Linked", withDestinationPath: package.path)
    try package.propose(TestedPackage.outline("A"))
    #expect(try PendingChanges(in: package.path).changes.count == 1)
  }

  @Test func aFolderAmongTheFixturesShowsItsOwn() throws {
    let package = try TestedPackage()
    try package.propose(TestedPackage.outline("A"))
    try package.write(
      TestedPackage.outline("A"), to: "Tests/RowTests/__Snapshots__/OtherTests/row.new.outline")
    let pending = try PendingChanges(in: "\(package.path)/\(fixtures)")
    #expect(pending.changes.map(\.fixture.name) == ["RowTests/row"])
  }

  @Test func artifactsBelongToThePackageThatHasTheirTests() throws {
    let package = try TestedPackage()
    try package.write(TestedPackage.outline("A"), to: "\(fixtures)/row.outline")
    try package.write(TestedPackage.outline("B"), to: "artifacts/\(fixtures)/row.new.outline")
    let pending = try PendingChanges(
      in: package.path, artifacts: "\(package.path)/artifacts")
    #expect(pending.changes.map(\.fixture.file) == ["\(package.path)/\(fixtures)/row.outline"])
    #expect(pending.changes.first?.before == Array(TestedPackage.outline("A").utf8))
  }

  @Test func artifactsOfTwoPackagesAndOfNoneAreSaid() throws {
    let package = try TestedPackage()
    try package.write("", to: "Other/Package.swift")
    try package.write("", to: "Other/Tests/RowTests/RowTests.swift")
    let proposal = "artifacts/\(fixtures)/row.new.outline"
    try package.write(TestedPackage.outline("B"), to: proposal)
    let stranger = "artifacts/Tests/NoTests/__Snapshots__/NoTests/row.new.outline"
    try package.write(TestedPackage.outline("B"), to: stranger)
    let pending = try PendingChanges(
      in: package.path, artifacts: "\(package.path)/artifacts")
    #expect(pending.changes == [])
    #expect(
      pending.problems == [
        """
        \(package.path)/\(stranger): error: no package here has the folder of its test; \
        name the package that was tested
        """,
        """
        \(package.path)/\(proposal): error: the folder of its test is in several packages, \
        '\(package.path)' and '\(package.path)/Other'; name the one that was tested
        """,
      ])
  }

  @Test func aRunThatATrapEndedIsNotTakenForAWholeOne() throws {
    let package = try TestedPackage()
    try package.propose(TestedPackage.outline("A"))
    let note = "\(fixtures)/rowWithBadge.new.trap"
    try package.write("'rowWithBadge()' at RowTests.swift:4\n", to: note)
    let pending = try PendingChanges(in: package.path)
    #expect(pending.changes.count == 1)
    #expect(
      pending.problems == [
        """
        \(package.path)/\(note): error: a preview trapped that was asked by 'rowWithBadge()' at \
        RowTests.swift:4, and the run ended with it; what had not run yet is missing here, so \
        mend it and run the tests again
        """
      ])
    #expect(try package.loop("pending").code == 3)
  }

  @Test func foldersThatAreNotThereAreSaid() throws {
    let package = try TestedPackage()
    #expect(throws: LoopError.noFolder(path: "\(package.path)/nowhere")) {
      try PendingChanges(in: "\(package.path)/nowhere")
    }
    #expect(throws: LoopError.noArtifacts(path: "\(package.path)/nowhere")) {
      try PendingChanges(in: package.path, artifacts: "\(package.path)/nowhere")
    }
  }

  @Test func aFilterThatMeansNothingNamesWhatThereIs() throws {
    let package = try TestedPackage()
    try package.propose(TestedPackage.outline("A"))
    let pending = try PendingChanges(in: package.path)
    #expect(try pending.matching("ROW.out").count == 1)
    #expect(throws: LoopError.noMatch(name: "x", names: ["RowTests/row.outline"])) {
      try pending.matching("x")
    }
  }

  @Test func aNameWhereNothingIsPendingIsSaidToMeanNothing() {
    #expect(
      LoopError.noMatch(name: "x", names: []).description
        == "error: no change is called 'x': nothing is pending")
    #expect(
      LoopError.noMatch(name: "x", names: ["a", "b"]).description
        == "error: the name of no change contains 'x'; there are 'a', 'b'")
  }

  @Test func aFolderThatIsNotThereIsAWrongCall() throws {
    let package = try TestedPackage()
    #expect(try package.loop("pending", "\(package.path)/nowhere").code == 2)
  }

  @Test func changesThatAreAlikeAreTakenByOneName() throws {
    let package = try TestedPackage()
    for name in ["one", "two"] {
      try package.propose(
        TestedPackage.outline(name, color: "systemRed"), for: "\(name).outline",
        insteadOf: TestedPackage.outline(name))
    }
    try package.propose(
      TestedPackage.outline("C"), for: "three.outline", insteadOf: TestedPackage.outline("c"))
    let pending = try PendingChanges(in: package.path)
    let alike = try pending.alike("RowTests/one").map(\.fixture.name)
    #expect(alike == ["RowTests/one", "RowTests/two"])
    let groups = LikeChanges.groups(of: pending.changes.map { Change($0, in: pending.folder) })
    #expect(groups.countInWords == "3 changes of 2 kinds")
    #expect(groups.text().contains("\n  and 1 alike: RowTests/two.outline"))
  }
}
