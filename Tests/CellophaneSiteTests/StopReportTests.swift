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

  @Test func aCastThatFailsNamesBothTypes() {
    let output = """
      Could not cast value of type 'UIKit.UINavigationController' (0x558137196490) to \
      'V2ex_Swift.Navigation' (0x558137122cb0).
      *** Program crashed: Aborted at 0x0000000000007ca5 ***
      """
    #expect(
      StopReport(status: 6, output: output).sentence
        == "could not cast a value of type 'UINavigationController' to 'Navigation'")
  }
}
