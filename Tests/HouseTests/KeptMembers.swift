import Foundation

/// The members of UIKit whose doc comments say that they are kept, or never called, and that no page
/// shows them.
struct KeptMembers {
  /// What a comment says of its member.
  enum Kind: CaseIterable {
    /// Can be set and asked.
    case kept
    /// Is never called, or answers always the same.
    case constant

    fileprivate func isSaid(in comment: String) -> Bool {
      switch self {
      case .kept:
        comment.contains(/(^|[.] )(Kept|Accepted)\b(?! by| between)|; kept\b(?! itself)/)
      case .constant:
        comment.contains(
          /(by|of|;) nothing here|nothing here performs|(^|[.] )Always |no page (has|makes|asks)/
        )
      }
    }
  }

  /// By type, then by kind; sorted.
  private(set) var members: [String: [Kind: Set<String>]] = [:]

  init(in files: [SourceTree.File]) {
    for file in files { read(file) }
  }

  private typealias Declaration = (keyword: Substring, name: String)

  private mutating func read(_ file: SourceTree.File) {
    var types: [(depth: Int, name: String)] = []
    var comment: [String] = []
    for line in file.lines {
      let depth = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      let text = line.dropFirst(depth)
      if text.hasPrefix("///") {
        comment.append(text.dropFirst(3).trimmingCharacters(in: .whitespaces))
        continue
      }
      // Attributes stand between a comment and its declaration.
      if text.hasPrefix("@"), text.split(separator: " ").allSatisfy({ $0.hasPrefix("@") }) {
        continue
      }
      defer { comment = [] }
      guard !comment.isEmpty || text.hasSuffix("{"), let found = declaration(in: text) else {
        continue
      }
      types.removeAll { $0.depth >= depth }
      let path = types.map(\.name).joined(separator: ".")
      let isType = Self.typeWords.contains(found.keyword)
      if isType { types.append((depth, found.name)) }
      guard !comment.isEmpty, text.contains("public ") || text.contains("open ") else { continue }
      let said = comment.joined(separator: " ")
      // What is never called may be kept as well.
      for kind in [Kind.constant, .kept] where kind.isSaid(in: said) {
        let owner = isType ? (path.isEmpty ? found.name : "\(path).\(found.name)") : path
        members[owner, default: [:]][kind, default: []].insert(isType ? "" : found.name)
        break
      }
    }
  }

  private static let typeWords: Set<Substring> = [
    "class", "struct", "enum", "protocol", "extension",
  ]
  private static let memberWords: Set<Substring> = ["func", "var", "let", "case"]

  /// The last keyword of a line that a name follows: `class func` declares a function.
  private func declaration(in text: Substring) -> Declaration? {
    var found: Declaration?
    var words = text.split(separator: " ", maxSplits: 8)[...]
    while let word = words.popFirst(), word != "=" {
      // What follows a parenthesis is no name, apart from `private(set)` and attributes.
      if word.contains("("), !word.hasSuffix("(set)"), !word.hasPrefix("@") { break }
      guard Self.typeWords.contains(word) || Self.memberWords.contains(word), let next = words.first
      else {
        if found != nil { break }
        continue
      }
      let name = next.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      if !name.isEmpty { found = (word, String(name)) }
    }
    return found
  }

  /// A table of them, a type a line.
  var table: String {
    members.keys.sorted().map { type in
      let cells = Kind.allCases.map { kind -> String in
        let names = members[type]?[kind] ?? []
        return names.contains("")
          ? "all of it" : names.sorted().map { "`\($0)`" }.joined(separator: ", ")
      }
      return "| `\(type)` | \(cells.joined(separator: " | ")) |\n"
    }.joined()
  }
}
