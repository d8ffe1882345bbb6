/// Finds which lines of two texts are not the same.
enum LineMatcher {
  static func stretches(from old: TextLines, to new: TextLines) -> [LineDifference.Stretch] {
    let whole = LineDifference.Stretch(old: 0..<old.count, new: 0..<new.count)
    let rest = TextLines.comparing(old, new) { lines in
      trim(whole, isSame: lines.isSame)
    }
    guard !rest.old.isEmpty || !rest.new.isEmpty else { return [] }
    guard !rest.old.isEmpty, !rest.new.isEmpty else { return [rest] }
    let few = TextLines.comparing(old, new) { FewEdits(lines: $0).stretches(in: rest) }
    if let few { return few }
    var many = ManyEdits(old, new, in: rest)
    return many.stretches()
  }

  /// What is between the lines that a stretch begins and ends with on both sides.
  static func trim(
    _ stretch: LineDifference.Stretch, isSame: (Int, Int) -> Bool
  ) -> LineDifference.Stretch {
    var (from, to) = (stretch.old.lowerBound, stretch.new.lowerBound)
    var (end, otherEnd) = (stretch.old.upperBound, stretch.new.upperBound)
    while from < end, to < otherEnd, isSame(from, to) {
      from += 1
      to += 1
    }
    while from < end, to < otherEnd, isSame(end - 1, otherEnd - 1) {
      end -= 1
      otherEnd -= 1
    }
    return LineDifference.Stretch(old: from..<end, new: to..<otherEnd)
  }

  /// What lies between matches, which are in order.
  static func stretches(
    in whole: LineDifference.Stretch, between matches: [LineMatch]
  ) -> [LineDifference.Stretch] {
    var stretches: [LineDifference.Stretch] = []
    var (from, to) = (whole.old.lowerBound, whole.new.lowerBound)
    let end = LineMatch(old: whole.old.upperBound, new: whole.new.upperBound)
    for match in matches + [end] {
      if from < match.old || to < match.new {
        stretches.append(LineDifference.Stretch(old: from..<match.old, new: to..<match.new))
      }
      (from, to) = (match.old + 1, match.new + 1)
    }
    return stretches
  }
}

/// A line that both texts have.
struct LineMatch: Hashable {
  var old: Int
  var new: Int
}
