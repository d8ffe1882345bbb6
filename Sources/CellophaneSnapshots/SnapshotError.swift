/// Why a value could not be compared with its fixture.
package enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  case unknownMode(String)
  /// Nothing is left of a name once it is made a file name.
  case noFileName(String)
  /// The name that tells proposals from fixtures.
  case reservedName(String)
  /// A test that runs for several arguments, and a comparison that has the same name for all.
  case noNameForArguments(test: String)
  /// Two comparisons give one file.
  case sameFile(path: String, first: String, second: String)
  /// One comparison is made of different texts.
  case comparedTwice(path: String, name: String)
  case noSources(file: String, folder: String)
  case folder(path: String)
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)
  case locked(path: String)
  /// The file for what was read cannot be written.
  case noReferences(path: String, reason: String)

  package var description: String {
    switch self {
    case .unknownMode(let name):
      "SNAPSHOT_TESTING_RECORD is '\(name)'; set it to never, missing, failed or all"
    case .noFileName(let name):
      "'\(name)' gives no file name; name the snapshot with letters or digits"
    case .reservedName(let name):
      "'\(name)' is what changed snapshots are called; give the snapshot another name"
    case .noNameForArguments(let test):
      """
      '\(test)' runs for several arguments, which would share a fixture; say which one it is with \
      named:, as in named: "\\(argument)"
      """
    case .sameFile(let path, let first, let second):
      "\(first) and \(second) are both kept in '\(path)'; give one of them another name"
    case .comparedTwice(let path, let name):
      """
      \(name) is compared with '\(path)' again, and with another text; in a loop or for several \
      arguments give each snapshot a name of its own with named:
      """
    case .noSources(let file, let folder):
      """
      the folder of '\(file)' is not there, nor any end of it below '\(folder)' or above; run the \
      tests in the folder of their package
      """
    case .folder(let path):
      "the fixture '\(path)' is a folder; move it away"
    case .unreadable(let path, let reason):
      "the fixture '\(path)' cannot be read: \(reason)"
    case .unwritable(let path, let reason):
      """
      '\(path)' cannot be written: \(reason); nothing of it changed; make room for it, or set \
      SNAPSHOT_ARTIFACTS to a folder that can be written
      """
    case .locked(let path):
      "another run writes in '\(path)'; wait until it has ended, then run again"
    case .noReferences(let path, let reason):
      "SNAPSHOT_REFERENCES is '\(path)', which cannot be written: \(reason)"
    }
  }
}
