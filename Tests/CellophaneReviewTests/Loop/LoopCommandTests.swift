import Foundation
import Testing

/// The commands of the loop as a shell sees them.
@Suite struct LoopCommandTests {
  private let old = TestedPackage.outline("A")
  private let new = TestedPackage.outline("B")

  @Test func theExitSaysWhatThereIs() throws {
    let package = try TestedPackage()
    #expect(try package.loop("pending").code == 0)
    try package.propose(new, insteadOf: old)
    #expect(try package.loop("pending").code == 1)
    #expect(try package.loop("pending", "--no-such-flag").code == 2)
    #expect(try package.loop("pending", "--filter", "nothing").code == 2)
    #expect(try package.loop("pending", "nowhere").code == 2)
    try package.propose("<!DOCTYPE html>\n<p>", for: "bad.html")
    #expect(try package.loop("pending").code == 3)
  }

  @Test func pendingNamesTheTestsLine() throws {
    let package = try TestedPackage()
    try package.propose(new, insteadOf: old)
    let answer = try package.loop("pending")
    #expect(answer.output.hasPrefix("Tests/RowTests/RowTests.swift:2: RowTests/row.outline\n  "))
    #expect(
      answer.errors == "1 change pending; decide with 'swift run cellophane snapshots review'\n")
  }

  @Test func pendingIsAnnotatedInAWorkflow() throws {
    let package = try TestedPackage()
    try package.propose(new, insteadOf: old)
    let answer = try package.loop(
      "pending", "--format", "github", environment: ["GITHUB_WORKSPACE": package.path])
    #expect(
      answer.output.hasPrefix(
        "::warning file=Tests/RowTests/RowTests.swift,line=2,title=RowTests/row.outline changed::"
      ), "\(answer.output)")
  }

  @Test func aStepIsAnnotatedWithOneOfEachKindFirst() throws {
    let package = try TestedPackage()
    for number in 0..<12 {
      try package.propose(new, for: "a\(number).outline", insteadOf: old)
    }
    try package.propose(
      TestedPackage.outline("A", color: "systemRed"), for: "z.outline", insteadOf: old)
    let lines = try package.loop("pending", "--format", "github").output.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::warning ") } == 10)
    #expect(lines[1].contains("title=RowTests/z.outline changed::"))
    #expect(lines[9].hasPrefix("::warning title=and 4 more warnings::"))
    #expect(lines[10...].allSatisfy { $0.contains("warning: RowTests/a") })
    #expect(lines.count == 14)
  }

  @Test func pendingIsReadByPrograms() throws {
    let package = try TestedPackage()
    try package.propose(new, insteadOf: old)
    let answer = try package.loop("pending", "--format", "json")
    let json = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
    let changes = (json as? [String: Any])?["changes"] as? [[String: Any]]
    #expect(changes?.first?["name"] as? String == "RowTests/row")
    #expect(changes?.first?["line"] as? Int == 2)
  }

  @Test func pendingIsReportedAsTestsThatFailed() throws {
    let package = try TestedPackage()
    try package.propose(new, insteadOf: old)
    try package.propose("<!DOCTYPE html>\n<p>", for: "bad.html")
    #expect(try package.loop("pending", "--xunit", "report.xml").code == 3)
    let report = try #require(package.text("report.xml"))
    #expect(
      report.contains("<testsuite name=\"snapshots\" tests=\"2\" failures=\"1\" errors=\"1\""))
    #expect(report.contains("<testcase name=\"RowTests/row.outline\" classname=\"Tests/RowTests\""))
    #expect(report.contains(" line=\"2\">\n<failure message=\""))
  }

  @Test func acceptTakesAllAndAFilterTakesSome() throws {
    let package = try TestedPackage()
    try package.propose(new, for: "a.outline", insteadOf: old)
    try package.propose(new, for: "b.outline", insteadOf: old)
    let some = try package.loop("accept", "--filter", "a.outline")
    #expect(some.code == 1)
    #expect(some.output == "accepted RowTests/a.outline\n")
    #expect(some.errors == "1 still pending\n")
    #expect(try package.loop("accept").code == 0)
    #expect(package.text("\(TestedPackage.fixtures)/b.outline") == new)
  }

  @Test func acceptLikeShowsOneOfEach() throws {
    let package = try TestedPackage()
    for name in ["a", "b", "c"] {
      try package.propose(
        TestedPackage.outline(name, color: "systemRed"), for: "\(name).outline",
        insteadOf: TestedPackage.outline(name))
    }
    let answer = try package.loop("accept", "--like", "RowTests/a")
    #expect(answer.code == 0)
    #expect(answer.output.contains("and 2 alike: RowTests/b.outline, RowTests/c.outline"))
    #expect(answer.output.contains("    - "))
    #expect(answer.output.contains("accepted RowTests/c.outline"))
  }

  @Test func rejectLeavesTheFixtures() throws {
    let package = try TestedPackage()
    try package.propose(new, insteadOf: old)
    #expect(try package.loop("reject").output == "rejected RowTests/row.outline\n")
    #expect(package.text("\(TestedPackage.fixtures)/row.outline") == old)
  }

  @Test func aConflictIsBrokenAndLeavesBoth() throws {
    let package = try TestedPackage()
    try package.propose(new, insteadOf: old)
    let pulled = TestedPackage.outline("C")
    try package.write(pulled, to: "\(TestedPackage.fixtures)/row.outline")
    #expect(try package.loop("review").output.contains("  the fixture was changed after the new"))
    for arguments in [["accept"], ["accept", "--like", "row"], ["review", "--accept", "row"]] {
      let answer = try package.run(TestedPackage.command, ["snapshots"] + arguments)
      #expect(answer.code == 3)
      #expect(
        answer.errors.contains(
          """
          /row.outline: error: the fixture was changed after the new text was proposed; run its \
          test again, so that both are compared
          """))
    }
    #expect(package.text("\(TestedPackage.fixtures)/row.outline") == pulled)
    #expect(package.text("\(TestedPackage.fixtures)/row.new.outline") == new)
  }

  #if os(Linux)
    /// What a file may grow to stands for what a disk has left.
    @Test func aFullDiskLeavesTheFixtureAndTheProposal() throws {
      let package = try TestedPackage()
      let long = TestedPackage.outline("B") + String(repeating: "  row\n", count: 10_000)
      try package.propose(long, insteadOf: old)
      let answer = try package.run(
        "/bin/sh",
        [
          "-c", "trap '' XFSZ; ulimit -f 4; exec \"$0\" snapshots accept", TestedPackage.command,
        ])
      #expect(answer.code == 3)
      #expect(answer.errors.contains("/row.outline' cannot be written: File too large; nothing"))
      #expect(package.text("\(TestedPackage.fixtures)/row.outline") == old)
      #expect(package.text("\(TestedPackage.fixtures)/row.new.outline") == long)
      #expect(try package.loop("accept").code == 0)
      #expect(package.text("\(TestedPackage.fixtures)/row.outline") == long)
    }
  #endif

  @Test func reviewWithoutATerminalPrintsEverythingAndHowToDecide() throws {
    let package = try TestedPackage()
    try package.propose(new, insteadOf: old)
    let answer = try package.loop("review")
    #expect(answer.code == 1)
    #expect(answer.output.contains("    - "))
    #expect(answer.errors.contains("cellophane snapshots review --accept NAME --reject NAME"))
  }

  @Test func reviewDecidesByFlags() throws {
    let package = try TestedPackage()
    try package.propose(new, for: "a.outline", insteadOf: old)
    try package.propose(new, for: "b.outline", insteadOf: old)
    let answer = try package.loop("review", "--accept", "a.outline", "--reject", "b.outline")
    #expect(answer.code == 0)
    #expect(package.text("\(TestedPackage.fixtures)/a.outline") == new)
    #expect(package.text("\(TestedPackage.fixtures)/b.outline") == old)
    try package.propose(new, for: "b.outline")
    #expect(try package.loop("review", "--accept", "b", "--reject", "b").code == 2)
    #expect(try package.loop("reject").code == 0)
    let nothing = try package.loop("review", "--accept", "b")
    #expect(nothing.code == 0)
    #expect(nothing.errors == "nothing is pending\n")
  }

  /// The bytes of an arrow end with a letter that would accept everything.
  @Test(arguments: ["\u{1B}[A", "\u{1B}OA", "\u{1B}[1;5A", "\u{1B}a"])
  func anArrowDecidesNothing(arrow: String) throws {
    let package = try TestedPackage()
    try package.propose(new, insteadOf: old)
    let terminal = try package.reviewed()
    try terminal.press(arrow)
    #expect(terminal.read(until: "? help"))
    try terminal.press("q")
    #expect(terminal.read(until: "0 accepted, 0 rejected, 1 left"))
    #expect(terminal.end() == 1)
    #expect(package.text("\(TestedPackage.fixtures)/row.outline") == old)
  }

  @Test func reviewInATerminalAnswersAKey() throws {
    let package = try TestedPackage()
    try package.propose(new, insteadOf: old)
    let terminal = try package.reviewed()
    try terminal.press("a")
    #expect(terminal.read(until: "accepted RowTests/row.outline"))
    #expect(terminal.end() == 0)
    #expect(package.text("\(TestedPackage.fixtures)/row.outline") == new)
  }
}
