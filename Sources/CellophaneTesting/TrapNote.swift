internal import Foundation

/// Says which test asked a preview that traps: the trap's own sentence names a line of the app, and
/// the run ends with it.
@MainActor enum TrapNote {
  private static var asking: [String] = []

  /// Does something that may trap.
  static func during<Value>(_ place: TestPlace, _ body: () async -> Value) async -> Value {
    TrapHandler.install()
    let file = "\(place.fileID)".split(separator: "/").last ?? ""
    let words = "'\(place.testName)' at \(file):\(place.line)"
    asking.append(words)
    publish()
    defer {
      if let place = asking.firstIndex(of: words) { asking.remove(at: place) }
      publish()
    }
    return await body()
  }

  private static func publish() {
    guard !asking.isEmpty else { return TrapHandler.say("") }
    TrapHandler.say(
      """

      a preview trapped that was asked by \(asking.joined(separator: " or ")); the run ends with \
      it, fixtures are as they were, and tests that had not run yet compared nothing


      """)
  }
}

// A handler may do little: the words are bytes already, and what was to happen is kept.
private nonisolated(unsafe) var noted: UnsafeMutableBufferPointer<UInt8>?
private nonisolated(unsafe) var earlierActions: [(signal: Int32, action: sigaction)] = []

/// What happens at a trap, before whatever else does.
private func noteTrap(_ number: Int32) {
  if let noted { _ = write(STDERR_FILENO, noted.baseAddress, noted.count) }
  // The instruction comes again, and with it what was to happen.
  for var one in earlierActions where one.signal == number {
    sigaction(number, &one.action, nil)
  }
}

@MainActor private enum TrapHandler {
  /// The instructions that Swift traps with, on either kind of processor.
  private static let signals = [SIGILL, SIGTRAP]

  static func install() {
    guard earlierActions.isEmpty else { return }
    for number in signals {
      var action = sigaction()
      sigaction(number, nil, &action)
      earlierActions.append((number, action))
      signal(number, noteTrap)
    }
  }

  static func say(_ words: String) {
    let old = noted
    if words.isEmpty {
      noted = nil
    } else {
      let new = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: words.utf8.count)
      _ = new.initialize(from: words.utf8)
      noted = new
    }
    old?.deallocate()
  }
}
