/// Why something could not be shown.
public enum HTMLRenderingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The code of what is shown did what it may not; every error among its findings.
  case atFault([HTMLFinding])
  /// It is asked in no environment.
  case noPage
  /// An environment's language is no BCP 47 tag.
  case badLanguage(String)
  /// A fragment's id is none, or one that needs quoting.
  case badID(String)

  public var description: String {
    switch self {
    case .atFault(let findings):
      findings.map { "the preview is at fault: \($0.message)" }.joined(separator: "\n")
    case .noPage: "the preview gave no page"
    case .badLanguage(let tag):
      "the language '\(tag)' is no language tag; write one like 'ar' or 'pt-BR'"
    case .badID(let id):
      "the fragment's id '\(id)' is no name; begin with a letter, and use letters, digits, '-' "
        + "and '_'"
    }
  }
}
