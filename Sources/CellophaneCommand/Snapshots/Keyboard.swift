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
  ///
  /// An arrow is one key, although it comes as several bytes, of which the last is a letter.
  func next() -> Character? {
    guard let byte = nextByte() else { return nil }
    switch byte {
    case Self.controlD: return nil
    case Self.escape: skipSequence()
    default: break
    }
    return Character(UnicodeScalar(byte))
  }

  private static let controlD: UInt8 = 4
  private static let escape: UInt8 = 27

  private func nextByte() -> UInt8? {
    var byte: UInt8 = 0
    return read(STDIN_FILENO, &byte, 1) == 1 ? byte : nil
  }

  /// Reads what comes with an escape: one character, or all up to the one that ends a sequence.
  private func skipSequence() {
    guard isMoreThere, let first = nextByte(), "[O".utf8.contains(first) else { return }
    while isMoreThere, let byte = nextByte(), !(0x40...0x7E).contains(byte) {}
  }

  /// A key by itself is not followed at once.
  private var isMoreThere: Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 50) == 1
  }

  /// Gives the terminal back as it was.
  func restore() {
    _ = tcsetattr(STDIN_FILENO, TCSANOW, &before)
  }

  deinit { restore() }
}
