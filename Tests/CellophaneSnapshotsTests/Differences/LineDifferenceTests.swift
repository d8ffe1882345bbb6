import CellophaneSnapshots
import Testing
import Seeding

@Suite struct LineDifferenceTests {
  @Test func equalTextsHaveOnlySameLines() {
    let difference = LineDifference(from: ["a", "b"], to: ["a", "b"])
    #expect(difference.lines == [.same("a"), .same("b")])
    #expect(difference.summary == "nothing changed")
  }

  @Test func aChangedLineIsRemovedAndAdded() {
    let difference = LineDifference(from: ["a", "b", "c"], to: ["a", "x", "c"])
    #expect(difference.lines == [.same("a"), .removed("b"), .added("x"), .same("c")])
    #expect(difference.summary == "1 line removed, 1 line added")
  }

  @Test func anInsertedLineIsTheOnlyOneAdded() {
    let difference = LineDifference(from: ["a", "c"], to: ["a", "b", "c"])
    #expect(difference.lines == [.same("a"), .added("b"), .same("c")])
  }

  @Test func theReportShowsChangesWithTheirSurroundings() {
    let old = (1...9).map(String.init)
    var new = old
    new[4] = "five"
    #expect(
      LineDifference(from: old, to: new).report() == """
        1 line removed, 1 line added
        @@ line 3 @@
          3
          4
        - 5
        + five
          6
          7
        """)
  }

  @Test func aLongReportIsCutAndSaysByHowMuch() {
    let report = LineDifference(from: [], to: (1...10).map(String.init)).report(limit: 3)
    #expect(report == "10 lines added\n@@ line 1 @@\n+ 1\n+ 2\n… and 8 changed lines more")
  }

  @Test(arguments: 0..<200)
  func theDifferenceMadeOfTheOldTextGivesTheNew(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 1)
    let old = (0..<Int.random(in: 0...60, using: &random)).map { _ in
      String(Int.random(in: 0...12, using: &random))
    }
    var new = old
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      if Bool.random(using: &random), let place = new.indices.randomElement(using: &random) {
        new.remove(at: place)
      } else {
        new.insert("new", at: Int.random(in: 0...new.count, using: &random))
      }
    }
    let lines = LineDifference(from: old, to: new).lines
    #expect(lines.compactMap(\.before) == old)
    #expect(lines.compactMap(\.after) == new)
  }

  @Test(arguments: 0..<60)
  func theDifferenceOfTextsWithManyEditsGivesTheNewOne(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 1)
    let old = (0..<1_000).map { "\($0 % 3 == 0 ? $0 : $0 % 11)" }
    var new = old
    for _ in 0..<Int.random(in: 0...900, using: &random) {
      let place = Int.random(in: 0..<new.count, using: &random)
      if Bool.random(using: &random) { new.remove(at: place) } else { new.insert("7", at: place) }
    }
    let lines = LineDifference(from: old, to: new).lines
    #expect(lines.compactMap(\.before) == old)
    #expect(lines.compactMap(\.after) == new)
  }

  @Test func fewEditsAreFoundExactly() {
    let old = (0..<10_000).map { "line \($0 % 50)" }
    var new = old
    for place in stride(from: 500, to: 10_000, by: 1_000) { new[place] = "changed \(place)" }
    let difference = LineDifference(from: old, to: new)
    #expect(difference.removedCount == 10)
    #expect(difference.addedCount == 10)
  }

  @Test func aLongTextThatSharesNothingIsComparedWithoutATable() {
    let old = (0..<50_000).map { "old \($0)" }
    let new = (0..<50_000).map { "new \($0)" }
    let difference = LineDifference(from: old, to: new)
    #expect(difference.removedCount == 50_000)
    #expect(difference.addedCount == 50_000)
  }

  @Test func aLongTextOfRepeatedLinesIsStillReproduced() {
    let old = (0..<20_000).map { String($0 % 7) }
    let new = (0..<20_000).map { String($0 % 5) }
    let lines = LineDifference(from: old, to: new).lines
    #expect(lines.compactMap(\.before) == old)
    #expect(lines.compactMap(\.after) == new)
  }
}

extension LineDifference.Line {
  fileprivate var before: String? {
    switch self {
    case .same(let line), .removed(let line): line
    case .added: nil
    }
  }

  fileprivate var after: String? {
    switch self {
    case .same(let line), .added(let line): line
    case .removed: nil
    }
  }
}
