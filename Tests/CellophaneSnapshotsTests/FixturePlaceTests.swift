import CellophaneSnapshots
import Testing

@Suite struct FixturePlaceTests {
  private func place(_ test: String, _ name: String? = nil) throws -> FixturePlace {
    try FixturePlace(file: "/tests/RowTests.swift", test: test, name: name, kind: "html")
  }

  @Test func aFixtureLiesBesideItsTest() throws {
    let place = try place("aRowIsShown()", "dark")
    #expect(place.root == "/tests/__Snapshots__")
    #expect(place.path == "RowTests/aRowIsShown.dark.html")
    #expect(place.proposal == "RowTests/aRowIsShown.dark.new.html")
  }

  @Test func theOnlyComparisonOfATestNeedsNoName() throws {
    #expect(try place("aRowIsShown()").path == "RowTests/aRowIsShown.html")
  }

  @Test(
    arguments: [
      ("rows(of:in:)", "rows-of-in"), ("A row, shown", "A-row-shown"), ("größe", "größe"),
      ("../up", "up"), ("_hidden", "hidden"),
    ])
  func namesBecomeFileNames(name: String, fileName: String) throws {
    #expect(try FixturePlace.fileName(of: name) == fileName)
  }

  @Test func aNameOfSignsAloneIsRefused() {
    #expect(throws: SnapshotError.noFileName("…")) { try FixturePlace.fileName(of: "…") }
  }

  @Test func twoNamesInOneFileAreAnErrorThatShowsBoth() throws {
    let names = FixtureNames()
    try names.claim(place("a b"))
    let error = #expect(throws: SnapshotError.self) { try names.claim(place("a-b")) }
    #expect(
      error?.description == """
        'a b' and 'a-b' are both kept in '/tests/__Snapshots__/RowTests/a-b.html'; \
        give one of them another name
        """)
  }

  @Test func namesThatDifferByCaseShareAFileToo() throws {
    let names = FixtureNames()
    try names.claim(place("Row"))
    #expect(throws: SnapshotError.self) { try names.claim(place("row")) }
  }

  @Test func oneNameMayComeAgain() throws {
    let names = FixtureNames()
    try names.claim(place("row", "dark"))
    try names.claim(place("row", "dark"))
  }
}
