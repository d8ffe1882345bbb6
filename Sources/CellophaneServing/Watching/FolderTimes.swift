internal import Foundation

/// Looks at the times of files again and again, where no system tells of changes.
struct FolderTimes: Sendable {
  private let tree: WatchedTree
  private var marks: [String: FileMark] = [:]

  init(_ tree: WatchedTree) {
    self.tree = tree
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
