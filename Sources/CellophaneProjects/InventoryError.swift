/// Why a project cannot be read.
package enum InventoryError: Error, Hashable, Sendable {
  case nothing(path: String)
  case workspace(path: String, projects: [String])
  case severalProjects(folder: String, projects: [String])
  case project(path: String, words: String)
  case syntax(path: String, line: Int, words: String)
  case conflict(path: String, line: Int)
  case manifest(path: String, words: String)
  case noSource(path: String)
  case noTarget(path: String, name: String, targets: [String])
  case notSwift(path: String)
}

extension InventoryError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .nothing(let path):
      "\(path): error: there is nothing; name a project ('.xcodeproj'), a package, a folder or a"
        + " Swift file"
    case .workspace(let path, let projects):
      projects.isEmpty
        ? "\(path): error: the workspace has no project that is there; name a package, a folder or a"
          + " Swift file"
        : "\(path): error: there are several projects; name one of them" + Self.list(projects)
    case .severalProjects(let folder, let projects):
      "\(folder): error: there are several projects; name one of them" + Self.list(projects)
    case .project(let path, let words):
      "\(path): error: the project cannot be read: \(words); name its folders of source instead"
    case .syntax(let path, let line, let words):
      "\(path):\(line): error: the project cannot be read: \(words); name its folders of source"
        + " instead"
    case .conflict(let path, let line):
      "\(path):\(line): error: a merge left its conflict here; resolve it first"
    case .manifest(let path, let words):
      "\(path): error: the manifest cannot be read: \(words)"
    case .noSource(let path):
      "\(path): error: no target compiles a Swift file that is there; name a folder of source instead"
    case .noTarget(let path, let name, let targets):
      "\(path): error: there is no target '\(name)'; name one" + Self.list(targets)
    case .notSwift(let path):
      "\(path): error: this is no Swift file; name a project ('.xcodeproj'), a package, a folder or"
        + " a Swift file"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "" : ": " + names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
