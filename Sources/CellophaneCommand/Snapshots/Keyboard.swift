internal import Foundation

/// The terminal's keyboard, one key at a time, without waiting for the line to end.
final class Keyboard {
  private var before = termios()

  /// - Returns: `nil` where nobody sits at a terminal.
  init?() {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      tcgetattr(STDIN_FILENO, &before) == 0
    else { return nil }
    var single = before
    single.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard tcsetattr(STDIN_FILENO, TCSANOW, &single) == 0 else { return nil }
  }

  /// Waits for a key; `nil` where the terminal is gone.
  func next() -> Character? {
    var byte: UInt8 = 0
    guard read(STDIN_FILENO, &byte, 1) == 1 else { return nil }
    // Control-D.
    return byte == 4 ? nil : Character(UnicodeScalar(byte))
  }

  /// Gives the terminal back as it was.
  func restore() {
    _ = tcsetattr(STDIN_FILENO, TCSANOW, &before)
  }

  deinit { restore() }
}
