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

  /// What Objective-C calls the setter of a property.
  static func setter(of property: String) -> String {
    "set\(property.prefix(1).uppercased())\(property.dropFirst()):"
  }

  /// A selector whose method is called where it is meant.
  ///
  /// - Parameters:
  ///   - base: The method's name without labels, as an expression.
  ///   - asks: What stands before the call, as `try `.
  static func call(
    _ name: String, _ fullName: String, of type: String, as base: String, asks: String = ""
  ) -> String {
    let arguments = labels(fullName).enumerated().map { number, label in
      (label == "_" ? "" : "\(label): ") + "$\(number + 1)"
    }
    return "Selector(\"\(name)\", of: \(type).self,"
      + " { \(asks)$0.\(base)(\(arguments.joined(separator: ", "))) })"
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
