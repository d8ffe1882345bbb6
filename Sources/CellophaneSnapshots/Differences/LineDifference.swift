/// What changed between two texts, line by line.
///
/// Lines that stand once in both texts are matched first, the longest run of them in one order;
/// the stretches between are compared the same way, and short ones exactly.
///
/// - Complexity: O(*n* log *n*) in the number of lines, whatever the lines are.
package struct LineDifference: Hashable, Sendable {
  package enum Line: Hashable, Sendable {
    case same(String)
    case removed(String)
    case added(String)
  }

  /// Both texts as one, in order; a stretch's removed lines stand before its added ones.
  package private(set) var lines: [Line] = []

  package init(from old: [UInt8], to new: [UInt8]) {
    self.init(from: Self.lines(of: old), to: Self.lines(of: new))
  }

  package init(from old: [String], to new: [String]) {
    var matcher = LineMatcher(old, new)
    let matches = matcher.matches()
    var from = 0
    var to = 0
    for match in matches + [LineMatcher.Match(old: old.count, new: new.count)] {
      lines += old[from..<match.old].map(Line.removed)
      lines += new[to..<match.new].map(Line.added)
      if match.old < old.count { lines.append(.same(old[match.old])) }
      from = match.old + 1
      to = match.new + 1
    }
  }

  package var removedCount: Int {
    lines.count { if case .removed = $0 { true } else { false } }
  }

  package var addedCount: Int {
    lines.count { if case .added = $0 { true } else { false } }
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
