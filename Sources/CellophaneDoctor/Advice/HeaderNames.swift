internal import Foundation

/// What the headers beside some sources declare in Objective-C, for which Swift has the same names.
struct HeaderNames {
  /// Where a class, protocol, enumeration or constant is declared, by its name.
  private var places: [String: String] = [:]
  /// What stands between a class's `@interface` and `@end`, with its line, by class.
  private var members: [String: [String: String]] = [:]

  init(_ tree: ProjectTree) {
    for path in tree.headers {
      guard let text = FileManager.default.contents(atPath: path) else { continue }
      read(String(decoding: text, as: UTF8.self), path: path)
    }
  }

  /// The header and line where the name is declared that an error says is missing.
  func place(of diagnostic: CompilerDiagnostic) -> String? {
    if diagnostic.name.hasPrefix("cannot_find_") {
      return diagnostic.quoted.first.flatMap { places[$0] }
    }
    guard diagnostic.name.hasPrefix("could_not_find_"), let member = diagnostic.quoted.last,
      let type = diagnostic.quoted.dropLast().last
    else { return nil }
    return members[type.filter { $0 != "?" }]?[member]
  }

  private mutating func read(_ text: String, path: String) {
    var type: String?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let words = Self.words(line)
      let place = "\(path):\(index + 1)"
      guard let first = words.first else { continue }
      switch first {
      case "interface" where line.hasPrefix("@"), "protocol" where line.hasPrefix("@"):
        // A declaration ahead is none, and a category has a class's name.
        guard words.count > 1, !line.contains(";") else { continue }
        type = words[1]
        if first == "protocol" || !line.contains("(") { places[words[1]] = place }
      case "end" where line.hasPrefix("@"): type = nil
      case "extern", "static", "FOUNDATION_EXPORT", "UIKIT_EXTERN":
        let declared = line.prefix { $0 != "=" && $0 != ";" && $0 != "(" }
        if let name = Self.words(declared).last { places[name] = place }
      case "define" where line.hasPrefix("#"):
        if words.count > 2 { places[words[1]] = place }
      default:
        if let kind = words.firstIndex(where: { $0 == "NS_ENUM" || $0 == "NS_OPTIONS" }),
          kind + 2 < words.count
        {
          places[words[kind + 2]] = place
        } else if let type {
          for word in words where members[type]?[word] == nil {
            members[type, default: [:]][word] = place
          }
        }
      }
    }
  }

  private static func words(_ line: Substring) -> [String] {
    line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
