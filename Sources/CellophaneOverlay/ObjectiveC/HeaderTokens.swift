#if Overlay
/// The words of a header, without comments and without what the preprocessor takes.
struct HeaderTokens {
  struct Token: Hashable {
    var text: String
    /// From 1.
    var line: Int
  }

  private(set) var tokens: [Token] = []
  /// Headers that are imported by their file's name.
  private(set) var imports: [String] = []
  /// Modules that are imported, by their frameworks' names.
  private(set) var modules: [String] = []
  /// Names that stand for a text or a number.
  private(set) var constants: [(name: String, value: String, line: Int)] = []

  init(_ text: String) {
    var bytes = Array(text.utf8)[...]
    var line = 1
    var isAtStart = true
    while let byte = bytes.first {
      if byte == UInt8(ascii: "\n") {
        line += 1
        isAtStart = true
        bytes.removeFirst()
      } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
        || byte == UInt8(ascii: "\r")
      {
        bytes.removeFirst()
      } else if bytes.starts(with: "//".utf8) {
        bytes = bytes.drop { $0 != UInt8(ascii: "\n") }
      } else if bytes.starts(with: "/*".utf8) {
        bytes = bytes.dropFirst(2)
        while !bytes.isEmpty, !bytes.starts(with: "*/".utf8) {
          if bytes.removeFirst() == UInt8(ascii: "\n") { line += 1 }
        }
        bytes = bytes.dropFirst(2)
      } else if byte == UInt8(ascii: "#"), isAtStart {
        directive(Self.takeDirective(&bytes, &line), line: line)
      } else {
        isAtStart = false
        tokens.append(Token(text: Self.take(&bytes), line: line))
      }
    }
  }

  /// A word, a number, a text with its quotes, or one mark.
  private static func take(_ bytes: inout ArraySlice<UInt8>) -> String {
    let whole = bytes
    let first = bytes[bytes.startIndex]
    if isWord(first) {
      bytes = bytes.drop { isWord($0) || $0 == UInt8(ascii: ".") && !isLetter(first) }
    } else if first == UInt8(ascii: "\"") {
      bytes.removeFirst()
      while let byte = bytes.first, byte != UInt8(ascii: "\"") {
        bytes = bytes.dropFirst(byte == UInt8(ascii: "\\") ? 2 : 1)
      }
      bytes = bytes.dropFirst()
    } else {
      bytes.removeFirst()
    }
    return String(decoding: whole[..<bytes.startIndex], as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// A line of the preprocessor's, with those that it goes on in.
  private static func takeDirective(
    _ bytes: inout ArraySlice<UInt8>, _ line: inout Int
  ) -> String {
    var words = ""
    while true {
      let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      words += String(decoding: bytes[..<end], as: UTF8.self)
      bytes = bytes[end...]
      guard words.hasSuffix("\\"), !bytes.isEmpty else { return words }
      words.removeLast()
      bytes.removeFirst()
      line += 1
    }
  }

  private mutating func directive(_ words: String, line: Int) {
    let plain = words.firstRange(of: " //").map { words[..<$0.lowerBound] } ?? words[...]
    if let found = plain.firstMatch(of: /^#\s*(?:import|include)\s*"([^"]+)"/) {
      imports.append(String(found.1))
    } else if let found = plain.firstMatch(of: /^#\s*(?:import|include)\s*<([^>\/]+)\//) {
      modules.append(String(found.1))
    } else if let found = plain.firstMatch(
      of: /^#\s*define\s+([A-Za-z_]\w*)\s+\(?@?("(?:[^"\\]|\\.)*"|-?[0-9]+(?:\.[0-9]+)?)f?\)?\s*$/)
    {
      constants.append((String(found.1), String(found.2), line))
    }
  }
}
#endif
