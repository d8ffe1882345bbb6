internal import CellophaneFiles
internal import Foundation
private import Synchronization

/// Fixtures as files: read whole, and written whole or not at all.
package enum FixtureFile {
  private static let count = Atomic<Int>(0)

  /// The largest file that is read, in bytes.
  private static let sizeLimit = 64 << 20

  /// A file's bytes by a path that a page or a revision names; `nil` where there is none.
  ///
  /// - Throws: ``SnapshotError/unreadable(path:reason:)`` too where the path leads out of the folder
  ///   or through a link.
  package static func read(_ path: String, in folder: String) throws(SnapshotError) -> [UInt8]? {
    guard !NamedPath.leadsAway(path, in: folder) else {
      throw .unreadable(
        path: "\(folder)/\(path)",
        reason: "it is no regular file of the folder; links are not followed")
    }
    return try read("\(folder)/\(path)")
  }

  /// A file's bytes; `nil` where there is none.
  ///
  /// - Throws: ``SnapshotError/folder(path:)`` or ``SnapshotError/unreadable(path:reason:)``: only a
  ///   regular file of at most 64 MB is read, and no link is followed to it.
  package static func read(_ path: String) throws(SnapshotError) -> [UInt8]? {
    // Opening a pipe that nobody writes to must not wait.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      let isLink = errno == ELOOP || errno == EMLINK
      throw .unreadable(path: path, reason: isLink ? "it is a link; put the file there" : reason())
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .unreadable(path: path, reason: reason()) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .folder(path: path)
    default: throw .unreadable(path: path, reason: "it is no regular file; move it away")
    }
    guard Int(status.st_size) <= sizeLimit else {
      throw .unreadable(
        path: path, reason: "it has \(status.st_size >> 20) MB; fixtures have at most 64")
    }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unreadable(path: path, reason: reason()) }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Writes a file with the folders around it.
  ///
  /// The bytes are written beside the file and take its place when all of them are, so that nobody
  /// reads half of them, however many write at once and whatever ends the process.
  ///
  /// - Throws: ``SnapshotError/unwritable(path:reason:)``, with the file as it was.
  package static func write(_ bytes: [UInt8], to path: String) throws(SnapshotError) {
    let place = URL(fileURLWithPath: path)
    let folder = place.deletingLastPathComponent().path
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: path, reason: "the folder '\(folder)' cannot be made")
    }
    let number = count.add(1, ordering: .relaxed).newValue
    let beside =
      "\(folder)/.\(place.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)-\(number)"
    let file = open(beside, O_WRONLY | O_CREAT | O_EXCL, 0o644)
    guard file >= 0 else { throw .unwritable(path: path, reason: reason()) }
    var failure = writeAll(bytes, to: file) ? nil : reason()
    if close(file) != 0, failure == nil { failure = reason() }
    if failure == nil, rename(beside, path) != 0 { failure = reason() }
    guard let failure else { return }
    unlink(beside)
    throw .unwritable(path: path, reason: failure)
  }

  /// Adds a line to a file in one step, so that lines of several processes stay whole.
  static func append(_ line: String, to path: String) throws(SnapshotError) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    // Where it cannot be made, opening the file says so.
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o644)
    guard file >= 0 else { throw .noReferences(path: path, reason: reason()) }
    defer { close(file) }
    guard writeAll([UInt8](line.utf8) + [UInt8(ascii: "\n")], to: file) else {
      throw .noReferences(path: path, reason: reason())
    }
  }

  /// Removes a file that may be there.
  ///
  /// - Returns: Whether it was.
  @discardableResult
  package static func remove(_ path: String) -> Bool { unlink(path) == 0 }

  /// Removes a proposal that may be there, with what says which fixture it was made against.
  ///
  /// - Returns: Whether it was.
  @discardableResult
  package static func removeProposal(_ path: String) -> Bool {
    defer { remove(ProposalBase.path(of: path)) }
    return remove(path)
  }

  private static func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func reason() -> String { String(cString: strerror(errno)) }
}
