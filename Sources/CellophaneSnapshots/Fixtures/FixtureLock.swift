internal import CellophaneFiles
internal import Foundation

/// Keeps runs that write the same fixtures at once from each other.
package enum FixtureLock {
  /// Does something while no other run writes below a folder.
  ///
  /// - Parameters:
  ///   - folder: `…/__Snapshots__`, made where it is missing.
  ///   - wait: How long another run is waited for.
  /// - Throws: ``SnapshotError/locked(path:)`` where another run is still at it then.
  package static func holding<Result>(
    _ folder: String, wait: Duration = .seconds(10),
    _ body: () throws(SnapshotError) -> Result
  ) throws(SnapshotError) -> Result {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: folder, reason: "the folder cannot be made")
    }
    guard let lock = FolderLock(folder, wait: wait) else { throw .locked(path: folder) }
    defer { withExtendedLifetime(lock) {} }
    return try body()
  }
}
