extension Diagnosis {
  /// The diagnosis for people, one line each.
  package var text: String {
    var lines = notes
    for folder in folders {
      if !lines.isEmpty { lines.append("") }
      lines += folder.lines
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
  /// Causes first; what may only follow from them is counted at the end.
  fileprivate var lines: [String] {
    let share = Diagnosis.share(compilingCount, of: files.count)
    let withCauses = Set(obstacles.filter { $0.kind != .other }.map(\.path))
    let consequences = obstacles.filter { $0.kind == .other && withCauses.contains($0.path) }
    let causes = obstacles.filter { $0.kind != .other || !withCauses.contains($0.path) }
    return ["\(path): \(share), \(settings)"]
      + ObstacleKind.allCases.flatMap { kind in lines(of: kind, among: causes) }
      + lines(ofConsequences: consequences) + waitingLines + spareLines
  }

  /// How many lines stand above one piece of advice.
  private static let limit = 12

  private func lines(of kind: ObstacleKind, among causes: [Obstacle]) -> [String] {
    let found = causes.filter { $0.kind == kind }
    guard !found.isEmpty else { return [] }
    var lines = ["", "\(kind.title): \(Self.places(found))"]
    var rewrites: [String] = []
    for obstacle in found where !rewrites.contains(obstacle.rewrite) {
      rewrites.append(obstacle.rewrite)
    }
    for rewrite in rewrites {
      let alike = Self.folded(found.filter { $0.rewrite == rewrite })
      lines += alike.prefix(Self.limit)
      if alike.count > Self.limit {
        lines.append(Self.rest(alike.count))
      }
      lines.append("  instead: \(rewrite)")
    }
    return lines
  }

  /// What the compiler says without a kind of its own, in a file where something else is wrong too.
  private func lines(ofConsequences found: [Obstacle]) -> [String] {
    guard !found.isEmpty else { return [] }
    return [
      "", "perhaps only because of those above: \(Self.places(found))",
      Self.line(of: found[0]),
      "  instead: see to the others first, and ask again; '--format json' lists them all",
    ]
  }

  private var waitingLines: [String] {
    guard !waiting.isEmpty else { return [] }
    let count = waiting.count == 1 ? "1 file" : "\(waiting.count) files"
    return ["", "waiting for files that do not compile: \(count)"]
      + waiting.prefix(Self.limit).map { "  \($0.path):\($0.line):\($0.column): \($0.message)" }
      + (waiting.count > Self.limit
        ? [Self.rest(waiting.count)] : [])
  }

  private var spareLines: [String] {
    guard !spare.isEmpty else { return [] }
    let names = spare.map { "\"\($0)\"" }.joined(separator: ", ")
    let title =
      "no other file needs these, so that the target in the package of previews can leave them out"
    let count = spare.count == 1 ? "1 file" : "\(spare.count) files"
    return ["", "\(title): \(count)", "  exclude: [\(names)]"]
  }

  private static func rest(_ count: Int) -> String {
    let left = count - limit
    return "  and \(left) \(left == 1 ? "line" : "lines") more, with '--format json'"
  }

  private static func places(_ obstacles: [Obstacle]) -> String {
    let files = Set(obstacles.map(\.path)).count
    return "\(obstacles.count) \(obstacles.count == 1 ? "place" : "places")"
      + " in \(files) \(files == 1 ? "file" : "files")"
  }

  /// A line for each, or one for many in the same words.
  private static func folded(_ obstacles: [Obstacle]) -> [String] {
    var places: [String: [Obstacle]] = [:]
    for obstacle in obstacles { places[words(of: obstacle), default: []].append(obstacle) }
    var folded: Set<String> = []
    return obstacles.compactMap { obstacle in
      let words = words(of: obstacle)
      let alike = places[words] ?? []
      guard alike.count > 3 else { return line(of: obstacle) }
      guard folded.insert(words).inserted else { return nil }
      return "\(line(of: obstacle)), and so at \(Self.places(Array(alike.dropFirst())))"
    }
  }

  private static func line(of obstacle: Obstacle) -> String {
    "  \(obstacle.path):\(obstacle.line):\(obstacle.column): \(words(of: obstacle))"
  }

  private static func words(of obstacle: Obstacle) -> String {
    if let behind = obstacle.behind {
      return "\(obstacle.message) (declared at \(behind.path):\(behind.line), under"
        + " '\(behind.condition)')"
    }
    guard !obstacle.perhapsFrom.isEmpty else { return obstacle.message }
    let modules = obstacle.perhapsFrom.map { "'\($0)'" }.joined(separator: " or ")
    return "\(obstacle.message) (perhaps from \(modules), not here)"
  }
}
