private import Synchronization

/// The names that fixtures were asked for by in this run, so that no two share a file.
package final class FixtureNames: Sendable {
  /// Those of the running process.
  package static let running = FixtureNames()

  private struct Claim {
    var spokenName: String
    var bytes: [UInt8]
  }

  private let names = Mutex<[String: Claim]>([:])

  package init() {}

  /// Notes who compares what with a fixture.
  ///
  /// The same comparison may be made again, as when a test is repeated. Files are one when their
  /// names differ by case only, since many file systems keep them as one.
  package func claim(_ place: FixturePlace, for bytes: [UInt8]) throws(SnapshotError) {
    let claim = Claim(spokenName: place.spokenName, bytes: bytes)
    let first = names.withLock { names in
      let first = names[place.fixture.lowercased()]
      if first == nil { names[place.fixture.lowercased()] = claim }
      return first
    }
    guard let first else { return }
    if first.spokenName != place.spokenName {
      throw .sameFile(path: place.fixture, first: first.spokenName, second: place.spokenName)
    }
    if first.bytes != bytes { throw .comparedTwice(path: place.fixture, name: place.spokenName) }
  }
}
