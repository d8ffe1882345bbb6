import Foundation
import Testing

/// What is checked in every engine that readers' browsers have, one test after another in one
/// window each.
@Suite(
  .serialized, .leavingWindowsEmpty,
  .enabled(
    if: Engine.areThere,
    """
    there is no WebKitWebDriver with MiniBrowser and Xvfb, or no Firefox, or no Chromium; \
    '.ci/install browser engines' installs them
    """))
struct EnginesSuite {}

/// Lets engines rest while other tests go on: some pages keep WebKit busy as they stand.
struct EmptyWindowsTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing run: @Sendable () async throws -> Void
  ) async throws {
    try await run()
    guard let nothing = URL(string: "about:blank") else { return }
    for engine in Engine.held { try? await engine.window.open(nothing) }
  }
}

extension SuiteTrait where Self == EmptyWindowsTrait {
  static var leavingWindowsEmpty: Self { Self() }
}
