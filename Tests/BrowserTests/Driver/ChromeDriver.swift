/// A running chromedriver.
enum ChromeDriver {
  /// The one driver of this test run.
  static let shared = Task {
    let driver = try ChildProgram(
      "chromedriver", ["--port=0"], environment: try KnownFonts.environment.get())
    return WebDriverClient(port: UInt16(try driver.says(/successfully on port (\d+)\./)) ?? 0)
  }
}
