#if !canImport(ObjectiveC)
  import CellophaneFoundation
  import Testing
  import UIKit

  /// Assertions of apps, whose screens are shown without what they ask for.
  @Suite struct AssertionTests {
    @Test func whatDoesNotHoldIsSaidAndTheCodeGoesOn() {
      let said = RuntimeIssue.collecting {
        assert(1 + 1 == 2, "sums")
        assert(1 + 1 == 3, "a coordinator is set", file: "App/Rows.swift", line: 12)
        assertionFailure(file: "App/Rows.swift", line: 13)
        return RuntimeIssue.drain()
      }
      #expect(said.map(\.rule) == ["assertion", "assertion"])
      #expect(
        said.map(\.message) == [
          "the assertion in line 12 of 'Rows.swift' does not hold: a coordinator is set; the code"
            + " goes on, and a build for debugging would stop there",
          "the assertion in line 13 of 'Rows.swift' does not hold; the code goes on, and a build"
            + " for debugging would stop there",
        ])
    }
  }
#endif
