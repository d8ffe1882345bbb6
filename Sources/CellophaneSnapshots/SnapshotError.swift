/// Why a value could not be compared with its fixture.
package enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  case unknownMode(String)
  /// Nothing is left of a name once it is made a file name.
  case noFileName(String)
  /// Two names give one file.
  case sameFile(path: String, first: String, second: String)
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)

  package var description: String {
    switch self {
    case .unknownMode(let name):
      "SNAPSHOT_TESTING_RECORD is '\(name)'; set it to never, missing, failed or all"
    case .noFileName(let name):
      "'\(name)' gives no file name; name the snapshot with letters or digits"
    case .sameFile(let path, let first, let second):
      "'\(first)' and '\(second)' are both kept in '\(path)'; give one of them another name"
    case .unreadable(let path, let reason):
      "the fixture '\(path)' cannot be read: \(reason)"
    case .unwritable(let path, let reason):
      "'\(path)' cannot be written: \(reason); set SNAPSHOT_ARTIFACTS to a folder that can"
    }
  }
}
