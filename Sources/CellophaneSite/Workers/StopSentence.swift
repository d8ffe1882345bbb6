internal import Foundation

/// Says why a process ended, from what it printed and how it went.
enum StopSentence {
  static func make(status: Int32, output: String) -> String {
    if let sentence = lastWords(in: output) { return sentence }
    let signal = status & 0x7F
    if signal == 0 { return "the preview ended its process with exit code \(status >> 8 & 0xFF)" }
    return
      "the preview was stopped by \(name(of: signal)); run the worker in a debugger to see where"
  }

  /// The last sentence that Swift printed before it stopped: `File.swift:12: Fatal error: …`.
  private static func lastWords(in output: String) -> String? {
    let mark = "Fatal error"
    for line in output.split(separator: "\n").reversed() {
      guard let start = line.range(of: mark) else { continue }
      let sentence = line[start.upperBound...].drop { $0 == ":" || $0 == " " }
      let place = line[..<start.lowerBound].trimmingCharacters(in: .init(charactersIn: ": "))
      let text = sentence.isEmpty ? "fatal error" : String(sentence)
      return place.isEmpty ? text : "\(text) (at \(place))"
    }
    return nil
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
