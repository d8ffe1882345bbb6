#if Overlay
/// A type of C or Objective-C, as Swift names it.
struct HeaderType: Hashable {
  enum Presence: Hashable { case always, perhaps, unsaid }

  /// Without what says whether it may be absent.
  var name: String
  /// Whether it is an object, a block or a class, which may be absent.
  var isObject: Bool
  var presence: Presence
  /// Whether it is where an error goes.
  var isErrorPlace = false
  /// The words by which a name may end needlessly: `TableViewCell` for `UITableViewCell`.
  var word: String

  static let void = HeaderType(name: "Void", isObject: false, presence: .always, word: "")

  var isVoid: Bool { name == "Void" }

  /// With its mark.
  var text: String {
    guard isObject else { return name }
    let plain =
      name.contains("->") || name.contains("&") || name.hasPrefix("any ") ? "(\(name))" : name
    switch presence {
    case .always: return name
    case .perhaps: return plain + "?"
    case .unsaid: return plain + "!"
    }
  }

  /// Inside another type, where nothing is taken for there unless it is said.
  private var inner: String {
    var type = self
    if presence == .unsaid { type.presence = .perhaps }
    return type.text
  }

  /// As a parameter: a block that may not be absent outlives its call.
  var parameter: String {
    name.contains("->") && presence == .always ? "@escaping \(name)" : text
  }

  /// What stands for it where there is nothing; `nil` where something has to be made.
  var nothing: String? {
    if isObject, presence != .always { return "nil" }
    if name.hasPrefix("[") { return name.contains(": ") ? "[:]" : "[]" }
    return Self.nothings[name]
  }

  private static let nothings: [String: String] = [
    "Bool": "false", "String": "\"\"", "CGRect": ".zero", "CGSize": ".zero", "CGPoint": ".zero",
    "UIEdgeInsets": ".zero", "Any": "()", "Void": "()", "NSRange": "NSRange()",
  ].merging(numbers.values.map { ($0, "0") }) { first, _ in first }

  // MARK: - Reading

  /// - Parameters:
  ///   - words: What stands before a name, or between parentheses.
  ///   - isSaid: Whether what has no word on it is always there.
  init?(_ words: [String], isNonnull: Bool) {
    var words = words
    var presence = isNonnull ? Presence.always : .unsaid
    for word in words {
      switch word {
      case "nullable", "_Nullable", "__nullable": presence = .perhaps
      case "nonnull", "_Nonnull", "__nonnull": presence = .always
      case "null_unspecified", "_Null_unspecified": presence = .unsaid
      default: break
      }
    }
    words.removeAll(where: Self.passed.contains)
    if let caret = words.firstIndex(of: "^") {
      self.init(block: words, caret: caret, isNonnull: isNonnull, presence: presence)
      return
    }
    let stars = words.reversed().prefix { $0 == "*" }.count
    words.removeLast(stars)
    guard let base = words.first else { return nil }
    if base == "NSError", stars == 2 {
      self.init(name: "NSError", isObject: true, presence: .perhaps, isErrorPlace: true, word: "")
      return
    }
    let arguments = Self.arguments(words)
    if stars == 0 {
      self.init(value: words, arguments: arguments, presence: presence)
      return
    }
    guard stars == 1, !Self.numbers.keys.contains(base), base != "void" else { return nil }
    self.init(
      name: Self.object(base, arguments: arguments), isObject: true, presence: presence,
      word: Self.word(base))
  }

  private init(
    name: String, isObject: Bool, presence: Presence, isErrorPlace: Bool = false, word: String
  ) {
    self.name = name
    self.isObject = isObject
    self.presence = presence
    self.isErrorPlace = isErrorPlace
    self.word = word
  }

  private init?(block words: [String], caret: Int, isNonnull: Bool, presence: Presence) {
    guard caret > 1, let answer = HeaderType(Array(words[..<(caret - 1)]), isNonnull: isNonnull),
      let open = words[caret...].firstIndex(of: "("), words.last == ")"
    else { return nil }
    let inside = Array(words[(open + 1)..<(words.count - 1)])
    var parameters: [String] = []
    for part in Self.split(inside) where part != ["void"] && !part.isEmpty {
      guard let type = Self.named(part, isNonnull: isNonnull) else { return nil }
      parameters.append(type.inner)
    }
    self.init(
      name: "(\(parameters.joined(separator: ", "))) -> \(answer.inner)", isObject: true,
      presence: presence, word: "Block")
  }

  /// A parameter of C, with or without its name.
  static func named(_ words: [String], isNonnull: Bool) -> HeaderType? {
    if let last = words.last, words.count > 1, last.first?.isLetter == true || last.hasPrefix("_"),
      !numbers.keys.contains(last), !passed.contains(last), !words.contains("^")
    {
      return HeaderType(Array(words.dropLast()), isNonnull: isNonnull)
    }
    return HeaderType(words, isNonnull: isNonnull)
  }

  private init?(value words: [String], arguments: [[String]], presence: Presence) {
    guard let base = words.first else { return nil }
    if base == "id" || base == "Class" {
      let protocols = base == "id" ? arguments.compactMap(\.first) : []
      let composed = protocols.map(Self.swiftName).joined(separator: " & ")
      self.init(
        name: base == "Class" ? "AnyClass" : composed.isEmpty ? "Any" : "any \(composed)",
        isObject: true, presence: presence,
        word: base == "Class" ? "Class" : protocols.first.map(Self.word) ?? "Object")
      return
    }
    if let known = Self.objects[base] {
      self.init(
        name: known, isObject: true, presence: presence, word: base == "SEL" ? "Selector" : "")
      return
    }
    let number = words.filter { Self.numbers.keys.contains($0) || Self.signs.contains($0) }
    if !number.isEmpty {
      guard let found = Self.numbers[Self.plain(number)] else { return nil }
      self.init(name: found, isObject: false, presence: .always, word: Self.word(base))
      return
    }
    guard words.count == 1 else { return nil }
    self.init(
      name: Self.values[base] ?? Self.swiftName(base), isObject: false, presence: .always,
      word: Self.word(base))
  }

  private static let signs: Set<String> = ["unsigned", "signed"]

  private static func plain(_ words: [String]) -> String {
    let isUnsigned = words.contains("unsigned")
    let rest = words.filter { !signs.contains($0) }
    let name =
      rest.isEmpty
      ? "int"
      : rest.filter { rest.count == 1 || $0 != "int" }
        .joined(separator: " ")
    return isUnsigned ? "unsigned \(name)" : name
  }

  private static func object(_ base: String, arguments: [[String]]) -> String {
    let inner = arguments.map { HeaderType($0, isNonnull: true)?.name ?? "Any" }
    switch base {
    case "NSArray": return "[\(inner.first ?? "Any")]"
    case "NSDictionary":
      return inner.count == 2 ? "[\(inner[0]): \(inner[1])]" : "[AnyHashable: Any]"
    case "NSSet": return "Set<\(inner.first ?? "AnyHashable")>"
    default:
      let name = swiftName(base)
      let protocols = arguments.compactMap { $0.count == 1 ? $0.first : nil }
      guard !arguments.isEmpty, protocols.count == arguments.count, !base.hasPrefix("NS") else {
        return name
      }
      return ([name] + protocols).joined(separator: " & ")
    }
  }

  /// What stands between angle brackets.
  private static func arguments(_ words: [String]) -> [[String]] {
    guard let open = words.firstIndex(of: "<"), let close = words.lastIndex(of: ">") else {
      return []
    }
    return split(Array(words[(open + 1)..<close]))
  }

  /// At commas that are in no brackets.
  ///
  /// - Parameter hasTypes: Whether `<` opens something, and is no part of a number.
  static func split(_ words: [String], hasTypes: Bool = true) -> [[String]] {
    var parts: [[String]] = [[]]
    var depth = 0
    for word in words {
      if ["(", "["].contains(word) || hasTypes && word == "<" { depth += 1 }
      if [")", "]"].contains(word) || hasTypes && word == ">" { depth -= 1 }
      if word == ",", depth == 0 {
        parts.append([])
      } else {
        parts[parts.count - 1].append(word)
      }
    }
    return parts
  }

  /// What Swift's Foundation calls a class or value of Objective-C's.
  static func swiftName(_ name: String) -> String {
    if let value = values[name] { return value }
    guard name.hasPrefix("NS"), withoutPrefix.contains(String(name.dropFirst(2))) else {
      return name
    }
    return String(name.dropFirst(2))
  }

  /// A type's name without the letters of whose it is.
  static func word(_ name: String) -> String {
    if name == "NSInteger" || name == "NSUInteger" { return "Integer" }
    let capitals = name.prefix { $0.isUppercase || $0.isNumber }.count
    return capitals > 1 ? String(name.dropFirst(capitals - 1)) : name
  }
}
#endif
