internal import CellophaneDoctor
internal import CellophaneProjects

/// What is left out of the files that a preview is made of.
struct MissingLines {
  private let byType: [String: [Omission]]
  private let byPath: [String: [Omission]]
  /// The identifiers of each file.
  let words: [String: Set<String>]
  /// Cells and views, which a screen's file names.
  private let parts: Set<String>

  init(_ targets: [BuiltTarget]) {
    let family = ClassFamily(targets.flatMap(\.classes))
    self.init(
      targets.flatMap(\.omissions),
      words: targets.reduce(into: [:]) { words, target in
        for (path, bytes) in target.texts {
          words[path] = DeclaredClass.words(in: bytes, of: path)
        }
      },
      parts: Set(
        targets.flatMap(\.classes).filter { one in
          family.kind(of: one).map { $0 != .screen } ?? false
        }.map(\.name)))
  }

  init(_ omissions: [Omission], words: [String: Set<String>], parts: Set<String>) {
    byType = Dictionary(grouping: omissions.filter { $0.type != nil }) { $0.type ?? "" }
    byPath = Dictionary(grouping: omissions, by: \.path)
    self.words = words
    self.parts = parts
  }

  /// One for each file that lacks something of a class, of those above it, or of the cells and views
  /// that they name.
  func sentences(of line: [DeclaredClass]) -> [String] {
    let paths = line.map(\.path)
    let names = line.map(\.name) + paths.flatMap { parts.intersection(words[$0] ?? []) }
    return Self.sentences(paths.flatMap { byPath[$0] ?? [] } + names.flatMap { byType[$0] ?? [] })
  }

  /// One for each file that lacks something of what a file declares or of the cells and views that it
  /// names.
  func sentences(ofFile path: String) -> [String] {
    let names = parts.intersection(words[path] ?? [])
    return Self.sentences((byPath[path] ?? []) + names.flatMap { byType[$0] ?? [] })
  }

  /// A sentence for each file, by path.
  private static func sentences(_ omissions: [Omission]) -> [String] {
    let files = Dictionary(grouping: Set(omissions), by: \.path)
    return files.sorted { $0.key < $1.key }.map { path, all in
      let places = all.sorted { ($0.line, $0.lastLine) < ($1.line, $1.lastLine) }
      let counts = Dictionary(grouping: places, by: \.cause).mapValues(\.count)
      let causes = counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map(\.key)
      let others =
        switch causes.count - 1 {
        case 0: ""
        case 1: ", and 1 other cause"
        case let count: ", and \(count) other causes"
        }
      let name = Paths.name(of: path)
      let stops = places.count(where: \.stops)
      let fails = places.count(where: \.fails)
      if places.count == 1 {
        let effect =
          stops > 0
          ? "stops code that gets there" : fails > 0 ? "throws an error" : "does nothing"
        return
          "a place of '\(name)' is left out and \(effect), line \(places[0].line): \(causes[0])"
      }
      let effects = [
        stops + fails < places.count ? "do nothing" : nil, fails > 0 ? "throw an error" : nil,
        stops > 0 ? "stop code that gets there" : nil,
      ]
      let effect = effects.compactMap { $0 }.joined(separator: " or ")
      return "\(places.count) places of '\(name)' are left out and \(effect), the first in line "
        + "\(places[0].line): \(causes[0])\(others)"
    }
  }
}
