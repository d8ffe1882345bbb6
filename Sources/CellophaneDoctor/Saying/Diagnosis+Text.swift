extension Diagnosis {
  /// The diagnosis for people, one line each.
  package var text: String {
    var lines: [String] = []
    for folder in folders {
      if !lines.isEmpty { lines.append("") }
      lines += folder.lines(swiftVersion: swiftVersion)
    }
    if folders.count > 1 {
      lines += ["", "in all: " + Self.share(compilingCount, of: fileCount)]
    }
    return lines.joined(separator: "\n")
  }

  fileprivate static func share(_ part: Int, of whole: Int) -> String {
    "\(part) of \(whole) \(whole == 1 ? "file compiles" : "files compile")"
  }
}

extension FolderDiagnosis {
  fileprivate func lines(swiftVersion: String) -> [String] {
    let share = Diagnosis.share(compilingCount, of: files.count)
    return ["\(path): \(share), in Swift \(swiftVersion) mode"]
      + ObstacleKind.allCases.flatMap(lines(of:)) + waitingLines
  }

  private func lines(of kind: ObstacleKind) -> [String] {
    let found = obstacles.filter { $0.kind == kind }
    guard !found.isEmpty else { return [] }
    var lines = ["", "\(kind.title): \(Self.places(found))"]
    var rewrites: [String] = []
    for obstacle in found where !rewrites.contains(obstacle.rewrite) {
      rewrites.append(obstacle.rewrite)
    }
    for rewrite in rewrites {
      lines += found.filter { $0.rewrite == rewrite }.map(Self.line(of:))
      lines.append("  instead: \(rewrite)")
    }
    return lines
  }

  private var waitingLines: [String] {
    guard !waiting.isEmpty else { return [] }
    let count = waiting.count == 1 ? "1 file" : "\(waiting.count) files"
    return ["", "waiting for files that do not compile: \(count)"]
      + waiting.map { "  \($0.path):\($0.line):\($0.column): \($0.message)" }
  }

  private static func places(_ obstacles: [Obstacle]) -> String {
    let files = Set(obstacles.map(\.path)).count
    return "\(obstacles.count) \(obstacles.count == 1 ? "place" : "places")"
      + " in \(files) \(files == 1 ? "file" : "files")"
  }

  private static func line(of obstacle: Obstacle) -> String {
    let line = "  \(obstacle.path):\(obstacle.line):\(obstacle.column): \(obstacle.message)"
    guard !obstacle.perhapsFrom.isEmpty else { return line }
    let modules = obstacle.perhapsFrom.map { "'\($0)'" }.joined(separator: " or ")
    return line + " (perhaps from \(modules), not here)"
  }
}
