internal import Foundation

/// Why a process ended, from what it printed and how it went.
struct StopReport: Hashable, Sendable {
  /// What happened, without a place where the frames know it.
  private var words: String
  /// The calls in the author's code, the innermost first; none where the program has no backtrace.
  var frames: [StackFrame] = []
  /// Whether the machine ended it, which lacks memory then.
  private(set) var isOfSystem = false

  /// - Parameter status: As `waitpid` gives it.
  init(status: Int32, output: String) {
    let signal = status & 0x7F
    isOfSystem = signal == SIGKILL
    if signal == 0, !output.contains("Fatal error") {
      words = "the preview ended its process with exit code \(status >> 8 & 0xFF)"
      return
    }
    frames = StackFrame.ofAuthor(in: output)
    if let (text, place) = Self.lastWords(in: output) {
      // Where our own UIKit refused something says nothing of the author's code.
      let isOurs = place.hasPrefix("UIKit/") || place.hasPrefix("CellophaneUIKit/")
      words = frames.isEmpty && !place.isEmpty && !isOurs ? "\(text) (at \(place))" : text
    } else if frames.isEmpty {
      words =
        "the preview was stopped by \(Self.name(of: signal)); run the worker in a debugger to see "
        + "where"
    } else {
      words = "the preview was stopped by \(Self.name(of: signal))"
    }
  }

  /// One line: what happened, where in the author's code, and how the program came there.
  var sentence: String {
    guard let first = frames.first else { return words }
    let callers = frames.dropFirst().prefix(3).map(\.place)
    let way = callers.isEmpty ? "" : ", called at " + callers.joined(separator: ", ")
    return "\(words) (at \(first.place) in '\(first.function)'\(way))"
  }

  /// The last sentence that Swift printed before it stopped: `File.swift:12: Fatal error: …`.
  private static func lastWords(in output: String) -> (text: String, place: String)? {
    let mark = "Fatal error"
    for line in output.split(separator: "\n").reversed() {
      if let cast = castWords(in: line) { return (cast, "") }
      guard let start = line.range(of: mark) else { continue }
      let sentence = line[start.upperBound...].drop { $0 == ":" || $0 == " " }
      let place = line[..<start.lowerBound].trimmingCharacters(in: .init(charactersIn: ": "))
      return (sentence.isEmpty ? "fatal error" : String(sentence), place)
    }
    return nil
  }

  /// What Swift says of a cast that fails, without addresses and the modules of types:
  /// `Could not cast value of type 'App.Row' (0x1) to 'App.Line' (0x2).`
  private static func castWords(in line: Substring) -> String? {
    let cast = #/.*Could not cast value of type '(.+)' \(0x[0-9a-f]+\) to '(.+)' \(0x[0-9a-f]+\)\./#
    guard let match = line.wholeMatch(of: cast) else { return nil }
    let names = [match.1, match.2].map { $0.replacing(#/\w+\./#, with: "", maxReplacements: 1) }
    return "could not cast a value of type '\(names[0])' to '\(names[1])'"
  }

  private static func name(of signal: Int32) -> String {
    switch signal {
    case SIGILL, SIGTRAP: "a trap (signal \(signal)), as an index out of range or a forced nil is"
    case SIGSEGV, SIGBUS: "an access to memory that is not there (signal \(signal))"
    case SIGABRT: "an abort (signal \(signal))"
    case SIGKILL: "the system (signal \(signal)), perhaps for want of memory"
    default: "signal \(signal)"
    }
  }
}
