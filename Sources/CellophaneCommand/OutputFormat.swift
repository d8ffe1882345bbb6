internal import ArgumentParser
internal import CellophaneSite

/// How a command prints what it found.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  /// For people.
  case text
  /// For programs.
  case json
  /// As annotations of a workflow of GitHub.
  case github

  /// The same for findings.
  var name: FindingFormat {
    switch self {
    case .text: .text
    case .json: .json
    case .github: .github
    }
  }
}
