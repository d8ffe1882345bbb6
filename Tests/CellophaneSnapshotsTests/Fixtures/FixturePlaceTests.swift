import CellophaneSnapshots
import Testing

@Suite struct FixturePlaceTests {
  private func place(
    _ test: String, _ name: String? = nil, line: Int = 12
  ) throws -> FixturePlace {
    let sources = TestSources(
      folder: "/app/Tests/AppTests", fileName: "RowTests.swift", package: "/app")
    return try FixturePlace(sources, test: test, name: name, kind: .html, line: line)
  }

  @Test func aFixtureLiesBesideItsTest() throws {
    let place = try place("aRowIsShown()", "dark")
    #expect(place.fixture == "/app/Tests/AppTests/__Snapshots__/RowTests/aRowIsShown.dark.html")
    #expect(
      place.fixtureInPackage == "Tests/AppTests/__Snapshots__/RowTests/aRowIsShown.dark.html")
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
    try names.claim(place("a b"), for: [])
    let error = #expect(throws: SnapshotError.self) {
      try names.claim(place("a-b", line: 30), for: [])
    }
    #expect(
      error?.description == """
        'a b' at RowTests.swift:12 and 'a-b' at RowTests.swift:30 are both kept in \
        '/app/Tests/AppTests/__Snapshots__/RowTests/a-b.html'; give one of them another name
        """)
  }

  @Test func oneNameAtTwoPlacesIsAnErrorThatShowsBoth() throws {
    let names = FixtureNames()
    try names.claim(place("row"), for: [])
    let error = #expect(throws: SnapshotError.self) {
      try names.claim(place("row", line: 13), for: [])
    }
    #expect(
      error?.description.hasPrefix("'row' at RowTests.swift:12 and 'row' at RowTests.swift:13 are")
        == true)
  }

  @Test func oneComparisonOfTwoTextsAsksForNames() throws {
    let names = FixtureNames()
    try names.claim(place("row"), for: [1])
    let error = #expect(throws: SnapshotError.self) { try names.claim(place("row"), for: [2]) }
    #expect(
      error?.description == """
        'row' at RowTests.swift:12 is compared with \
        '/app/Tests/AppTests/__Snapshots__/RowTests/row.html' again, and with another text; in a \
        loop or for several arguments give each snapshot a name of its own with named:
        """)
  }

  @Test func theNameOfProposalsIsRefused() {
    #expect(throws: SnapshotError.reservedName("New")) { try place("row", "New") }
  }

  @Test func namesThatDifferByCaseShareAFileToo() throws {
    let names = FixtureNames()
    try names.claim(place("Row"), for: [])
    #expect(throws: SnapshotError.self) { try names.claim(place("row"), for: []) }
  }

  @Test func oneNameMayComeAgain() throws {
    let names = FixtureNames()
    try names.claim(place("row", "dark"), for: [1])
    try names.claim(place("row", "dark"), for: [1])
  }
}
