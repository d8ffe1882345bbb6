/// What changed between two texts, line by line.
///
/// Few changes are found exactly, by their number; where there are many, lines that stand once in
/// both texts are matched first, the longest run of them in one order, and the stretches between
/// are compared the same way.
///
/// - Complexity: O(*n* log *n*) in the number of lines, whatever the lines are.
package struct LineDifference: Hashable, Sendable {
  package enum Line: Hashable, Sendable {
    case same(String)
    case removed(String)
    case added(String)
  }

  /// Lines of the old text with those of the new one that stand in their place.
  struct Stretch: Hashable, Sendable {
    var old: Range<Int>
    var new: Range<Int>
  }

  let old: TextLines
  let new: TextLines
  /// What is not the same, in order, with at least a line of the same between.
  let stretches: [Stretch]

  package init(from old: [UInt8], to new: [UInt8]) {
    self.init(TextLines(old), TextLines(new))
  }

  package init(from old: [String], to new: [String]) {
    self.init(TextLines(old), TextLines(new))
  }

  private init(_ old: TextLines, _ new: TextLines) {
    self.old = old
    self.new = new
    stretches = LineMatcher.stretches(from: old, to: new)
  }

  /// Both texts as one, in order; a stretch's removed lines stand before its added ones.
  package var lines: [Line] {
    var lines: [Line] = []
    var place = 0
    for stretch in stretches {
      lines += (place..<stretch.old.lowerBound).map { .same(old[$0]) }
      lines += stretch.old.map { .removed(old[$0]) }
      lines += stretch.new.map { .added(new[$0]) }
      place = stretch.old.upperBound
    }
    return lines + (place..<old.count).map { .same(old[$0]) }
  }

  package var removedCount: Int { stretches.reduce(0) { $0 + $1.old.count } }

  package var addedCount: Int { stretches.reduce(0) { $0 + $1.new.count } }
}
