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
  /// Causes first, each with what may follow from it; what may follow from any of them is at the end.
  fileprivate var lines: [String] {
    let share = Diagnosis.share(compilingCount, of: files.count)
    let following = Dictionary(grouping: obstacles.filter { $0.because != nil }) { $0.cause }
    let rest = obstacles.filter { $0.because == nil }
    let withCauses = Set(obstacles.filter { $0.kind != .other }.map(\.path))
    let unclear = rest.filter { $0.kind == .other && withCauses.contains($0.path) }
    let causes = rest.filter { $0.kind != .other || !withCauses.contains($0.path) }
    return ["\(path): \(share), \(settings)"]
      + ObstacleKind.allCases.flatMap { kind in
        lines(of: kind, among: causes, following: following)
      } + lines(ofUnclear: unclear) + waitingLines + spareLines
  }

  /// How many lines stand above one piece of advice.
  private static let limit = 12

  private func lines(
    of kind: ObstacleKind, among causes: [Obstacle], following: [String: [Obstacle]]
  ) -> [String] {
    let found = causes.filter { $0.kind == kind }
    guard !found.isEmpty else { return [] }
    func followers(of causes: [Obstacle]) -> Int {
      Set(causes.map(\.message)).map { following[$0]?.count ?? 0 }.reduce(0, +)
    }
    var lines = ["", "\(kind.title): \(Self.places(found))" + Self.more(followers(of: found))]
    var rewrites: [String] = []
    for obstacle in found where !rewrites.contains(obstacle.rewrite) {
      rewrites.append(obstacle.rewrite)
    }
    let groups = rewrites.map { rewrite in found.filter { $0.rewrite == rewrite } }
    for group in Self.ordered(groups, by: followers) {
      let alike = Self.folded(group, following: following)
      lines += alike.prefix(Self.limit).joined()
      if alike.count > Self.limit {
        lines.append(Self.rest(alike.count))
      }
      lines.append("  instead: \(group[0].rewrite)")
    }
    return lines
  }

  private static func more(_ count: Int) -> String {
    count == 0 ? "" : ", and \(count) \(count == 1 ? "error" : "errors") that may follow"
  }

  /// What the compiler says without a kind of its own, in a file where something else is wrong too.
  private func lines(ofUnclear found: [Obstacle]) -> [String] {
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

  /// A line for each, or one for many in the same words, with one for what may follow. What most
  /// follows from comes first.
  private static func folded(
    _ obstacles: [Obstacle], following: [String: [Obstacle]]
  ) -> [[String]] {
    var places: [String: [Obstacle]] = [:]
    for obstacle in obstacles { places[words(of: obstacle), default: []].append(obstacle) }
    var told: Set<String> = []
    var folded: [(lines: [String], weight: Int)] = []
    for obstacle in obstacles {
      let words = words(of: obstacle)
      let alike = places[words] ?? []
      let followers = following[obstacle.message] ?? []
      let isFirst = told.insert(words).inserted
      guard isFirst || (alike.count <= 3 && followers.isEmpty) else { continue }
      let isOne = alike.count == 1 || (alike.count <= 3 && followers.isEmpty)
      let rest = isOne ? "" : ", and so at \(Self.places(Array(alike.dropFirst())))"
      let consequences = followers.first.map { first in
        ["    may follow: \(Self.places(followers)), as \(place(of: first)): \(first.message)"]
      }
      folded.append(([line(of: obstacle) + rest] + (consequences ?? []), followers.count))
    }
    return ordered(folded) { $0.weight }.map(\.lines)
  }

  /// The heaviest first; sorting alone keeps no order among equals.
  private static func ordered<Element>(
    _ elements: [Element], by weight: (Element) -> Int
  ) -> [Element] {
    elements.map { ($0, weight($0)) }.enumerated().sorted { left, right in
      (right.element.1, left.offset) < (left.element.1, right.offset)
    }.map(\.element.0)
  }

  private static func place(of obstacle: Obstacle) -> String {
    "\(obstacle.path):\(obstacle.line):\(obstacle.column)"
  }

  private static func line(of obstacle: Obstacle) -> String {
    "  \(place(of: obstacle)): \(words(of: obstacle))"
  }

  private static func words(of obstacle: Obstacle) -> String {
    if let behind = obstacle.behind {
      return "\(obstacle.message) (declared at \(behind.path):\(behind.line), under"
        + " '\(behind.condition)')"
    }
    if let header = obstacle.header { return "\(obstacle.message) (declared at \(header))" }
    guard !obstacle.perhapsFrom.isEmpty else { return obstacle.message }
    let modules = obstacle.perhapsFrom.map { "'\($0)'" }.joined(separator: " or ")
    return "\(obstacle.message) (perhaps from \(modules), not here)"
  }
}
