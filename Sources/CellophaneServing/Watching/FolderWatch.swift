internal import Foundation
internal import Synchronization

/// Tells of files that change in folders, with what is in them.
package enum FolderWatch {
  /// How long nothing more must have changed before it is told, in milliseconds.
  static let quiet: Int32 = 100

  /// The paths that changed, set by set, until nobody listens.
  ///
  /// Folders and files whose names begin with a dot are left out, as is what a build makes.
  ///
  /// - Parameter ignored: Further folders that are left out.
  package static func changes(in folders: [String], ignoring ignored: [String] = [])
    -> AsyncStream<Set<String>>
  {
    let tree = WatchedTree(roots: folders, ignored: Set(ignored))
    return AsyncStream { continuation in
      let end = WatchEnd()
      continuation.onTermination = { _ in end.come() }
      // Before it is returned, so that nothing is missed that changes from now on.
      #if os(Linux)
        if let notices = try? FolderNotices(tree) {
          return Thread.detachNewThread {
            var notices = notices
            notices.tell(until: end) { continuation.yield($0) }
            continuation.finish()
          }
        }
      #endif
      let times = FolderTimes(tree)
      Thread.detachNewThread {
        var times = times
        times.tell(until: end) { continuation.yield($0) }
        continuation.finish()
      }
    }
  }
}

/// The folders that are watched.
struct WatchedTree: Sendable {
  var roots: [String]
  var ignored: Set<String>

  func isWatched(_ name: some StringProtocol, in folder: String) -> Bool {
    !name.hasPrefix(".") && !name.hasSuffix("~") && !ignored.contains("\(folder)/\(name)")
  }

  /// Whether a path that the system names may be one of them: not one below a name with a dot.
  func mayHold(_ path: String) -> Bool {
    guard let root = roots.first(where: { path.hasPrefix($0 + "/") }) else { return true }
    return !path.dropFirst(root.count).contains("/.")
  }

  /// Visits every folder from one on, with the names of what is in it; links are not followed.
  func visit(_ folder: String, _ visit: (String, [String]) -> Void) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { isWatched($0, in: folder) }
    visit(folder, names)
    for name in names {
      var status = stat()
      guard lstat("\(folder)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        continue
      }
      self.visit("\(folder)/\(name)", visit)
    }
  }
}

/// Whether nobody listens any more.
final class WatchEnd: Sendable {
  private let isThere = Mutex(false)

  func come() { isThere.withLock { $0 = true } }
  var hasCome: Bool { isThere.withLock { $0 } }
}
