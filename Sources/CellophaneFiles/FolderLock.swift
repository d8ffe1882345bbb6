internal import Foundation

/// Keeps other processes out of a folder while one writes; leaves no file and ends with its process.
package final class FolderLock {
  private let file: Int32

  /// Takes the folder's own lock (`flock`). Where there can be none, because the folder cannot be
  /// opened or its file system has no locks, writing goes on and says itself what is wrong.
  ///
  /// - Parameter wait: How long another process is waited for: by default as long as a process
  ///   that was just started holds what its parent held, until it becomes another program.
  /// - Returns: `nil` where another process still holds the folder then.
  package init?(_ path: String, wait: Duration = .milliseconds(400)) {
    file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    let end = ContinuousClock.now + wait
    while flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
      // `deinit` closes it here too.
      guard ContinuousClock.now < end else { return nil }
      usleep(10_000)
    }
  }

  /// Gives the lock back.
  deinit { if file >= 0 { close(file) } }
}
