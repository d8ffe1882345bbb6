package import CellophaneProjects

/// Why the compiler cannot be asked.
package enum DoctorError: Error, Hashable, Sendable {
  case noFolder(path: String)
  case noSource(path: String)
  case noModule(path: String)
  case noCompiler
  case foreignModule(words: String)
  case compilerFailed(path: String, words: String)
  case file(path: String, reason: String)
  case manifest(path: String, words: String)
  case inventory(InventoryError)
}

extension DoctorError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noFolder(let path):
      "\(path): error: there is no such folder; name a folder of Swift source"
    case .noSource(let path):
      "\(path): error: there is no Swift file in the folder; name one that has source"
    case .noModule(let path):
      "\(path): error: the module 'UIKit' is not built here; run the command where it is, as "
        + "'swift run cellophane doctor PATH'"
    case .noCompiler:
      "error: there is no 'swiftc' in PATH; get Swift from https://www.swift.org/install"
    case .foreignModule(let words):
      "error: this compiler cannot read the module 'UIKit': \(words); build again with "
        + "'swift build'"
    case .compilerFailed(let path, let words):
      "\(path): error: the compiler ended without an answer: \(words)"
    case .file(let path, let reason):
      "\(path): error: cannot write: \(reason)"
    case .manifest(let path, let words):
      "\(path)/Package.swift: the manifest cannot be read, so that each folder in 'Sources' is taken"
        + " for a target in Swift 5 mode: \(words)"
    case .inventory(let error): error.description
    }
  }
}
