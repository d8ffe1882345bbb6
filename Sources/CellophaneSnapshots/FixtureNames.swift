private import Synchronization

/// The names that fixtures were asked for by in this run, so that no two share a file.
package final class FixtureNames: Sendable {
  /// Those of the running process.
  package static let running = FixtureNames()

  private let names = Mutex<[String: String]>([:])

  package init() {}

  /// Notes who uses a fixture.
  ///
  /// A comparison that is made again, in a loop or for another argument, uses its own file again.
  /// Files are one when their names differ by case only, since many file systems keep them as one.
  package func claim(_ place: FixturePlace) throws(SnapshotError) {
    let file = "\(place.root)/\(place.path)"
    let first = names.withLock { names in
      let first = names[file.lowercased()]
      if first == nil { names[file.lowercased()] = place.spokenName }
      return first
    }
    if let first, first != place.spokenName {
      throw .sameFile(path: file, first: first, second: place.spokenName)
    }
  }
}
