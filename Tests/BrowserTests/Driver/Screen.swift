/// A screen that nobody sees, for a browser that must have one.
enum Screen {
  /// Starts a screen for one window, and gives its name, such as `:99`.
  ///
  /// No window manager says which window has the focus: the one under the pointer has it, which
  /// rests in the middle of the screen. The screen is as low as a window's bar, so that the pointer
  /// is on that and on no page, however wide the window is; windows are larger than their screen.
  static func start() throws -> String {
    let screen = try ChildProgram(
      "Xvfb", ["-displayfd", "1", "-screen", "0", "800x60x24", "-nolisten", "tcp"])
    return ":" + (try screen.says(/(\d+)\n/))
  }
}
