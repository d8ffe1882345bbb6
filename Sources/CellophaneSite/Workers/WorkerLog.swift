internal import Foundation

/// What a worker and its children print, of which the last lines are kept: they hold the sentence of
/// a trap.
struct WorkerLog {
  private static let limit = 1 << 16
  /// The most that is read of what is there at an end, since some never stop to print.
  private static let lastReads = 64

  let input: Int32
  private var tail: [UInt8] = []
  /// When Swift began to say where the worker stopped.
  private(set) var trapped: ContinuousClock.Instant?

  init(input: Int32) {
    self.input = input
  }

  var text: String { String(decoding: tail, as: UTF8.self) }

  /// Reads once.
  mutating func read() {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    let got = Foundation.read(input, &buffer, buffer.count)
    guard got > 0 else { return }
    // The mark may come in two parts.
    let start = max(tail.count - Backtrace.mark.count, 0)
    tail += buffer[..<got]
    if trapped == nil, tail[start...].firstRange(of: Backtrace.mark) != nil {
      trapped = .now
    }
    if tail.count > Self.limit { tail.removeFirst(tail.count - Self.limit / 2) }
  }

  /// Reads what is there.
  mutating func drain() {
    for _ in 0..<Self.lastReads {
      var wait = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, 0) == 1, wait.revents & Int16(POLLIN) != 0 else { return }
      read()
    }
  }

  /// Takes what was printed and nobody has taken.
  mutating func take() -> String {
    drain()
    defer {
      tail = []
      trapped = nil
    }
    return text
  }
}
