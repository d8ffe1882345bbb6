internal import Foundation

/// How much there is left on a disk: a compiler or linker that finds it full seldom says so.
struct DiskRoom: Hashable, Sendable {
  /// The folder that was asked about.
  var folder: String
  /// Bytes.
  var left: UInt64

  /// A gallery is as large as a third of it, and is written beside the last one.
  static let least: UInt64 = 256 << 20

  init(folder: String, left: UInt64) {
    self.folder = folder
    self.left = left
  }

  /// The room on a folder's disk; `nil` where the system does not say.
  init?(of folder: String) {
    var status = statvfs()
    guard statvfs(folder, &status) == 0 else { return nil }
    self.init(folder: folder, left: UInt64(status.f_bavail) * UInt64(status.f_frsize))
  }

  /// What is said of a disk that is nearly full; `nil` of another.
  var warning: String? {
    guard left < Self.least else { return nil }
    let size = left.formatted(.byteCount(style: .file))
    return
      "\(folder): error: its disk is nearly full, with \(size) left, which may be why; make room, and save "
      + "a source once more"
  }

  /// What is said of the disks that a build writes to.
  static func warnings(of folders: [String]) -> [String] {
    folders.compactMap { DiskRoom(of: $0)?.warning }
  }
}
