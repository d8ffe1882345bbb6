import Testing

/// Everything that is checked in a real browser, one test after another in one window.
@Suite(
  .serialized,
  .enabled(
    if: Installed.runsBrowserTests,
    "there is no chromium with its chromedriver in the path; set CI to fail instead"))
struct BrowserSuite {}
