import Testing

/// What is checked in a real browser, one test after another in the first window.
@Suite(.serialized, .hasBrowser, .browserWindow(.first)) struct BrowserSuite {}

/// The same beside it, in the second window: suites are in one or the other so that both take about
/// as long.
@Suite(.serialized, .hasBrowser, .browserWindow(.second)) struct SecondWindowSuite {}

extension SuiteTrait where Self == ConditionTrait {
  static var hasBrowser: Self {
    .enabled(
      if: Installed.runsBrowserTests,
      "there is no chromium with its chromedriver in the path; set CI to fail instead")
  }
}
