internal import Foundation

/// Keeps a second build out of a folder while the first one writes; ends with its process.
final class FolderLock {
  private let file: Int32

  /// - Returns: `nil` where another process holds the folder.
  init?(_ path: String) {
    file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    // A process that was just started holds it too, until it becomes another program.
    for _ in 0..<20 {
      if flock(file, LOCK_EX | LOCK_NB) == 0 { return }
      usleep(20_000)
    }
    close(file)
    return nil
  }

  deinit { close(file) }
}
