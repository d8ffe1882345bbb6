extension LineDifference {
  /// Changed lines with those around them, by their places.
  struct Hunk {
    /// A place in the old text, or in the new one for a line that came.
    enum Line {
      case same(Int)
      case removed(Int)
      case added(Int)
    }

    /// The new text's line that it begins at, from 1.
    var number: Int
    var stretches: ArraySlice<Stretch>
    var before: Int
    var after: Int

    var lines: [Line] {
      var lines: [Line] = []
      var place = (stretches.first?.old.lowerBound ?? 0) - before
      for stretch in stretches {
        lines += (place..<stretch.old.lowerBound).map { .same($0) }
        lines += stretch.old.map { .removed($0) }
        lines += stretch.new.map { .added($0) }
        place = stretch.old.upperBound
      }
      return lines + (place..<place + after).map { .same($0) }
    }
  }

  /// Stretches that share some of the lines around them are one hunk.
  func hunks(context: Int) -> some Sequence<Hunk> {
    sequence(state: stretches.startIndex) { next -> Hunk? in
      let first = next
      guard first < stretches.endIndex else { return nil }
      next += 1
      while next < stretches.endIndex,
        stretches[next].old.lowerBound - stretches[next - 1].old.upperBound <= 2 * context
      {
        next += 1
      }
      let before = min(context, stretches[first].old.lowerBound)
      let after = min(context, old.count - stretches[next - 1].old.upperBound)
      return Hunk(
        number: stretches[first].new.lowerBound - before + 1, stretches: stretches[first..<next],
        before: before, after: after)
    }
  }
}
