/// Something of a project that is not as it should be, and passed over.
package enum InventoryFinding: Hashable, Sendable {
  case missingFile(path: String, target: String)
  case missingConfiguration(path: String, line: Int, includedBy: String)
  case configurationCycle(path: String, line: Int)
  case duplicateKey(path: String, line: Int, key: String)
  case groupCycle(path: String, group: String)
  case targetCycle(path: String, targets: [String])
  case unreadable(path: String, words: String)
  case encoding(path: String, line: Int)
  case linkOutside(path: String, target: String)
  case brokenLink(path: String)
  case unknownProduct(path: String, target: String, product: String)
  case package(path: String, words: String)
  case otherProject(path: String, words: String)
  case alsoHere(path: String, taken: String)
  case toolSources(path: String, count: Int)

  /// Where it is.
  package var path: String {
    switch self {
    case .missingFile(let path, _), .missingConfiguration(let path, _, _),
      .configurationCycle(let path, _), .duplicateKey(let path, _, _), .groupCycle(let path, _),
      .targetCycle(let path, _), .unreadable(let path, _), .encoding(let path, _),
      .linkOutside(let path, _), .brokenLink(let path), .unknownProduct(let path, _, _),
      .package(let path, _), .otherProject(let path, _), .alsoHere(let path, _),
      .toolSources(let path, _):
      path
    }
  }

  /// The line, where there is one.
  package var line: Int? {
    switch self {
    case .missingConfiguration(_, let line, _), .configurationCycle(_, let line),
      .duplicateKey(_, let line, _), .encoding(_, let line):
      line
    default: nil
    }
  }

  /// What is wrong and what becomes of it.
  package var message: String {
    switch self {
    case .missingFile(_, let target):
      "the target '\(target)' names this file, which is not there; it is left out"
    case .missingConfiguration(let path, _, let includer):
      path.contains("/Target Support Files/Pods-")
        ? "'\(includer)' includes '\(path)', which is not there: run 'pod install' first, or what imports"
          + " its pods is left out"
        : "'\(includer)' includes '\(path)', which is not there; its settings are left out"
    case .configurationCycle:
      "the settings include themselves; they are read once"
    case .duplicateKey(_, _, let key):
      "'\(key)' is there twice; the last one counts, as in Xcode: perhaps a merge went wrong"
    case .groupCycle(_, let group):
      "the group '\(group)' is inside itself; it is read once"
    case .targetCycle(_, let targets):
      "targets depend on each other: \(targets.joined(separator: ", ")); the first is built first"
    case .unreadable(_, let words):
      "cannot be read and is left out: \(words)"
    case .encoding:
      "is not in UTF-8 and is left out; save it as UTF-8"
    case .linkOutside(_, let target):
      "is a symbolic link out of the project, to '\(target)'; it is followed, and nothing is written"
        + " there"
    case .brokenLink:
      "is a symbolic link to nothing; it is left out"
    case .unknownProduct(_, let target, let product):
      "the target '\(target)' needs the product '\(product)', which none of the project's packages"
        + " has; what imports it is left out"
    case .package(_, let words):
      "the package cannot be read, and what imports its modules is left out: \(words)"
    case .otherProject(_, let words):
      "the project cannot be read, and what imports its modules is left out: \(words)"
    case .alsoHere(_, let taken):
      "is here too; '\(taken)' is taken, name this one to take it"
    case .toolSources(_, let count):
      count == 1
        ? "a source in it is a test, or says how a project is made; it is left out"
        : "\(count) sources in it are tests, or say how a project is made; they are left out"
    }
  }

  /// What kind it is, for programs.
  package var kind: String {
    String(String(describing: self).prefix { $0 != "(" })
  }
}

extension InventoryFinding {
  /// Whether it is of one of some targets, or of none in particular.
  package func concerns(_ targets: [String]) -> Bool {
    switch self {
    case .missingFile(_, let target), .unknownProduct(_, let target, _): targets.contains(target)
    default: true
    }
  }
}

extension InventoryFinding: CustomStringConvertible {
  package var description: String {
    let place = line.map { "\(path):\($0)" } ?? path
    return "\(place): warning: \(message)"
  }
}
