import Testing
import UIKit

/// Storyboards, which are named and not read.
@MainActor @Suite struct UIStoryboardTests {
  @Test func theFirstControllerIsNoneWhichIsSaid() {
    let said = RuntimeIssue.collecting {
      let screen = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      #expect(screen == nil)
      return RuntimeIssue.drain()
    }
    #expect(said.map(\.rule) == ["storyboard"])
    #expect(
      said.map(\.message) == [
        "the storyboard 'Main' cannot be read: there are no nibs here; make its controllers in code"
      ])
  }

  @Test func aControllerByItsNameStops() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(
          withIdentifier: "detail")
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains(
        "'detail': the storyboard 'Main' cannot be read: there are no nibs here; make its controllers"
          + " in code"))
  }
}
