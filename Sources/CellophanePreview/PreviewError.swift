/// Where a preview is declared.
public struct PreviewLocation: Hashable, Sendable {
  /// `Module/File.swift`, the same on every machine.
  public var file: String
  /// The path at which the compiler found the file.
  public var path: String
  public var line: Int

  package init(file: String, path: String, line: Int) {
    self.file = file
    self.path = path
    self.line = line
  }
}

/// What keeps previews from becoming files of their own.
public enum PreviewError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The title has no letter or digit for a file name, and no id was given.
  case noFileName(title: String, PreviewLocation)
  /// The id has characters that a file name should not have.
  case badID(id: String, PreviewLocation)
  case sameTitle(String, PreviewLocation, first: PreviewLocation)
  case sameID(String, PreviewLocation, first: PreviewLocation)
  /// An environment is declared twice.
  case sameEnvironment(String, title: String, PreviewLocation)
  /// An environment's language is no BCP 47 tag.
  case badLanguage(String, title: String, PreviewLocation)

  /// Where to look.
  public var location: PreviewLocation {
    switch self {
    case .noFileName(_, let location), .badID(_, let location), .sameTitle(_, let location, _),
      .sameID(_, let location, _), .sameEnvironment(_, _, let location),
      .badLanguage(_, _, let location):
      location
    }
  }

  public var description: String {
    switch self {
    case .noFileName(let title, _):
      "the preview's title '\(title)' gives no file name; give the preview an id"
    case .badID(let id, _):
      "the preview's id '\(id)' is no file name; use lower-case letters, digits and hyphens"
    case .sameTitle(let title, _, let first):
      "the preview's title '\(title)' is taken at \(first.place):\(first.line); "
        + "give one of the two another title"
    case .sameID(let id, _, let first):
      "the preview's file name '\(id)' is taken at \(first.place):\(first.line); "
        + "give one of the two an id of its own"
    case .sameEnvironment(let name, let title, _):
      "the preview '\(title)' declares the environment '\(name)' twice; declare it once"
    case .badLanguage(let tag, let title, _):
      "the preview '\(title)' declares the language '\(tag)', which is no language tag; "
        + "write one like 'ar' or 'pt-BR'"
    }
  }
}

extension [AnyPreview] {
  /// Every reason why these previews cannot be files beside each other, in their order.
  public var problems: [PreviewError] {
    var titles: [String: PreviewLocation] = [:]
    var ids: [String: PreviewLocation] = [:]
    var problems: [PreviewError] = []
    for preview in self {
      let location = preview.location
      if let first = titles.updateValue(location, forKey: preview.title) {
        problems.append(.sameTitle(preview.title, location, first: first))
        titles[preview.title] = first
        continue
      }
      if preview.id.isEmpty {
        problems.append(.noFileName(title: preview.title, location))
      } else if fileName(of: preview.id) != preview.id {
        problems.append(.badID(id: preview.id, location))
      } else if let first = ids.updateValue(location, forKey: preview.id) {
        problems.append(.sameID(preview.id, location, first: first))
        ids[preview.id] = first
      }
      problems += preview.unknownLanguages.map {
        .badLanguage($0, title: preview.title, location)
      }
      problems += preview.repeatedEnvironments.map {
        .sameEnvironment($0, title: preview.title, location)
      }
    }
    return problems
  }
}
