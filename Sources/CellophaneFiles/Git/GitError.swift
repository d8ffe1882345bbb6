/// Why a revision cannot be read.
package enum GitError: Error, Hashable, Sendable, CustomStringConvertible {
  case noGit
  case notRepository(path: String, reason: String)
  case noRevision(name: String, path: String)
  case failed(command: String, reason: String)

  package var description: String {
    switch self {
    case .noGit:
      "error: there is no 'git' in PATH, which reads the revision; install it"
    case .notRepository(let path, let reason):
      "\(path): error: git finds no repository there: \(reason)"
    case .noRevision(let name, let path):
      "\(path): error: the repository has no revision '\(name)'; fetch it first "
        + "(git fetch origin BRANCH), or give another"
    case .failed(let command, let reason):
      "error: 'git \(command)' failed: \(reason)"
    }
  }
}
