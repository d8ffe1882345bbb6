internal import Foundation

/// Looks at the times of files: again and again, or when the system says that something changed.
struct FolderTimes: Sendable {
  private let tree: WatchedTree
  #if os(macOS)
    private let events: FolderEvents?
  #endif
  private var marks: [String: FileMark] = [:]

  init(_ tree: WatchedTree) {
    self.tree = tree
    #if os(macOS)
      events = FolderEvents(of: tree)
    #endif
    marks = Self.look(at: tree)
  }

  private static func look(at tree: WatchedTree) -> [String: FileMark] {
    var marks: [String: FileMark] = [:]
    for root in tree.roots {
      tree.visit(root) { folder, names in
        for name in names { marks["\(folder)/\(name)"] = FileMark("\(folder)/\(name)") }
      }
    }
    return marks
  }

  /// What changed since it was asked last.
  mutating func changes() -> Set<String> {
    let now = Self.look(at: tree)
    defer { marks = now }
    var changed = Set(now.filter { marks[$0.key] != $0.value }.keys)
    changed.formUnion(marks.keys.filter { now[$0] == nil })
    return changed
  }

  /// Tells what changed once nothing more does; comes back where nobody listens any more.
  mutating func tell(until end: WatchEnd, _ tell: (Set<String>) -> Void) {
    var changed: Set<String> = []
    while !end.hasCome {
      if changed.isEmpty {
        wait()
      } else {
        Thread.sleep(forTimeInterval: Double(FolderWatch.quiet) / 1000)
      }
      let more = changes()
      if more.isEmpty, !changed.isEmpty {
        tell(changed)
        changed = []
      }
      changed.formUnion(more)
    }
  }

  /// Waits until there may be something to see.
  private func wait() {
    #if os(macOS)
      // A root that was deleted and is back may be another folder, of which nothing is told.
      if let events { return events.wait(seconds: 2) }
    #endif
    Thread.sleep(forTimeInterval: 0.3)
  }
}
