/// Splits Swift into pieces that look alike, as far as that is seen without a parser.
package struct SwiftLexer {
  private let text: [Character]
  private var position = 0
  private var tokens: [SourceToken] = []

  private init(_ text: some StringProtocol) {
    self.text = Array(text)
  }

  /// The pieces of a text, in order; together they are the text.
  package static func tokens(of text: some StringProtocol) -> [SourceToken] {
    var lexer = SwiftLexer(text)
    lexer.code(isEnd: { _ in false })
    return lexer.tokens
  }

  private func character(_ offset: Int = 0) -> Character? {
    text.indices.contains(position + offset) ? text[position + offset] : nil
  }

  private func isNext(_ word: String) -> Bool {
    text[position...].starts(with: word)
  }

  /// Adds what lies from a place to here; neighbours of a kind are one.
  private mutating func add(from start: Int, _ kind: SourceToken.Kind?) {
    guard start < position else { return }
    let piece = String(text[start..<position])
    if tokens.last?.kind == kind, !tokens.isEmpty {
      tokens[tokens.count - 1].text += piece
    } else {
      tokens.append(SourceToken(kind: kind, text: piece))
    }
  }

  /// Reads code to its end, or to a character at which something around it goes on.
  private mutating func code(isEnd: (Character) -> Bool) {
    var depth = 0
    while let next = character() {
      if depth == 0, isEnd(next) { return }
      let start = position
      switch next {
      case "/" where isNext("//"): line()
      case "/" where isNext("/*"): comment()
      case "\"": string(hashes: 0)
      case "#": hash()
      case "@": word(.attribute)
      case "`": quoted()
      case _ where next.isLetter || next == "_": identifier()
      case _ where next.isNumber: number()
      default:
        if next == "(" { depth += 1 }
        if next == ")" { depth -= 1 }
        position += 1
        add(from: start, nil)
      }
    }
  }

  // MARK: Comments

  private mutating func line() {
    let start = position
    while let next = character(), !next.isNewline { position += 1 }
    add(from: start, .comment)
  }

  /// A block comment, with those in it.
  private mutating func comment() {
    let start = position
    var depth = 0
    repeat {
      if isNext("/*") {
        depth += 1
        position += 2
      } else if isNext("*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < text.count
    add(from: start, .comment)
  }

  // MARK: Strings

  /// A raw string, a regular expression between hashes, or a directive.
  private mutating func hash() {
    let hashes = text[position...].prefix { $0 == "#" }.count
    switch character(hashes) {
    case "\"":
      string(hashes: hashes)
    case "/":
      let start = position
      let end = "/" + String(repeating: "#", count: hashes)
      position += hashes + 1
      while position < text.count, !isNext(end) { position += 1 }
      position = min(position + end.count, text.count)
      add(from: start, .string)
    default:
      word(.keyword)
    }
  }

  /// A string of one line or more; what it interpolates is code.
  private mutating func string(hashes: Int) {
    var start = position
    position += hashes
    let quotes = isNext("\"\"\"") ? "\"\"\"" : "\""
    position += quotes.count
    let marks = String(repeating: "#", count: hashes)
    let escape = "\\" + marks
    while let next = character() {
      if isNext(quotes + marks) {
        position += quotes.count + hashes
        break
      }
      // A string of one line ends with it, closed or not.
      if quotes == "\"", next.isNewline { break }
      guard isNext(escape) else {
        position += 1
        continue
      }
      position += escape.count
      if character() == "(" {
        position += 1
        add(from: start, .string)
        code(isEnd: { $0 == ")" })
        start = position
      }
      if position < text.count { position += 1 }
    }
    add(from: start, .string)
  }

  // MARK: Words

  /// A mark and the letters after it.
  private mutating func word(_ kind: SourceToken.Kind) {
    let start = position
    position += 1
    while let next = character(), next.isLetter || next.isNumber || next == "_" { position += 1 }
    add(from: start, kind)
  }

  private mutating func quoted() {
    let start = position
    position += 1
    while let next = character(), next != "`", !next.isNewline { position += 1 }
    if character() == "`" { position += 1 }
    add(from: start, nil)
  }

  private mutating func number() {
    let start = position
    while let next = character() {
      let isFraction = next == "." && character(1)?.isNumber == true
      guard next.isLetter || next.isNumber || next == "_" || isFraction else { break }
      position += 1
    }
    add(from: start, .number)
  }

  private mutating func identifier() {
    let start = position
    while let next = character(), next.isLetter || next.isNumber || next == "_" || next == "$" {
      position += 1
    }
    let word = String(text[start..<position])
    let isMember = start > 0 && text[start - 1] == "."
    if Self.keywords.contains(word) {
      let isPlain =
        (isMember && word != "self" && word != "init") || isLabel(word, from: start)
        || isName(word, from: start)
      add(from: start, isPlain ? nil : .keyword)
    } else {
      add(from: start, word.first?.isUppercase == true ? .type : nil)
    }
  }

  /// Whether a keyword that ends here is the label of an argument: `(in:`, `, for name:`.
  private func isLabel(_ word: String, from start: Int) -> Bool {
    guard !["let", "var", "inout", "self", "nil", "true", "false"].contains(word) else {
      return false
    }
    let before = text[..<start].last { !$0.isWhitespace }
    guard before == "(" || before == "," else { return false }
    if character() == ":" { return true }
    guard character() == " ", character(1)?.isLetter == true else { return false }
    let rest = text[(position + 1)...].drop { $0.isLetter || $0.isNumber || $0 == "_" }
    return rest.first == ":"
  }

  /// Whether a word that is a keyword in some places only is a name where it stands.
  private func isName(_ word: String, from start: Int) -> Bool {
    guard Self.contextual.contains(word) else { return false }
    if word == "set", start > 0, text[start - 1] == "(", character() == ")" { return false }
    guard character()?.isWhitespace == true else { return true }
    let next = text[position...].first { !$0.isWhitespace }
    return !(next.map { $0.isLetter || $0 == "{" || $0 == "@" } ?? false)
  }

  private static let contextual: Set<String> = [
    "actor", "any", "borrowing", "consuming", "dynamic", "final", "get", "indirect", "infix",
    "isolated", "lazy", "open", "operator", "optional", "package", "postfix", "prefix", "sending",
    "set", "some",
  ]

  private static let keywords: Set<String> = [
    "Any", "Self", "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break",
    "case", "catch", "class", "consuming", "continue", "convenience", "default", "defer", "deinit",
    "didSet", "do", "dynamic", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "final", "for", "func", "get", "guard", "if", "import", "in", "indirect", "infix", "init",
    "inout", "internal", "is", "isolated", "lazy", "let", "mutating", "nil", "nonisolated",
    "nonmutating", "open", "operator", "optional", "override", "package", "postfix",
    "precedencegroup", "prefix", "private", "protocol", "public", "repeat", "required", "rethrows",
    "return", "self", "sending", "set", "some", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while",
    "willSet",
  ]
}
