internal import Foundation

/// Keeps runs that write the same fixtures at once from each other.
package enum FixtureLock {
  /// Does something while no other run writes below a folder.
  ///
  /// The lock is the folder's own (`flock`): it leaves no file, and goes with the process.
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
    let file = open(folder, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .unwritable(path: folder, reason: "the folder cannot be opened") }
    // Closing gives the lock back.
    defer { close(file) }
    let end = ContinuousClock.now + wait
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      // A file system without locks has files that are whole all the same.
      guard errno == EWOULDBLOCK || errno == EINTR else { break }
      guard ContinuousClock.now < end else { throw .locked(path: folder) }
      usleep(10_000)
    }
    return try body()
  }
}
