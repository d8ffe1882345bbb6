extension LineDifference {
  /// The difference for people: how much changed in words, then the changed lines with a few of
  /// those around them, and a count of what is left out.
  ///
  /// - Parameters:
  ///   - limit: How many lines are shown.
  ///   - width: How many characters of a line are shown.
  package func report(limit: Int = 120, width: Int = 300) -> String {
    var shown: [String] = []
    var changed = 0
    for hunk in hunks(context: 2) {
      guard shown.count < limit else { break }
      shown.append("@@ line \(hunk.number) @@")
      for line in hunk.lines.prefix(limit - shown.count) {
        shown.append(cut(words(of: line), to: width))
        if case .same = line { continue }
        changed += 1
      }
    }
    let left = removedCount + addedCount - changed
    if left > 0 { shown.append("… and \(Self.count(left, "changed line")) more") }
    return ([summary] + shown).joined(separator: "\n")
  }

  /// How much changed, in words.
  package var summary: String {
    switch (removedCount, addedCount) {
    case (0, 0): "nothing changed"
    case (let removed, 0): "\(Self.count(removed, "line")) removed"
    case (0, let added): "\(Self.count(added, "line")) added"
    case (let removed, let added):
      "\(Self.count(removed, "line")) removed, \(Self.count(added, "line")) added"
    }
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private func cut(_ line: String, to width: Int) -> String {
    // A line has at most as many characters as bytes, which are counted already.
    line.utf8.count > width && line.count > width ? "\(line.prefix(width))…" : line
  }

  private func words(of line: Place) -> String {
    switch line {
    case .same(let line): "  " + old[line]
    case .removed(let line): "- " + old[line].visible + Self.end(of: line, in: old)
    case .added(let line): "+ " + new[line].visible + Self.end(of: line, in: new)
    }
  }

  private static func end(of line: Int, in text: TextLines) -> String {
    text.isUnfinished(line) ? " (no line feed at the end)" : ""
  }
}

// Hunks.
extension LineDifference {
  private enum Place {
    case same(Int)
    case removed(Int)
    case added(Int)
  }

  /// Changed lines with those around them, by their places.
  private struct Hunk {
    /// The new text's line that it begins at, from 1.
    var number: Int
    var stretches: ArraySlice<Stretch>
    var before: Int
    var after: Int

    var lines: [Place] {
      var lines: [Place] = []
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
  private func hunks(context: Int) -> some Sequence<Hunk> {
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
