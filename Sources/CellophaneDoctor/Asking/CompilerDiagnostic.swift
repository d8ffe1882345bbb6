internal import Foundation

/// One error of the compiler.
struct CompilerDiagnostic: Hashable {
  var path: String
  var line: Int
  var column: Int
  var message: String
  /// The compiler's own name for the error, as `cannot_find_type_in_scope`.
  var name: String

  /// What the message has in single quotes.
  var quoted: [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// Reads a line as the compiler prints it, `path:line:column: error: message [name]`, where a
  /// group may follow as `[#Group]`; `nil` where it is none.
  init?(line text: Substring) {
    // Most lines are of source, and a search is cheaper than a match.
    guard text.contains(": error: "),
      let match = text.wholeMatch(
        of: /(.+?):([0-9]+):([0-9]+): error: (.*?)(?: \[([a-z0-9_]+)\](?: \[#\w+\])?)?/),
      let line = Int(match.2), let column = Int(match.3)
    else { return nil }
    path = String(match.1)
    self.line = line
    self.column = column
    message = match.4.trimmingCharacters(in: .whitespaces)
    name = match.5.map(String.init) ?? ""
  }

  /// Where the compiler crashed, by the last place that its stack of requests names; `nil` where it
  /// did not.
  init?(crash lines: [Substring]) {
    guard let start = lines.firstIndex(where: { $0.hasPrefix("Stack dump:") }) else { return nil }
    let places = lines[start...].compactMap {
      $0.firstMatch(of: /\(at (.+\.swift):([0-9]+):([0-9]+)\)/)
    }
    guard let place = places.last,
      let line = Int(place.2), let column = Int(place.3)
    else { return nil }
    path = String(place.1)
    self.line = line
    self.column = column
    message = "the compiler crashes on this"
    name = "crash"
  }
}
