/// A screen that nobody sees, for browsers that must have one.
enum Screen {
  /// The name of the one screen of this test run, such as `:99`.
  static let shared = Task {
    let screen = try ChildProgram(
      "Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"])
    return ":" + (try screen.says(/(\d+)\n/))
  }
}
