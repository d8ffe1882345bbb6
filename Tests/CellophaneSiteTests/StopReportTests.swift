import Testing

@testable import CellophaneSite

@Suite struct StopReportTests {
  private func sentence(_ output: String) -> String {
    // As a process that a trap ended.
    StopReport(status: 4, output: output).sentence
  }

  @Test func aPlaceIsNamedUnlessItIsInUIKit() {
    #expect(
      sentence("Shelf/Books.swift:12: Fatal error: no books")
        == "no books (at Shelf/Books.swift:12)")
    #expect(
      sentence("UIKit/AppLaunch.swift:127: Fatal error: the app launches without a window")
        == "the app launches without a window")
    #expect(sentence("CellophaneUIKit/AppLaunch.swift:127: Fatal error: none") == "none")
  }
}
