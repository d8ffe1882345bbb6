internal import Foundation

/// Looks at the times of files again and again, where no system tells of changes.
final class FolderTimes: @unchecked Sendable {
  private struct Mark: Hashable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
    var number: UInt64
  }

  private let tree: WatchedTree
  // Of the one thread that looks.
  private var marks: [String: Mark] = [:]

  init(_ tree: WatchedTree) {
    self.tree = tree
    marks = look()
  }

  private func look() -> [String: Mark] {
    var marks: [String: Mark] = [:]
    for root in tree.roots {
      tree.visit(root) { folder, names in
        for name in names {
          var status = stat()
          guard lstat("\(folder)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG
          else { continue }
          #if os(Linux)
            let time = status.st_mtim
          #else
            let time = status.st_mtimespec
          #endif
          marks["\(folder)/\(name)"] = Mark(
            seconds: time.tv_sec, nanoseconds: time.tv_nsec, size: Int(status.st_size),
            number: UInt64(status.st_ino))
        }
      }
    }
    return marks
  }

  /// What changed since it was asked last.
  func changes() -> Set<String> {
    let now = look()
    defer { marks = now }
    var changed = Set(now.filter { marks[$0.key] != $0.value }.keys)
    changed.formUnion(marks.keys.filter { now[$0] == nil })
    return changed
  }

  /// Tells what changed once nothing more does; comes back where nobody listens any more.
  func tell(until end: WatchEnd, _ tell: (Set<String>) -> Void) {
    var changed: Set<String> = []
    while !end.hasCome {
      Thread.sleep(forTimeInterval: changed.isEmpty ? 0.3 : Double(FolderWatch.quiet) / 1000)
      let more = changes()
      if more.isEmpty, !changed.isEmpty {
        tell(changed)
        changed = []
      }
      changed.formUnion(more)
    }
  }
}
