internal import CellophaneDocument

/// Finds lines of two texts that are the same, in an order that both have.
struct LineMatcher {
  struct Match: Hashable {
    var old: Int
    var new: Int
  }

  /// A stretch of both texts that is not matched yet.
  private struct Stretch {
    var old: Range<Int>
    var new: Range<Int>
    var depth: Int
  }

  /// How many pairs of lines are compared exactly, and how often a stretch is split: what is
  /// beyond counts as replaced.
  private static let exactLimit = 40_000
  private static let depthLimit = 24

  // Lines as numbers, equal for equal lines.
  private var old: [Int] = []
  private var new: [Int] = []
  private var found: [Match] = []

  init(_ old: [String], _ new: [String]) {
    var numbers: [String: Int] = [:]
    func number(_ line: String) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    self.old = old.map(number)
    self.new = new.map(number)
  }

  /// All matches, in order.
  mutating func matches() -> [Match] {
    var open = [Stretch(old: old.indices, new: new.indices, depth: 0)]
    while let stretch = open.popLast() {
      let rest = trim(stretch)
      guard !rest.old.isEmpty, !rest.new.isEmpty else { continue }
      if rest.old.count * rest.new.count <= Self.exactLimit {
        matchExactly(rest)
      } else if rest.depth < Self.depthLimit {
        open += split(rest)
      }
    }
    return found.sorted { $0.old < $1.old }
  }

  /// Matches what a stretch begins and ends with, and gives what is between.
  private mutating func trim(_ stretch: Stretch) -> Stretch {
    var (from, to) = (stretch.old, stretch.new)
    while let first = from.first, let other = to.first, old[first] == new[other] {
      found.append(Match(old: first, new: other))
      from.removeFirst()
      to.removeFirst()
    }
    while let last = from.last, let other = to.last, old[last] == new[other] {
      found.append(Match(old: last, new: other))
      from.removeLast()
      to.removeLast()
    }
    return Stretch(old: from, new: to, depth: stretch.depth)
  }

  /// The stretches between lines that stand once on both sides; none where there are no such.
  private mutating func split(_ stretch: Stretch) -> [Stretch] {
    let anchors = anchors(of: stretch)
    guard !anchors.isEmpty else { return [] }
    found += anchors
    var stretches: [Stretch] = []
    var (from, to) = (stretch.old.lowerBound, stretch.new.lowerBound)
    let end = Match(old: stretch.old.upperBound, new: stretch.new.upperBound)
    for anchor in anchors + [end] {
      stretches.append(
        Stretch(old: from..<anchor.old, new: to..<anchor.new, depth: stretch.depth + 1))
      (from, to) = (anchor.old + 1, anchor.new + 1)
    }
    return stretches
  }

  /// The longest increasing run of the pairs of lines that stand once on both sides.
  private func anchors(of stretch: Stretch) -> [Match] {
    var places: [Int: Int] = [:]
    var repeated = Set<Int>()
    for place in stretch.new where places.updateValue(place, forKey: new[place]) != nil {
      repeated.insert(new[place])
    }
    var counts: [Int: Int] = [:]
    for place in stretch.old { counts[old[place], default: 0] += 1 }
    let pairs = stretch.old.compactMap { place -> Match? in
      let line = old[place]
      guard counts[line] == 1, !repeated.contains(line), let other = places[line] else {
        return nil
      }
      return Match(old: place, new: other)
    }
    return LongestRun.increasing(pairs.map(\.new)).map { pairs[$0] }
  }

  /// The longest common run of a short stretch, by a table.
  private mutating func matchExactly(_ stretch: Stretch) {
    let (from, to) = (Array(stretch.old), Array(stretch.new))
    let width = to.count + 1
    var lengths = [Int](repeating: 0, count: (from.count + 1) * width)
    for row in stride(from: from.count - 1, through: 0, by: -1) {
      for column in stride(from: to.count - 1, through: 0, by: -1) {
        lengths[row * width + column] =
          old[from[row]] == new[to[column]]
          ? lengths[(row + 1) * width + column + 1] + 1
          : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
      }
    }
    var (row, column) = (0, 0)
    while row < from.count, column < to.count {
      if old[from[row]] == new[to[column]] {
        found.append(Match(old: from[row], new: to[column]))
        (row, column) = (row + 1, column + 1)
      } else if lengths[(row + 1) * width + column] >= lengths[row * width + column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
  }
}
