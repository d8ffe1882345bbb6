import CellophaneDocument
import Testing

@Suite struct ChangeSummaryTests {
  private func words(_ change: (inout ChangeSummary) -> Void) -> String {
    var summary = ChangeSummary()
    change(&summary)
    return summary.words
  }

  @Test func nothingChanged() {
    #expect(ChangeSummary().words == "nothing changed")
    #expect(ChangeSummary().isEmpty)
    #expect(words { $0.changesSurroundings = true } == "only the surroundings changed")
  }

  @Test func theNounIsSaidOnce() {
    #expect(words { $0.moved = 1 } == "1 row moved")
    #expect(
      words {
        $0.moved = 3
        $0.inserted = 1
      } == "3 rows moved, 1 inserted")
    #expect(
      words {
        $0.insertedSections = 2
        $0.deleted = 1
        $0.selected = 2
      } == "2 sections inserted, 1 row deleted, 2 selected")
  }

  @Test func aTitleComesFirstAndHidesNothing() {
    #expect(
      words {
        $0.title = "Two"
        $0.deselected = 1
        $0.changesSurroundings = true
      } == "the title is now 'Two', 1 row deselected")
    #expect(words { $0.replacesScreen = true } == "another screen")
  }
}
