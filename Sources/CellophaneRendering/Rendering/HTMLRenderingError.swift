/// Why something could not be shown.
public enum HTMLRenderingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is asked in no environment.
  case noPage
  /// An environment's language is no BCP 47 tag.
  case badLanguage(String)
  /// A fragment's id is none, or one that needs quoting.
  case badID(String)

  public var description: String {
    switch self {
    case .noPage: "the preview gave no page"
    case .badLanguage(let tag):
      "the language '\(tag)' is no language tag; write one like 'ar' or 'pt-BR'"
    case .badID(let id):
      "the fragment's id '\(id)' is no name; begin with a letter, and use letters, digits, '-' "
        + "and '_'"
    }
  }
}
