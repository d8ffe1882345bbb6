internal import Foundation

/// One error of the compiler.
struct CompilerDiagnostic: Hashable {
  var path: String
  var line: Int
  var column: Int
  var message: String
  /// The compiler's own name for the error, as `cannot_find_type_in_scope`.
  var name: String
  /// What a protocol requires that is not there, as `save()`, `names` or `subscript`.
  var required: Set<String> = []

  /// What the message has in single quotes.
  var quoted: [String] { Self.quoted(in: message) }

  /// Whether the compiler has given up on an expression.
  var isOfComplexity: Bool { name == "expression_too_complex" }

  /// What a sentence of the compiler's has in single quotes.
  static func quoted(in message: String) -> [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// Reads a line as the compiler prints it, `path:line:column: error: message [name]`, where a
  /// group may follow as `[#Group]`; `nil` where it is none.
  init?(line text: Substring) {
    // Most lines are of source, and an app has thousands of errors: searches are cheaper than a match.
    guard let mark = text.range(of: ": error: ") else { return nil }
    let place = text[..<mark.lowerBound].split(separator: ":")
    guard place.count >= 3, let line = Int(place[place.count - 2]),
      let column = Int(place[place.count - 1])
    else { return nil }
    path = place.dropLast(2).joined(separator: ":")
    self.line = line
    self.column = column
    var words = text[mark.upperBound...]
    if words.hasSuffix("]"), let group = words.range(of: " [#", options: .backwards) {
      words = words[..<group.lowerBound]
    }
    name = ""
    if words.hasSuffix("]"), let start = words.range(of: " [", options: .backwards) {
      let found = words[start.upperBound...].dropLast()
      if found.utf8.allSatisfy(Self.isNameByte) {
        name = String(found)
        words = words[..<start.lowerBound]
      }
    }
    message = words.trimmingCharacters(in: .whitespaces)
  }

  /// What a note says that a protocol requires; `nil` where it says something else.
  static func requirement(in text: Substring) -> String? {
    guard let mark = text.range(of: " note: protocol requires ") else { return nil }
    let words = text[mark.upperBound...]
    return words.hasPrefix("subscript") ? "subscript" : quoted(in: String(words)).first
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// A crash in a file, of which nothing more is known.
  init(crashIn path: String) {
    self.path = path
    line = 1
    column = 1
    message = "the compiler crashes on this file"
    name = "crash"
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

extension CompilerDiagnostic: Comparable {
  static func < (left: CompilerDiagnostic, right: CompilerDiagnostic) -> Bool {
    (left.path, left.line, left.column, left.message, left.name)
      < (right.path, right.line, right.column, right.message, right.name)
  }
}
