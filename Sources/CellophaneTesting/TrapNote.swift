internal import CSurroundings
internal import Foundation

/// Says which test asked a preview that traps, and leaves it in a file for whoever looks at what is
/// pending: the trap's own sentence names a line of the app, and the run ends with it.
@MainActor enum TrapNote {
  private struct Question: Equatable {
    var words: String
    var file: String?
  }

  private static var asking: [Question] = []

  /// Does something that may trap.
  ///
  /// - Parameter file: Where a trap is noted; `nil` for nowhere. One that an earlier run left goes.
  static func during<Value>(
    _ place: TestPlace, notedIn file: String?, _ body: () async -> Value
  ) async -> Value {
    TrapHandler.install()
    let source = "\(place.fileID)".split(separator: "/").last ?? ""
    let question = Question(words: "\(place.spokenName) at \(source):\(place.line)", file: file)
    asking.append(question)
    publish()
    defer {
      if let place = asking.firstIndex(of: question) { asking.remove(at: place) }
      publish()
      if let file { unlink(file) }
    }
    return await body()
  }

  private static func publish() {
    guard !asking.isEmpty else { return TrapHandler.say("", "", in: nil) }
    let tests = asking.map(\.words).joined(separator: " or ")
    TrapHandler.say(
      """

      a preview trapped that was asked by \(tests); the run ends with it, fixtures are as they \
      were, and tests that had not run yet compared nothing


      """, "\(tests)\n", in: asking.lazy.compactMap(\.file).first)
  }
}

/// What is written at a trap: made before, since a handler may do little.
private struct Note {
  private let words: UnsafeMutableBufferPointer<UInt8>
  private let tests: UnsafeMutableBufferPointer<UInt8>
  /// The file's path and those of the folders around it, outermost first.
  private let paths: UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>

  init(_ words: String, _ tests: String, in file: String?) {
    self.words = Self.copy(words.utf8)
    self.tests = Self.copy(tests.utf8)
    let parts = file?.split(separator: "/") ?? []
    paths = Self.copy(
      parts.indices.map { part in
        strdup("/" + parts[...part].joined(separator: "/"))
      })
  }

  private static func copy<Elements: Collection>(
    _ elements: Elements
  ) -> UnsafeMutableBufferPointer<Elements.Element> {
    let copy = UnsafeMutableBufferPointer<Elements.Element>.allocate(capacity: elements.count)
    _ = copy.initialize(from: elements)
    return copy
  }

  func write() {
    _ = Foundation.write(STDERR_FILENO, words.baseAddress, words.count)
    guard let last = paths.last, let path = last else { return }
    for folder in paths.dropLast() { if let folder { mkdir(folder, 0o755) } }
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { return }
    _ = Foundation.write(file, tests.baseAddress, tests.count)
    close(file)
  }

  func deallocate() {
    words.deallocate()
    tests.deallocate()
    for path in paths { free(path) }
    paths.deallocate()
  }
}

// A handler may do little: what it writes is made already, and what was to happen is kept.
private nonisolated(unsafe) var noted: Note?
private nonisolated(unsafe) var earlierActions: [(signal: Int32, action: sigaction)] = []

// The folder of our own sources, while Swift's backtrace is to be short.
private nonisolated(unsafe) var ours: UnsafeMutablePointer<CChar>?

/// What happens at a trap, before whatever else does.
private func noteTrap(_ number: Int32) {
  noted?.write()
  if noted != nil, let ours { _ = surroundings_shorten_backtrace(ours) }
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
    // Whoever says how a backtrace is to be gets it so.
    if ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] == nil {
      let folders = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
      ours = strdup(folders.joined(separator: "/") + "/")
    }
    for number in signals {
      var action = sigaction()
      sigaction(number, nil, &action)
      earlierActions.append((number, action))
      signal(number, noteTrap)
    }
  }

  static func say(_ words: String, _ tests: String, in file: String?) {
    let old = noted
    noted = words.isEmpty ? nil : Note(words, tests, in: file)
    old?.deallocate()
  }
}
