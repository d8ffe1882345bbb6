internal import CellophaneFiles
internal import Foundation

/// Tells a file from what it was before, and from one that took its place.
struct FileMark: Hashable, Sendable {
  private var number: UInt64
  private var seconds: Int
  private var nanoseconds: Int
  private(set) var size: Int

  /// `nil` where there is no regular file.
  init?(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    number = UInt64(status.st_ino)
    seconds = status.modified.tv_sec
    nanoseconds = status.modified.tv_nsec
    size = Int(status.st_size)
  }
}
