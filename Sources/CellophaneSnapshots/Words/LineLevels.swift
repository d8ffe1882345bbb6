internal import Foundation

/// How deep the lines of a text stand, by how far they are indented or how many elements are open
/// where they begin, and which line each stands below.
///
/// - Complexity: O(*n*) in the number of lines.
struct LineLevels {
  let levels: [Int]
  /// The nearest line above that stands less deep; -1 where there is none.
  private let parents: [Int]

  /// - Returns: `nil` where lines do not tell how deep they stand.
  init?(_ text: TextLines, as kind: SnapshotKind) {
    switch kind {
    case .outline, .accessibility: levels = Self.indentations(of: text)
    case .html:
      guard let depths = Self.depths(of: text) else { return nil }
      levels = depths
    case .json: return nil
    }
    var parents: [Int] = []
    parents.reserveCapacity(levels.count)
    for (line, level) in levels.enumerated() {
      var place = line - 1
      while place >= 0, levels[place] >= level { place = parents[place] }
      parents.append(place)
    }
    self.parents = parents
  }

  /// The nearest line above a line that stands less deep than a level; `nil` where there is none.
  func parent(above line: Int, of level: Int) -> Int? {
    var place = line - 1
    while place >= 0, levels[place] >= level { place = parents[place] }
    return place < 0 ? nil : place
  }

  private static func indentations(of text: TextLines) -> [Int] {
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

  /// How many elements are open where each line begins, so that the line which ends an element is in
  /// it; `nil` where not all are closed.
  private static func depths(of text: TextLines) -> [Int]? {
    var depths: [Int] = []
    depths.reserveCapacity(text.count)
    var depth = 0
    let isWhole = text.bytes.withUnsafeBytes { bytes -> Bool in
      guard let start = bytes.baseAddress else { return true }
      for line in 0..<text.count {
        depths.append(depth)
        var place = text.starts[line]
        let end = text.starts[line + 1]
        // Searched by C as well; no text and no attribute has such a sign of its own.
        while let sign = memchr(start + place, Int32(UInt8(ascii: "<")), end - place) {
          let open = UnsafeRawPointer(sign) - start
          guard let sign = memchr(sign, Int32(UInt8(ascii: ">")), end - open) else { return false }
          let close = UnsafeRawPointer(sign) - start
          switch bytes[open + 1] {
          case UInt8(ascii: "/"): depth -= 1
          case UInt8(ascii: "!"), UInt8(ascii: "?"): break
          default: if bytes[close - 1] != UInt8(ascii: "/") { depth += 1 }
          }
          place = close + 1
        }
        guard depth >= 0 else { return false }
      }
      return depth == 0
    }
    return isWhole ? depths : nil
  }
}
