/// Which fixtures a comparison may write.
public enum SnapshotMode: String, CaseIterable, Hashable, Sendable {
  /// None: a missing fixture fails.
  case never
  /// Those that are missing.
  case missing
  /// Those that are missing or differ.
  case failed
  /// Every one.
  case all

  /// The mode where no argument and no trait says one.
  ///
  /// `SNAPSHOT_TESTING_RECORD` decides; without it nothing is written where `CI` is set, and what
  /// is missing elsewhere.
  ///
  /// - Throws: ``SnapshotError/unknownMode(_:)`` where the variable names no mode.
  package static func standard(in environment: [String: String]) throws(SnapshotError) -> Self {
    if let name = environment["SNAPSHOT_TESTING_RECORD"], !name.isEmpty {
      guard let mode = Self(rawValue: name) else { throw .unknownMode(name) }
      return mode
    }
    return environment["CI"] == nil ? .missing : .never
  }
}
