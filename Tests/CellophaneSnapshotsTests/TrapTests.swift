import CellophaneTesting
import Testing
import UIKit

#if compiler(>=6.2)
  /// What is said where a preview ends the run.
  @MainActor @Suite struct TrapTests {
    @Test func aTrapNamesTheTestThatAskedAndWritesNothing() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = await verifySnapshot(
          of: Preview("Trapping") { TrappingViewController() }, as: .html, record: .all,
          testName: "aListThatTraps()", line: 12)
      }
      let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(said.contains("there is no such lamp"))
      #expect(
        said.contains(
          """
          a preview trapped that was asked by 'aListThatTraps()' at TrapTests.swift:12; the run \
          ends with it, fixtures are as they were, and tests that had not run yet compared nothing
          """))
    }
  }

  private final class TrappingViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      preconditionFailure("there is no such lamp")
    }
  }
#endif
