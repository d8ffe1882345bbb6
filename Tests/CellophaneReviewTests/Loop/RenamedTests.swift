import CellophaneReview
import CellophaneSnapshots
import Foundation
import Testing

/// A test has another name than its fixture.
@Suite struct RenamedTests {
  private let fixtures = TestedPackage.fixtures
  private let text = TestedPackage.outline("A")

  private func left(_ name: String, in package: TestedPackage, saying text: String) throws {
    try package.write(text, to: "\(fixtures)/\(name)")
  }

  @Test func theFixtureIsRenamedWithItsTest() throws {
    let package = try TestedPackage()
    try left("oldRow.outline", in: package, saying: text)
    try package.propose(text)
    let answer = try package.loop("pending")
    #expect(
      answer.output == """
        Tests/RowTests/RowTests.swift:2: RowTests/row.outline
          renamed from RowTests/oldRow.outline
          the same text

        """)
    #expect(try package.loop("accept").output == "accepted RowTests/row.outline\n")
    #expect(package.text("\(fixtures)/row.outline") == text)
    #expect(package.text("\(fixtures)/oldRow.outline") == nil)
    #expect(try package.loop("pending").code == 0)
  }

  @Test func aKeyRenamesToo() throws {
    let package = try TestedPackage()
    try left("oldRow.outline", in: package, saying: text)
    try package.propose(text)
    let terminal = try package.reviewed()
    try terminal.press("a")
    #expect(terminal.read(until: "accepted RowTests/row.outline"))
    #expect(terminal.end() == 0)
    #expect(package.text("\(fixtures)/oldRow.outline") == nil)
  }

  @Test func whatBecameOfItMeanwhileIsShown() throws {
    let package = try TestedPackage()
    let named = text.replacing("page row \"Row\"", with: "page old-row \"Old row\"")
    try left("oldRow.outline", in: package, saying: named)
    try package.propose(text)
    let answer = try package.loop("pending", "--lines", "--format", "text")
    #expect(answer.output.contains("  renamed from RowTests/oldRow.outline\n"))
    #expect(answer.output.contains("    - page old-row \"Old row\" iOS26\n"))
    let json = try package.loop("pending", "--format", "json")
    #expect(json.output.contains("\"change\" : \"renamed\"") || json.output.contains("\"renamed\""))
  }

  @Test func aTextThatIsMostlyAnotherIsNew() throws {
    let package = try TestedPackage()
    let other = text.replacing("\"A\"", with: "\"B\"")
    try left("oldRow.outline", in: package, saying: other)
    try package.propose(text)
    #expect(try package.loop("pending").output.hasSuffix("\n  there was none before\n"))
    #expect(try package.loop("accept").code == 0)
    #expect(package.text("\(fixtures)/oldRow.outline") == other)
  }

  @Test func theFixtureOfATestThatIsThereStays() throws {
    let package = try TestedPackage()
    for name in ["rowWithBadge.outline", "rowWithBadge-number.dark.outline"] {
      try left(name, in: package, saying: text)
    }
    try package.propose(text)
    #expect(try package.loop("accept").code == 0)
    #expect(package.text("\(fixtures)/rowWithBadge.outline") == text)
    #expect(package.text("\(fixtures)/rowWithBadge-number.dark.outline") == text)
  }

  @Test func aFileOfTestsIsRenamedWithItsFixtures() throws {
    let package = try TestedPackage()
    let old = "Tests/RowTests/__Snapshots__/OldTests/row.outline"
    try package.write(text, to: old)
    try package.propose(text)
    #expect(try package.loop("pending").output.contains("renamed from OldTests/row.outline"))
    #expect(try package.loop("accept").code == 0)
    #expect(package.text(old) == nil)
  }

  @Test func oneFixtureIsRenamedOnce() throws {
    let package = try TestedPackage()
    try left("oldRow.outline", in: package, saying: text)
    try package.propose(text, for: "a.outline")
    try package.propose(text, for: "b.outline")
    let pending = try PendingChanges(in: package.path)
    #expect(
      pending.changes.map { $0.left?.fixture.path } == ["RowTests/oldRow.outline", nil])
    for change in pending.changes { try change.accept() }
    #expect(package.text("\(fixtures)/a.outline") == text)
    #expect(package.text("\(fixtures)/b.outline") == text)
    #expect(package.text("\(fixtures)/oldRow.outline") == nil)
  }

  @Test func aFixtureThatChangesWhileSomebodyLooksIsNotTakenAway() throws {
    let package = try TestedPackage()
    try left("oldRow.outline", in: package, saying: text)
    try package.propose(text)
    let change = try #require(try PendingChanges(in: package.path).changes.first)
    try left("oldRow.outline", in: package, saying: TestedPackage.outline("C"))
    let file = "\(package.path)/\(fixtures)/oldRow.outline"
    #expect(throws: LoopError.changedSince(path: file)) { try change.accept() }
    #expect(package.text("\(fixtures)/oldRow.outline") == TestedPackage.outline("C"))
    #expect(package.text("\(fixtures)/row.outline") == nil)
  }

  @Test func aPageIsShownBesideTheOneOfTheNameBefore() throws {
    let package = try TestedPackage()
    try left("oldRow.html", in: package, saying: TestedPackage.page("A"))
    try package.propose(
      TestedPackage.page("A").replacing("<title>Row", with: "<title>Rows"), for: "row.html")
    #expect(try package.loop("report").code == 1)
    let page = try #require(package.text("Report/changes/tests-rowtests-rowtests-row.html"))
    #expect(page.contains("<span class=\"entry-badge\" data-kind=\"renamed\">Renamed</span>"))
    #expect(page.contains("<li>renamed from RowTests/oldRow.html</li>"))
    #expect(page.contains("<code>&lt;title&gt;Rows&lt;/title&gt;</code>"))
  }
}
