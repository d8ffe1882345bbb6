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

  private func words(of line: Hunk.Line) -> String {
    switch line {
    case .same(let line): "  " + old[line].withoutControls
    case .removed(let line): "- " + old[line].visible + Self.end(of: line, in: old)
    case .added(let line): "+ " + new[line].visible + Self.end(of: line, in: new)
    }
  }

  private static func end(of line: Int, in text: TextLines) -> String {
    text.isUnfinished(line) ? " (no line feed at the end)" : ""
  }
}
