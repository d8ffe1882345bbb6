#if Overlay
/// What Objective-C calls a method of Swift's.
enum SelectorName {
  /// - Parameter fullName: As `tapped(_:with:)`; a bare name stays as it is.
  static func objectiveC(_ fullName: String) -> String {
    let labels = labels(fullName)
    let base = fullName.prefix { $0 != "(" }
    guard let first = labels.first else { return String(base) }
    var name = String(base)
    if first != "_" {
      let isPreposition = prepositions.contains(String(firstWord(of: first)))
      name += (isPreposition ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
    }
    return name + ":" + labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
  }

  /// The labels of a full name.
  static func labels(_ fullName: String) -> [String] {
    guard let open = fullName.firstIndex(of: "(") else { return [] }
    return fullName[fullName.index(after: open)...].dropLast().split(separator: ":").map(
      String.init)
  }

  /// A full name as an expression, where a keyword needs back quotes.
  static func quoted(_ fullName: String) -> String {
    let base = fullName.prefix { $0 != "(" }
    let rest = fullName.dropFirst(base.count)
    return keywords.contains(String(base)) ? "`\(base)`\(rest)" : fullName
  }

  private static func firstWord(of label: String) -> Substring {
    label.prefix { !$0.isUppercase }
  }

  private static let keywords: Set<String> = [
    "repeat", "continue", "default", "return", "switch", "in", "import", "operator", "extension",
    "is", "as", "self", "init", "where", "for", "while", "do", "if", "else", "case", "break",
  ]

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
#endif
