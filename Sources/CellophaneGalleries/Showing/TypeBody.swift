internal import Foundation

/// A type of an app's, as far as it says how a value of it is made.
struct TypeBody: Hashable {
  enum Kind: String {
    case actor, `class`, `enum`, `protocol`, `struct`
  }

  /// With the types around it.
  var name: String
  var kind: Kind
  /// What stands after its colon, without arguments.
  var inherits: [String] = []
  var isGeneric = false
  /// Whether nobody outside its file can name it.
  var isPrivate = false
  /// Its own text, without what stands in inner braces.
  var text = ""

  /// What stands outside of types, without a name.
  static let outside = TypeBody(name: "", kind: .enum)

  /// The types of some sources, by their names with the types around them.
  ///
  /// - Parameter known: Types from elsewhere whose extensions are read too.
  static func all(in texts: [[UInt8]], known: [String] = []) -> [String: TypeBody] {
    var reader = TypeReader(known: known)
    for bytes in texts { reader.read(bytes) }
    return reader.types
  }

  // MARK: - Ways to make one

  /// The parameters of each initialiser that gives a value without fail, as they are written.
  var initializers: [String] {
    text.matches(of: /(\w*)\s+init\s*(?=\()/).filter { !$0.1.hasSuffix("private") }
      .map { Self.parentheses(in: text[$0.range.upperBound...]) }
  }

  /// The functions that others call for an instance, `static func create(with model: Model) -> Screen`,
  /// by their names, with their parameters as they are written.
  var factories: [(name: String, parameters: String)] {
    let own = name.split(separator: ".").last.map(String.init) ?? name
    let functions = text.matches(of: /(\w*)\s+(?:static|class)\s+func\s+(\w+)\s*(?=\()/)
    return functions.compactMap { found in
      let rest = text[found.range.upperBound...]
      guard !found.1.hasSuffix("private"), let end = Self.end(of: rest),
        let result = rest[rest.index(after: end)...].prefixMatch(of: /\s*->\s*([\w.]+)\s*\{/),
        ["Self", own, name].contains(String(result.1))
      else { return nil }
      return (String(found.2), Self.parentheses(in: rest))
    }
  }

  /// Whether it has a property that somebody sets before it is used, which is no outlet.
  var isIncomplete: Bool {
    text.contains(/(?m)^(?!.*@IBOutlet).*\bvar\s+\w+\s*:[^\n=;{]*![ \t]*$/)
  }

  /// What a memberwise initialiser needs: properties without a value, with their types.
  var stored: [(name: String, type: String)] {
    text.matches(of: /([^\n;]*?)\b(let|var)\s+(\w+)\s*:\s*([^\n;={]+)([={]?)/).compactMap { found in
      let words = Set(found.1.split { !($0.isLetter || $0 == "@") }.map(String.init))
      let type = found.4.trimmed
      let isGiven = !found.5.isEmpty || found.2 == "var" && type.hasSuffix("?")
      guard !isGiven, words.isDisjoint(with: ["static", "class", "lazy"]) else { return nil }
      return (String(found.3), type)
    }
  }

  /// What a name stands for in the type, as the type itself says it.
  func alias(_ name: String) -> String? {
    let found = text.matches(of: /\btypealias\s+(\w+)\s*=\s*/).first { $0.1 == name }
    guard let found else { return nil }
    // What stands in parentheses may take several lines.
    var depth = 0
    let written = text[found.range.upperBound...].prefix { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return depth > 0 || character != "\n" && character != ";"
    }
    return written.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The first case, with the parameters of what it carries; one that carries nothing comes first.
  var firstCase: (name: String, parameters: String)? {
    let cases = text.matches(of: /\bcase\s+(\w+)\s*(?=[\n,;(=\/]|$)/).map { found in
      let rest = text[found.range.upperBound...]
      return (String(found.1), rest.hasPrefix("(") ? Self.parentheses(in: rest) : "")
    }
    return cases.first { $0.1.isEmpty } ?? cases.first
  }

  /// A value that the type offers itself, as its one instance or an example.
  var offered: String? {
    text.matches(of: /\bstatic\s+(?:let|var)\s+(\w+)/).map { String($0.1) }
      .first { Self.offers.contains($0) }
  }

  private static let offers: Set<String> = [
    "default", "dummy", "empty", "example", "mock", "placeholder", "preview", "sample", "shared",
    "stub",
  ]

  /// Where the parenthesis closes with which a text begins.
  private static func end(of text: Substring) -> Substring.Index? {
    var depth = 0
    return text.firstIndex { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return depth == 0
    }
  }

  /// From an opening parenthesis to the one that closes it, on one line.
  private static func parentheses(in text: Substring) -> String {
    let whole = end(of: text).map { text[...$0] } ?? "()"
    return whole.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension StringProtocol {
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
