import Testing

/// Which of the windows a test has, in which nothing happens meanwhile that is not the test's own:
/// each has browsers of its own, and so its own focus, storage and console.
enum BrowserWindow: Sendable {
  case first, second

  /// The window of the test that runs.
  @TaskLocal static var current = first
}

/// Gives what is in a suite a window.
struct BrowserWindowTrait: SuiteTrait, TestScoping {
  fileprivate let window: BrowserWindow

  func provideScope(
    for test: Test, testCase: Test.Case?, performing run: @Sendable () async throws -> Void
  ) async throws {
    try await BrowserWindow.$current.withValue(window, operation: run)
  }
}

extension SuiteTrait where Self == BrowserWindowTrait {
  static func browserWindow(_ window: BrowserWindow) -> Self { Self(window: window) }
}
