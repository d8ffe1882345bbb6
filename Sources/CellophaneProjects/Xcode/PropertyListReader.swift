/// A value of a property list.
enum PropertyValue: Hashable {
  case text(String)
  case list([PropertyValue])
  case object([String: PropertyValue])

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var list: [PropertyValue]? { if case .list(let list) = self { list } else { nil } }
  var object: [String: PropertyValue]? {
    if case .object(let object) = self { object } else { nil }
  }

  /// The texts of a list, or a text alone.
  var texts: [String] { text.map { [$0] } ?? (list ?? []).compactMap(\.text) }
}

/// Reads a property list as Xcode writes it, `{ key = value; other = (a, "b c", ); }`.
///
/// Foundation reads them too, and says neither that a key is there twice nor where a merge left its
/// conflict.
struct PropertyListReader {
  struct Failure: Error, Hashable {
    var line: Int
    var words: String
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  /// Keys that an object has twice, with the line of the second.
  private(set) var duplicates: [(key: String, line: Int)] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func read() throws(Failure) -> PropertyValue {
    try skip()
    let value = try value(depth: 0)
    try skip()
    if index < bytes.count { throw failure("something follows its end") }
    return value
  }

  /// The first line that a merge left as a mark of a conflict.
  static func conflict(in bytes: [UInt8]) -> Int? {
    let marks = ["<<<<<<< ", ">>>>>>> "].map { Array($0.utf8) }
    var line = 1
    var start = 0
    while start < bytes.count {
      if marks.contains(where: { bytes[start...].starts(with: $0) }) { return line }
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      (start, line) = (end + 1, line + 1)
    }
    return nil
  }

  private func failure(_ words: String) -> Failure { Failure(line: line, words: words) }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func advance() {
    if bytes[index] == UInt8(ascii: "\n") { line += 1 }
    index += 1
  }

  private mutating func value(depth: Int) throws(Failure) -> PropertyValue {
    // A file that was made to fill the stack ends here.
    guard depth < 200 else { throw failure("it is nested too deeply") }
    switch byte {
    case UInt8(ascii: "{")?: return try object(depth: depth + 1)
    case UInt8(ascii: "(")?: return try list(depth: depth + 1)
    case UInt8(ascii: "<")?: return .text(try data())
    case nil: throw failure("it ends too soon")
    default: return .text(try word())
    }
  }

  private mutating func object(depth: Int) throws(Failure) -> PropertyValue {
    var members: [String: PropertyValue] = [:]
    advance()
    while true {
      try skip()
      if byte == UInt8(ascii: "}") {
        advance()
        return .object(members)
      }
      let start = line
      let key = try word()
      try expect(UInt8(ascii: "="))
      let value = try value(depth: depth)
      try expect(UInt8(ascii: ";"))
      if members.updateValue(value, forKey: key) != nil { duplicates.append((key, start)) }
    }
  }

  private mutating func list(depth: Int) throws(Failure) -> PropertyValue {
    var elements: [PropertyValue] = []
    advance()
    while true {
      try skip()
      if byte == UInt8(ascii: ")") {
        advance()
        return .list(elements)
      }
      elements.append(try value(depth: depth))
      try skip()
      if byte == UInt8(ascii: ",") {
        advance()
      } else if byte != UInt8(ascii: ")") {
        throw failure("a ',' is missing in a list")
      }
    }
  }

  /// Passes over a mark and what is around it.
  private mutating func expect(_ mark: UInt8) throws(Failure) {
    try skip()
    guard byte == mark else {
      throw failure("a '\(Character(UnicodeScalar(mark)))' is missing")
    }
    advance()
    try skip()
  }

  private mutating func data() throws(Failure) -> String {
    let start = index
    while let byte, byte != UInt8(ascii: ">") { advance() }
    guard byte != nil else { throw failure("data has no end") }
    advance()
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func word() throws(Failure) -> String {
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted() }
    let start = index
    while let byte, Self.isWord(byte) { index += 1 }
    guard index > start else { throw failure("a word is missing") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quoted() throws(Failure) -> String {
    let quote = bytes[index]
    var text: [UInt8] = []
    advance()
    while let byte, byte != quote {
      if byte == UInt8(ascii: "\\"), index + 1 < bytes.count {
        advance()
        text += escaped()
      } else {
        text.append(byte)
        advance()
      }
    }
    guard byte != nil else { throw failure("a text has no end") }
    advance()
    return String(decoding: text, as: UTF8.self)
  }

  /// What stands after a backslash.
  private mutating func escaped() -> [UInt8] {
    let byte = bytes[index]
    advance()
    switch byte {
    case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
    case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
    case UInt8(ascii: "U"):
      let digits = bytes[index...].prefix(4)
      guard let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
        let scalar = UnicodeScalar(number)
      else { return [byte] }
      index += digits.count
      return Array(String(Character(scalar)).utf8)
    default: return [byte]
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || "_$/:.-+~@".utf8.contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Passes over white space and comments.
  private mutating func skip() throws(Failure) {
    while let byte {
      if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while let byte = self.byte, byte != UInt8(ascii: "\n") { index += 1 }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        index += 2
        while self.byte != nil, !(self.byte == UInt8(ascii: "*") && next == UInt8(ascii: "/")) {
          advance()
        }
        guard self.byte != nil else { throw failure("a comment has no end") }
        index += 2
      } else if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        advance()
      } else {
        return
      }
    }
  }

  private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }
}
