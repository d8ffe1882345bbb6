import CellophaneReview
import CellophaneSnapshots
import Foundation
import Testing

@Suite struct UnreferencedTests {
  private let fixtures = TestedPackage.fixtures

  /// A package with a fixture that was read, one that was not, and files of other people.
  private func package() throws -> TestedPackage {
    let package = try TestedPackage()
    for name in ["read.outline", "left.outline", "left.new.outline", "left.new.outline.against"] {
      try package.write(TestedPackage.outline("A"), to: "\(fixtures)/\(name)")
    }
    try package.write("mine", to: "\(fixtures)/notes.txt")
    try package.write("<!DOCTYPE html>\n<html></html>\n", to: "\(fixtures)/mine.html")
    try package.write(
      TestedPackage.outline("A"), to: "Tests/PadTests/__Snapshots__/PadTests/pad.outline")
    try package.write("\(fixtures)/read.outline\n\(fixtures)/read.outline\n", to: "read")
    return package
  }

  @Test func aFixtureThatNothingReadIsNamedAndNothingElse() throws {
    let package = try package()
    let found = try UnreferencedFixtures(in: package.path, references: "\(package.path)/read")
    #expect(found.fixtures == ["\(package.path)/\(fixtures)/left.outline"])
    #expect(
      found.strangers == [
        "\(package.path)/\(fixtures)/mine.html", "\(package.path)/\(fixtures)/notes.txt",
      ])
    #expect(found.unreadFolders == ["\(package.path)/Tests/PadTests/__Snapshots__"])
  }

  @Test func onlyWhatWasWrittenByComparisonsIsDeleted() throws {
    let package = try package()
    let answer = try package.loop("unreferenced", "--references", "read", "--delete")
    #expect(answer.code == 0)
    #expect(answer.output == "deleted \(fixtures)/left.outline\n")
    #expect(package.text("\(fixtures)/left.outline") == nil)
    for name in [
      "read.outline", "left.new.outline", "left.new.outline.against", "notes.txt", "mine.html",
    ] {
      #expect(package.text("\(fixtures)/\(name)") != nil, "\(name)")
    }
    #expect(package.text("Tests/PadTests/__Snapshots__/PadTests/pad.outline") != nil)
  }

  @Test func nothingIsDeletedAfterARunOfSomeTests() throws {
    let package = try package()
    let read = try #require(package.text("read"))
    try package.write(read + "# of a part of the tests: --filter RowTests\n", to: "read")
    let answer = try package.loop("unreferenced", "--references", "read", "--delete")
    #expect(answer.code == 3)
    #expect(
      answer.errors == "error: nothing is deleted, since only a part of the tests ran "
        + "(--filter RowTests); run all of them with SNAPSHOT_REFERENCES set to a new file\n")
    #expect(package.text("\(fixtures)/left.outline") != nil)
    let list = try package.loop("unreferenced", "--references", "read")
    #expect(list.output == "\(fixtures)/left.outline\n")
    #expect(
      list.errors.contains(
        "only a part of the tests ran (--filter RowTests); others may read these"))
  }

  @Test func anAnnotationStandsAtTheFixtureFromTheRepositorysFolder() throws {
    let package = try package()
    let answer = try package.loop(
      "unreferenced", "Tests", "--references", "read", "--format", "github",
      environment: ["GITHUB_WORKSPACE": package.path])
    #expect(
      answer.output == """
        ::warning file=\(fixtures)/left.outline,title=No test reads this fixture::delete it, or \
        bring its test back

        """)
  }

  @Test func theExitSaysWhetherThereAreAny() throws {
    let package = try package()
    #expect(try package.loop("unreferenced", "--references", "read").code == 1)
    #expect(
      try package.loop("unreferenced", environment: ["SNAPSHOT_REFERENCES": ""]).code == 2)
    #expect(try package.loop("unreferenced", "--references", "nowhere").code == 3)
    try FileManager.default.removeItem(atPath: "\(package.path)/\(fixtures)/left.outline")
    #expect(try package.loop("unreferenced", "--references", "read").code == 0)
  }
}
