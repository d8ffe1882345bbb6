#if Overlay
/// Reads what a header declares; what it cannot read it passes over, up to the next semicolon.
struct HeaderReader {
  private(set) var declarations: [HeaderDeclaration] = []
  private var tokens: ArraySlice<HeaderTokens.Token>
  private var isNonnull = false
  /// What `NS_SWIFT_NAME` said last, before the declaration that it is for.
  private var swiftName: String?

  init(_ header: HeaderTokens) {
    tokens = header.tokens[...]
    for constant in header.constants {
      declarations.append(
        HeaderDeclaration(
          line: constant.line, kind: .constant(constant.name, type: nil, value: constant.value)))
    }
    while !tokens.isEmpty { declaration() }
  }

  // MARK: - Tokens

  private var next: String { tokens.first?.text ?? "" }
  private var line: Int { tokens.first?.line ?? 0 }

  private mutating func take() -> String { tokens.popFirst()?.text ?? "" }

  private mutating func take(_ text: String) -> Bool {
    guard next == text else { return false }
    tokens.removeFirst()
    return true
  }

  /// What stands between two marks, the first of which comes next.
  private mutating func inside(_ open: String, _ close: String) -> [String] {
    guard take(open) else { return [] }
    var depth = 1
    var words: [String] = []
    while !tokens.isEmpty {
      let word = take()
      if word == open { depth += 1 }
      if word == close { depth -= 1 }
      if depth == 0 { break }
      words.append(word)
    }
    return words
  }

  /// Up to a semicolon, or past a body in braces; without attributes.
  private mutating func statement() -> [String] {
    var words: [String] = []
    while !tokens.isEmpty, next != ";", next != "@" || words.last == "=" {
      if next == "{" {
        _ = inside("{", "}")
        return words + ["{"]
      }
      let word = take()
      if word == "__attribute__" || Self.isAttribute(word) {
        let inside = inside("(", ")")
        if word == "NS_SWIFT_NAME" { swiftName = inside.joined() }
        if word == "NS_UNAVAILABLE" || word == "UNAVAILABLE_ATTRIBUTE" { words.append(word) }
      } else {
        words.append(word)
      }
    }
    _ = take(";")
    return words
  }

  private static func isAttribute(_ word: String) -> Bool {
    word.count > 3 && word.allSatisfy { $0.isUppercase || $0 == "_" || $0.isNumber }
      && ["NS_", "UI_", "API_", "CF_", "DEPRECATED", "UNAVAILABLE", "__"].contains(
        where: word.hasPrefix)
      && !["NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM"].contains(word)
      && !HeaderType.passed.contains(word)
  }

  // MARK: - Declarations

  private mutating func declaration() {
    let start = line
    switch next {
    case "NS_ASSUME_NONNULL_BEGIN":
      tokens.removeFirst()
      isNonnull = true
    case "NS_ASSUME_NONNULL_END":
      tokens.removeFirst()
      isNonnull = false
    case "@":
      tokens.removeFirst()
      switch take() {
      case "interface": type(isProtocol: false, line: start)
      case "protocol": type(isProtocol: true, line: start)
      case "class", "import": _ = statement()
      default: break
      }
    case "typedef":
      tokens.removeFirst()
      alias(line: start)
    case ";", "}", "{": tokens.removeFirst()
    case "enum", "struct", "union":
      _ = statement()
      _ = take(";")
    default: global(statement(), line: start)
    }
  }

  private mutating func type(isProtocol: Bool, line start: Int) {
    let written = take()
    let name = swiftName ?? written
    swiftName = nil
    var type = HeaderDeclaration.ObjectType(name: name, isProtocol: isProtocol)
    if isProtocol, next == "," || next == ";" {
      _ = statement()
      return
    }
    if next == "<", !isProtocol {
      type.parameters = HeaderType.split(inside("<", ">")).compactMap(\.last)
    }
    if take(":") { type.parent = HeaderType.swiftName(take()) }
    if next == "(" {
      type.isCategory = true
      _ = inside("(", ")")
    }
    if next == "<" {
      let listed = inside("<", ">")
      // What the parent is generic over comes first.
      let list = next == "<" ? inside("<", ">") : listed
      type.protocols = HeaderType.split(list).filter { $0.count == 1 }.compactMap(\.first)
    }
    if next == "{" { _ = inside("{", "}") }
    var isOptional = false
    while !tokens.isEmpty {
      let memberLine = line
      if take("@") {
        switch take() {
        case "end":
          declarations.append(HeaderDeclaration(line: start, kind: .type(type)))
          return
        case "optional": isOptional = true
        case "required": isOptional = false
        case "property":
          if var member = property(memberLine) {
            member.isOptional = isOptional
            type.members.append(member)
          }
        default: _ = statement()
        }
      } else if next == "-" || next == "+" {
        if var member = method(memberLine) {
          member.isOptional = isOptional
          type.members.append(member)
        }
      } else if next == "NS_ASSUME_NONNULL_END" || next == "NS_ASSUME_NONNULL_BEGIN" {
        isNonnull = take() == "NS_ASSUME_NONNULL_BEGIN"
      } else {
        _ = statement()
        if take("}") || take("{") { continue }
      }
    }
  }

  private mutating func property(_ line: Int) -> HeaderDeclaration.Member? {
    let attributes = next == "(" ? HeaderType.split(inside("(", ")")) : []
    var words = statement()
    guard !words.contains("NS_UNAVAILABLE"), words.count > 1 else { return nil }
    let name: String
    if let caret = words.firstIndex(of: "^"), caret + 1 < words.count {
      let place = words[(caret + 1)...].firstIndex { !HeaderType.passed.contains($0) } ?? caret
      name = words.remove(at: place)
    } else {
      name = words.removeLast()
    }
    let said = attributes.compactMap(\.first)
    guard
      let type = HeaderType(
        words + said.filter { ["nullable", "nonnull", "null_unspecified"].contains($0) },
        isNonnull: isNonnull)
    else { return nil }
    let getter = attributes.first { $0.first == "getter" }?.last
    defer { swiftName = nil }
    return HeaderDeclaration.Member(
      line: line, isOfType: said.contains("class"),
      kind: .property(swiftName ?? getter ?? name, type, isReadOnly: said.contains("readonly")))
  }

  private mutating func method(_ line: Int) -> HeaderDeclaration.Member? {
    let isOfType = take() == "+"
    let answer = next == "(" ? inside("(", ")") : ["id"]
    var pieces: [String] = []
    var parameters: [(name: String, type: HeaderType)] = []
    var isKnown = true
    while !tokens.isEmpty, next != ";" {
      if next == ":" {
        tokens.removeFirst()
        if pieces.count == parameters.count { pieces.append("") }
        let words = next == "(" ? inside("(", ")") : ["id"]
        while HeaderType.passed.contains(next) { tokens.removeFirst() }
        let name = take()
        if let type = HeaderType(words, isNonnull: isNonnull) {
          parameters.append((name, type))
        } else {
          isKnown = false
          parameters.append((name, .void))
        }
      } else if next == "," || next == "__attribute__" || Self.isAttribute(next) {
        if next == "," { isKnown = false }
        if next == "NS_UNAVAILABLE" || next == "UNAVAILABLE_ATTRIBUTE" { isKnown = false }
        if take() == "NS_SWIFT_NAME" {
          swiftName = inside("(", ")").joined()
        } else if next == "(" {
          _ = inside("(", ")")
        }
      } else {
        pieces.append(take())
      }
    }
    _ = take(";")
    defer { swiftName = nil }
    guard isKnown, !pieces.isEmpty,
      let type = HeaderType(answer, isNonnull: isNonnull)
    else { return nil }
    return HeaderDeclaration.Member(
      line: line, isOfType: isOfType,
      kind: .method(
        pieces: pieces, parameters: parameters.map { .init(name: $0.name, type: $0.type) },
        answer: type, swiftName: swiftName))
  }

  // MARK: - C

  private mutating func alias(line start: Int) {
    if next == "enum" || next == "NS_ENUM" || next == "NS_OPTIONS" || next == "NS_CLOSED_ENUM" {
      enumeration(line: start)
      return
    }
    var words = statement()
    if words.last == "{" {
      // A structure, whose name follows.
      _ = statement()
      return
    }
    guard words.count > 1 else { return }
    let name: String
    if let caret = words.firstIndex(of: "^"), caret + 1 < words.count {
      name = words.remove(at: caret + 1)
    } else {
      name = words.removeLast()
    }
    guard var type = HeaderType(words, isNonnull: true) else { return }
    type.presence = .always
    declarations.append(HeaderDeclaration(line: start, kind: .alias(name, type)))
  }

  private mutating func enumeration(line start: Int) {
    let word = take()
    var name = ""
    var raw = "UInt32"
    if word == "enum" {
      if next != "{" { name = take() }
      if take(":") { raw = HeaderType.numbers[take()] ?? raw }
    } else {
      let words = HeaderType.split(inside("(", ")"))
      guard words.count == 2, let last = words[1].first else { return }
      name = last
      raw = HeaderType(words[0], isNonnull: true)?.name ?? "Int"
    }
    let cases = HeaderType.split(inside("{", "}"), hasTypes: false).filter { !$0.isEmpty }
    let rest = statement()
    if word == "enum", let last = rest.last { name = last }
    guard !name.isEmpty else { return }
    declarations.append(
      HeaderDeclaration(
        line: start,
        kind: .enumeration(
          HeaderDeclaration.Enumeration(
            name: swiftName ?? name, raw: raw,
            style: word == "enum" ? .plain : word == "NS_OPTIONS" ? .options : .closed,
            cases: cases.map { ($0[0], $0.count > 2 && $0[1] == "=" ? Array($0[2...]) : []) }))))
    swiftName = nil
  }

  /// A constant, a variable or a function.
  private mutating func global(_ words: [String], line start: Int) {
    defer { swiftName = nil }
    if words.contains("(") {
      guard let open = words.firstIndex(of: "("), open > 1, words[open - 1] != "^",
        let close = words.lastIndex(of: ")"),
        let answer = HeaderType(Array(words[..<(open - 1)]), isNonnull: isNonnull)
      else { return }
      var types: [HeaderType] = []
      for part in HeaderType.split(Array(words[(open + 1)..<close]))
      where part != ["void"] && !part.isEmpty {
        guard let type = HeaderType.named(part, isNonnull: isNonnull) else { return }
        types.append(type)
      }
      declarations.append(
        HeaderDeclaration(
          line: start, kind: .function(swiftName ?? words[open - 1], types, answer: answer)))
      return
    }
    let sides = words.split(separator: "=", maxSplits: 1).map(Array.init)
    guard var left = sides.first, left.count > 1, left.contains("const") || left.contains("extern"),
      let name = left.popLast(), let type = HeaderType(left, isNonnull: true)
    else { return }
    let value = sides.count > 1 ? sides[1].filter { $0 != "@" }.joined() : nil
    declarations.append(
      HeaderDeclaration(
        line: start, kind: .constant(swiftName ?? name, type: type, value: value)))
  }
}
#endif
