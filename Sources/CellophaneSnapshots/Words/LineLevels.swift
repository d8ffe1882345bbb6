internal import Foundation

/// How far the lines of an indented text are indented, and which line each stands below.
///
/// - Complexity: O(*n*) in the number of lines.
struct LineLevels {
  /// How many spaces each line begins with.
  let levels: [Int]
  /// The nearest line above that is indented less; -1 where there is none.
  private let parents: [Int]

  init(_ text: TextLines) {
    levels = Self.levels(of: text)
    var parents: [Int] = []
    parents.reserveCapacity(levels.count)
    for (line, level) in levels.enumerated() {
      var place = line - 1
      while place >= 0, levels[place] >= level { place = parents[place] }
      parents.append(place)
    }
    self.parents = parents
  }

  /// The nearest line above a line that is indented less than a level; `nil` where there is none.
  func parent(above line: Int, of level: Int) -> Int? {
    var place = line - 1
    while place >= 0, levels[place] >= level { place = parents[place] }
    return place < 0 ? nil : place
  }

  private static func levels(of text: TextLines) -> [Int] {
    let count = text.count
    guard count > 0 else { return [] }
    let isUnfinished = text.isUnfinished(count - 1)
    var levels = text.bytes.withUnsafeBytes { bytes -> [Int] in
      guard let start = bytes.bindMemory(to: CChar.self).baseAddress else { return [] }
      // Searched by C, which is quick in a debug build too; the line feed ends it.
      return text.starts.prefix(isUnfinished ? count - 1 : count).map { strspn(start + $0, " ") }
    }
    if isUnfinished { levels.append(text[count - 1].prefix { $0 == " " }.count) }
    return levels
  }
}
