internal import CellophaneDoctor
internal import CellophaneProjects

/// The files that are left out, under what each is left out for: causes first, the heaviest at the
/// top.
struct CauseTree {
  struct Cause {
    var words: String
    /// What to write instead.
    var rewrite: String?
    var files: [Branch]
    /// How many files are below it.
    var weight: Int { files.map(\.weight).reduce(0, +) }
  }

  /// A file, with those that wait for it.
  struct Branch {
    var file: LeftOut
    var waiting: [Branch]
    var weight: Int { 1 + waiting.map(\.weight).reduce(0, +) }
  }

  let causes: [Cause]

  init(_ files: [LeftOut]) {
    let paths = Set(files.map(\.path))
    var waiting: [String: [LeftOut]] = [:]
    var roots: [LeftOut] = []
    var told: Set<String> = []
    for file in files where told.insert(file.path).inserted {
      if let other = file.waitsFor, paths.contains(other), other != file.path {
        waiting[other, default: []].append(file)
      } else {
        roots.append(file)
      }
    }
    var placed: Set<String> = []
    func branch(_ file: LeftOut) -> Branch {
      placed.insert(file.path)
      let below = (waiting[file.path] ?? []).filter { !placed.contains($0.path) }
      return Branch(file: file, waiting: below.map(branch))
    }
    var groups: [(words: String, rewrite: String?, files: [Branch])] = []
    func add(_ file: LeftOut) {
      let words = file.cause
      if let index = groups.firstIndex(where: { $0.words == words }) {
        groups[index].files.append(branch(file))
      } else {
        groups.append((words, file.rewrite, [branch(file)]))
      }
    }
    roots.forEach(add)
    // Files that wait for each other have no root.
    for file in files where !placed.contains(file.path) { add(file) }
    let all = groups.map { Cause(words: $0.words, rewrite: $0.rewrite, files: $0.files) }
    causes = all.enumerated().sorted { left, right in
      (right.element.weight, left.offset) < (left.element.weight, right.offset)
    }.map(\.element)
  }

  /// The cause without which most files would be in, with their count.
  static func heaviest(_ files: [LeftOut]) -> (words: String, count: Int)? {
    var counts: [String: Int] = [:]
    let tree = CauseTree(files)
    for cause in tree.causes {
      // A file with another cause stays out.
      counts[cause.words] = cause.files.filter { $0.file.causes.count == 1 }.map(\.weight)
        .reduce(0, +)
    }
    let best = counts.max { left, right in
      (left.value, right.key) < (right.value, left.key)
    }
    return best.flatMap { $0.value > 0 ? ($0.key, $0.value) : nil }
  }
}
