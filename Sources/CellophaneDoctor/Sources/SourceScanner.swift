/// Reads Swift source by its bytes, once.
struct SourceScanner {
  private let text: [UInt8]
  private let path: String
  private var index = 0
  private var line = 1
  private var lineStart = 0

  private(set) var imports: [SourceScan.Import] = []
  private(set) var declarations: [SourceScan.Declaration] = []
  private(set) var entryPoints: [SourceScan.EntryPoint] = []
  private(set) var initializers: [SourceScan.Initializer] = []
  private(set) var awaited: [SourceScan.Awaited] = []
  /// The types whose outlets are taken for set.
  private(set) var typesWithOutlets: Set<String> = []
  private(set) var wordsByLine: [Int: Set<String>] = [:]
  private(set) var typesWithInitializers: Set<String> = []
  /// The comments and texts, in order.
  private(set) var passed: [Range<Int>] = []

  private struct Scope {
    /// `nil` for what is no type: a function, an accessor, a closure.
    var type: String?
    var isExtension = false
  }

  private struct Directive {
    /// The conditions of the branches before this one.
    var earlier: [String]
    var current: String
    var written: String
    var line: Int
  }

  private var scopes: [Scope] = []
  private var directives: [Directive] = []
  /// Where attributes and levels of access begin that stand before the next word.
  private var leading: Int?
  /// The keyword whose name comes next.
  private var keyword = ""
  /// The type whose body comes next.
  private var coming: Scope?
  /// The declaration whose body may come next.
  private var open: Int?
  /// Where its name ends.
  private var openEnd = 0

  init(_ text: [UInt8], path: String) {
    self.text = text
    self.path = path
  }

  private static let typeKeywords: Set<String> = [
    "actor", "class", "enum", "extension", "protocol", "struct",
  ]
  private static let keywords: Set<String> = typeKeywords.union([
    "associatedtype", "case", "func", "let", "macro", "typealias", "var",
  ])
  private static let levels: Set<String> = [
    "fileprivate", "internal", "package", "private", "public",
  ]
  private static let entries: Set<String> = ["main", "NSApplicationMain", "UIApplicationMain"]

  mutating func run() {
    while index < text.count {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "\n"): newLine()
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"): pass { $0.skipLine() }
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"): pass { $0.skipComment() }
      case UInt8(ascii: "\""): pass { $0.skipString(hashes: 0) }
      case UInt8(ascii: "#"): hash()
      case UInt8(ascii: "@"): attribute()
      case UInt8(ascii: "{"):
        scopes.append(coming ?? Scope())
        if let open {
          declarations[open].signatureEnd = line
          declarations[open].head = words(openEnd..<index)
        }
        (coming, keyword, open) = (nil, "", nil)
        index += 1
      case UInt8(ascii: "}"):
        _ = scopes.popLast()
        (coming, keyword, open) = (nil, "", nil)
        index += 1
      case UInt8(ascii: ";"):
        (coming, keyword, leading, open) = (nil, "", nil, nil)
        index += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "`"): index += 1
      case _ where Self.isWord(byte): word(takeWord())
      default:
        keyword = ""
        index += 1
      }
    }
  }

  private var next: UInt8? { index + 1 < text.count ? text[index + 1] : nil }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func newLine() {
    index += 1
    line += 1
    lineStart = index
  }

  private mutating func note(_ word: String) { wordsByLine[line, default: []].insert(word) }

  private mutating func takeWord() -> String {
    let start = index
    while index < text.count, Self.isWord(text[index]) { index += 1 }
    return String(decoding: text[start..<index], as: UTF8.self)
  }

  /// The rest of the line without a comment; the line's end is left.
  private mutating func takeLine() -> String {
    let start = index
    while index < text.count, text[index] != UInt8(ascii: "\n") {
      if text[index] == UInt8(ascii: "/"), next == UInt8(ascii: "/") { break }
      index += 1
    }
    let rest = String(decoding: text[start..<index], as: UTF8.self)
    if index < text.count, text[index] != UInt8(ascii: "\n") { pass { $0.skipLine() } }
    return rest.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Passes over a comment or a text, which may have begun already.
  private mutating func pass(from start: Int? = nil, _ skip: (inout Self) -> Void) {
    let start = start ?? index
    skip(&self)
    passed.append(start..<index)
  }

  private mutating func skipLine() {
    while index < text.count, text[index] != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    while index < text.count {
      if text[index] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if text[index] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else if text[index] == UInt8(ascii: "\n") {
        newLine()
      } else {
        index += 1
      }
    }
  }

  /// Passes over a text, with what is interpolated in it.
  private mutating func skipString(hashes: Int) {
    let quote = UInt8(ascii: "\"")
    func ends(at place: Int, quotes: Int) -> Bool {
      let end = place + quotes + hashes
      guard end <= text.count else { return false }
      return text[place..<place + quotes].allSatisfy { $0 == quote }
        && text[place + quotes..<end].allSatisfy { $0 == UInt8(ascii: "#") }
    }
    let opening = index + 3 <= text.count && text[index..<index + 3].allSatisfy { $0 == quote }
    // An empty text is no opening of one over lines.
    let quotes = opening ? 3 : 1
    index += quotes
    while index < text.count {
      if ends(at: index, quotes: quotes) {
        index += quotes + hashes
        return
      }
      switch text[index] {
      case UInt8(ascii: "\\"):
        index += 1
        var marks = 0
        while marks < hashes, index < text.count, text[index] == UInt8(ascii: "#") {
          marks += 1
          index += 1
        }
        guard marks == hashes, index < text.count else { continue }
        if text[index] == UInt8(ascii: "(") {
          skipInterpolation()
        } else if text[index] != UInt8(ascii: "\n") {
          index += 1
        }
      case UInt8(ascii: "\n"):
        // A text on one line ends with it, whatever was meant.
        if quotes == 1 { return }
        newLine()
      default: index += 1
      }
    }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 {
          index += 1
          return
        }
      case UInt8(ascii: "\""):
        skipString(hashes: 0)
        continue
      case UInt8(ascii: "\n"):
        newLine()
        continue
      case let byte where Self.isWord(byte):
        note(takeWord())
        continue
      default: break
      }
      index += 1
    }
  }
}

// MARK: - What words mean

extension SourceScanner {
  private mutating func hash() {
    let start = index
    while index < text.count, text[index] == UInt8(ascii: "#") { index += 1 }
    if index < text.count, text[index] == UInt8(ascii: "\"") {
      let hashes = index - start
      return pass(from: start) { $0.skipString(hashes: hashes) }
    }
    let word = takeWord()
    switch word {
    case "if":
      let condition = takeLine()
      directives.append(
        Directive(earlier: [], current: condition, written: "#if \(condition)", line: line))
    case "elseif", "else":
      let condition = word == "else" ? "" : takeLine()
      guard var directive = directives.popLast() else { return }
      directive.earlier.append(directive.current)
      directive.current = condition
      directive.written =
        word == "else"
        ? "#else of #if \(directive.earlier[0])" : "#elseif \(condition)"
      directive.line = line
      directives.append(directive)
    case "endif": _ = directives.popLast()
    default: keyword = ""
    }
  }

  private mutating func attribute() {
    let (offset, column) = (index, index - lineStart + 1)
    index += 1
    let name = takeWord()
    note(name)
    leading = leading ?? offset
    if index < text.count, text[index] == UInt8(ascii: "(") { skipInterpolation() }
    guard Self.entries.contains(name) else { return }
    entryPoints.append(
      SourceScan.EntryPoint(
        name: name, line: line, column: column, offset: offset, condition: condition))
  }

  private mutating func word(_ word: String) {
    let start = index - word.utf8.count
    if word == "import", scopes.isEmpty, keyword.isEmpty { return importLine(from: start) }
    leading = Self.levels.contains(word) ? leading ?? start : nil
    note(word)
    if Self.keywords.contains(word) {
      // `class func` declares a function.
      keyword = word
      return
    }
    guard !keyword.isEmpty else {
      if word == "init", let scope = scopes.last, let type = scope.type {
        if scope.isExtension { typesWithInitializers.insert(type) }
        initializer(of: type, from: start)
      }
      return
    }
    let isType = Self.typeKeywords.contains(keyword)
    if isType { coming = Scope(type: word, isExtension: keyword == "extension") }
    if keyword != "extension", scopes.allSatisfy({ $0.type != nil }) {
      declarations.append(
        SourceScan.Declaration(
          name: word, keyword: keyword, line: line, signatureEnd: line, isType: isType,
          owner: scopes.last?.type,
          isInExtension: scopes.last?.isExtension ?? false, condition: condition))
      (open, openEnd) = (declarations.count - 1, index)
    }
    if keyword == "var", let scope = scopes.last, let type = scope.type, !scope.isExtension {
      awaited(word, of: type)
    }
    keyword = ""
  }

  /// Notes an initialiser that is declared, and none that is called.
  private mutating func initializer(of type: String, from start: Int) {
    guard start == 0 || text[start - 1] != UInt8(ascii: "."),
      let open = text[index...].firstIndex(of: UInt8(ascii: "(")),
      text[index..<open].allSatisfy({ $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "=") })
    else { return }
    var depth = 0
    let close = text[open...].firstIndex { byte in
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      return depth == 0
    }
    guard let close else { return }
    let mark = text[index..<open].contains { $0 == UInt8(ascii: "?") }
    initializers.append(
      SourceScan.Initializer(
        owner: type, parameters: words(open..<close + 1), line: line, isFailable: mark))
  }

  /// Notes a property that is taken for set and has no value, unless nobody else may set it.
  private mutating func awaited(_ name: String, of owner: String) {
    let ends = [UInt8(ascii: "\n"), UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: "/")]
    let end = text[index...].firstIndex(where: ends.contains) ?? text.count
    let rest = words(index..<end)
    guard end == text.count || text[end] != UInt8(ascii: "="), rest.hasPrefix(":"),
      rest.hasSuffix("!")
    else { return }
    let before = words(lineStart..<index).split { $0 == " " || $0 == "(" }
    if before.contains("@IBOutlet") { typesWithOutlets.insert(owner) }
    let kept: Set<Substring> = ["@IBOutlet", "fileprivate", "lazy", "private", "static", "class"]
    guard kept.isDisjoint(with: before) else { return }
    awaited.append(
      SourceScan.Awaited(
        owner: owner, name: name,
        type: String(rest.dropFirst().dropLast().drop { $0 == " " }),
        isWeak: before.contains("weak")))
  }

  /// Some bytes on one line.
  private func words(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  private mutating func importLine(from start: Int) {
    let begin = index
    while index < text.count, !Self.endsStatement(text[index]) { index += 1 }
    let rest = String(decoding: text[begin..<index], as: UTF8.self)
    guard let module = ModuleImport.module(in: rest[...]) else { return }
    imports.append(
      SourceScan.Import(
        place: ModuleImport(
          path: path, line: line, column: start - lineStart + 1, module: module),
        range: (leading ?? start)..<index, condition: condition))
    leading = nil
  }

  private static func endsStatement(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: ";")
  }

  private var condition: SourceScan.Condition {
    directives.map { directive in
      let parts =
        directive.earlier.map { "!(\($0))" }
        + (directive.current.isEmpty ? [] : ["(\(directive.current))"])
      return SourceScan.Branch(
        expression: parts.joined(separator: " && "), line: directive.line,
        written: directive.written)
    }
  }
}
