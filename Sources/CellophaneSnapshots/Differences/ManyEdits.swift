internal import CellophaneDocument

/// Finds what two texts have in common by the lines that stand once in both.
///
/// - Complexity: O(*n* log *n*) in the number of lines.
struct ManyEdits {
  /// A stretch of both texts that is not matched yet.
  private struct Open {
    var stretch: LineDifference.Stretch
    var depth: Int
  }

  /// How many pairs of lines are compared exactly, and how often a stretch is split: what is
  /// beyond counts as replaced.
  private static let exactLimit = 4_000
  private static let depthLimit = 24

  private let whole: LineDifference.Stretch
  // Lines as numbers, equal for equal lines.
  private let old: [Int]
  private let new: [Int]
  private var found: [LineMatch] = []

  init(_ old: TextLines, _ new: TextLines, in whole: LineDifference.Stretch) {
    var numbers: [String: Int] = [:]
    func number(_ line: String) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    func spoken(_ lines: TextLines, _ line: Int) -> String {
      // No line has a line feed in it.
      lines.isUnfinished(line) ? lines[line] + "\n" : lines[line]
    }
    self.whole = LineDifference.Stretch(
      old: 0..<whole.old.count, new: 0..<whole.new.count)
    self.old = whole.old.map { number(spoken(old, $0)) }
    self.new = whole.new.map { number(spoken(new, $0)) }
    offset = LineMatch(old: whole.old.lowerBound, new: whole.new.lowerBound)
  }

  /// Where the numbered lines begin in their texts.
  private let offset: LineMatch

  mutating func stretches() -> [LineDifference.Stretch] {
    var open = [Open(stretch: whole, depth: 0)]
    while let next = open.popLast() {
      let rest = trim(next.stretch)
      guard !rest.old.isEmpty, !rest.new.isEmpty else { continue }
      if rest.old.count * rest.new.count <= Self.exactLimit {
        matchExactly(rest)
      } else if next.depth < Self.depthLimit {
        open += split(rest).map { Open(stretch: $0, depth: next.depth + 1) }
      }
    }
    found.sort { $0.old < $1.old }
    return LineMatcher.stretches(in: whole, between: found).map { stretch in
      LineDifference.Stretch(
        old: stretch.old.lowerBound + offset.old..<stretch.old.upperBound + offset.old,
        new: stretch.new.lowerBound + offset.new..<stretch.new.upperBound + offset.new)
    }
  }

  /// Matches what a stretch begins and ends with, and gives what is between.
  private mutating func trim(_ stretch: LineDifference.Stretch) -> LineDifference.Stretch {
    let rest = LineMatcher.trim(stretch) { old[$0] == new[$1] }
    found += zip(
      stretch.old.lowerBound..<rest.old.lowerBound, stretch.new.lowerBound..<rest.new.lowerBound
    ).map { LineMatch(old: $0, new: $1) }
    found += zip(
      rest.old.upperBound..<stretch.old.upperBound, rest.new.upperBound..<stretch.new.upperBound
    ).map { LineMatch(old: $0, new: $1) }
    return rest
  }

  /// The stretches between lines that stand once on both sides; none where there are no such.
  private mutating func split(_ stretch: LineDifference.Stretch) -> [LineDifference.Stretch] {
    let anchors = anchors(of: stretch)
    guard !anchors.isEmpty else { return [] }
    found += anchors
    return LineMatcher.stretches(in: stretch, between: anchors)
  }

  /// The longest increasing run of the pairs of lines that stand once on both sides.
  private func anchors(of stretch: LineDifference.Stretch) -> [LineMatch] {
    var places: [Int: Int] = [:]
    var repeated = Set<Int>()
    for place in stretch.new where places.updateValue(place, forKey: new[place]) != nil {
      repeated.insert(new[place])
    }
    var counts: [Int: Int] = [:]
    for place in stretch.old { counts[old[place], default: 0] += 1 }
    let pairs = stretch.old.compactMap { place -> LineMatch? in
      let line = old[place]
      guard counts[line] == 1, !repeated.contains(line), let other = places[line] else {
        return nil
      }
      return LineMatch(old: place, new: other)
    }
    return LongestRun.increasing(pairs.map(\.new)).map { pairs[$0] }
  }

  /// The longest common run of a short stretch, by a table.
  private mutating func matchExactly(_ stretch: LineDifference.Stretch) {
    let (from, to) = (stretch.old, stretch.new)
    let width = to.count + 1
    var lengths = [Int](repeating: 0, count: (from.count + 1) * width)
    for row in stride(from: from.count - 1, through: 0, by: -1) {
      for column in stride(from: to.count - 1, through: 0, by: -1) {
        lengths[row * width + column] =
          old[from.lowerBound + row] == new[to.lowerBound + column]
          ? lengths[(row + 1) * width + column + 1] + 1
          : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
      }
    }
    var (row, column) = (0, 0)
    while row < from.count, column < to.count {
      if old[from.lowerBound + row] == new[to.lowerBound + column] {
        found.append(LineMatch(old: from.lowerBound + row, new: to.lowerBound + column))
        (row, column) = (row + 1, column + 1)
      } else if lengths[(row + 1) * width + column] >= lengths[row * width + column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
  }
}
