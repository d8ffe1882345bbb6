internal import CellophaneFiles
internal import Foundation
internal import Synchronization

/// What stands at paths, as far as who looks there can tell; each path is looked at once.
final class PathStates: Sendable {
  /// What was asked about a path.
  struct Question: Codable, Hashable, Sendable {
    var path: String
    /// Whether its times and its owner were asked for too.
    var isThorough: Bool
  }

  private let known = Mutex<[Question: String?]>([:])

  /// Contents of files, names in folders, where links lead; `nil` where that cannot be known, as of a
  /// device.
  func state(of question: Question) -> String? {
    if let state = known.withLock({ $0[question] }) { return state }
    let state = Self.state(question.path, isThorough: question.isThorough)
    known.withLock { $0[question] = .some(state) }
    return state
  }

  private static func state(_ path: String, isThorough: Bool) -> String? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      return errno == ENOENT || errno == ENOTDIR ? "missing" : nil
    }
    var words: [String] = []
    if isThorough {
      let time = status.modified
      words.append("\(time.tv_sec).\(time.tv_nsec) \(status.st_uid) \(status.st_gid)")
    }
    if status.st_mode & S_IFMT == S_IFLNK {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        return nil
      }
      words.append("link to \(target)")
      guard stat(path, &status) == 0 else { return (words + ["missing"]).joined(separator: " ") }
    }
    words.append(String(status.st_mode, radix: 8))
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      guard let digest = ByteDigest.ofFile(path) else { return nil }
      words.append("\(status.st_size) \(digest)")
    case S_IFDIR:
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
        return nil
      }
      words.append(ByteDigest.of(names.sorted().joined(separator: "\n")))
    default: return nil
    }
    return words.joined(separator: " ")
  }

  /// Whether what stands at a path has stood there since before a time, as far as the file system
  /// says: where there is nothing, its folder has.
  static func isOlder(_ path: String, than time: timespec) -> Bool {
    var path = path
    var status = stat()
    while lstat(path, &status) != 0 {
      guard let slash = path.lastIndex(of: "/"), path != "/" else { return false }
      path = slash == path.startIndex ? "/" : String(path[..<slash])
    }
    guard changed(status, before: time) else { return false }
    // What a link leads to counts as well.
    return stat(path, &status) != 0 || changed(status, before: time)
  }

  private static func changed(_ status: stat, before time: timespec) -> Bool {
    let change = status.changed
    return (change.tv_sec, change.tv_nsec) < (time.tv_sec, time.tv_nsec)
  }
}
