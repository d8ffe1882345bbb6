internal import ArgumentParser
internal import CellophanePreview
internal import CellophaneSite

/// How findings are printed.
struct FindingOptions: ParsableArguments {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, github

    var name: FindingFormat {
      switch self {
      case .text: .text
      case .json: .json
      case .github: .github
      }
    }
  }

  @Option(help: "How findings are printed: text, json or github.") var format = Format.text
}

extension [AnyPreview] {
  /// Where a preview of an id, or one in a file, is declared.
  func source(_ name: String) -> (file: String, line: Int)? {
    let preview = first { $0.id == name } ?? first { $0.location.place == name }
    return preview.map { ($0.location.path, $0.location.line) }
  }
}
