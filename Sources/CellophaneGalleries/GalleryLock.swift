internal import CellophaneProjects
internal import Foundation

/// Keeps two runs from working in one folder at once.
struct GalleryLock {
  private let descriptor: Int32

  /// - Parameter wait: Called where another run is there.
  init(_ state: GalleryState, wait: () -> Void) throws(GalleryError) {
    let path = "\(state.path)/lock"
    descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw .file(path: path, reason: String(cString: strerror(errno)))
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return }
    wait()
    // A signal ends the wait too early.
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  func release() { close(descriptor) }
}
