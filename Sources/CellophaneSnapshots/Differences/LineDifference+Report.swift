extension LineDifference {
  /// The difference for people: how much changed in words, then the changed lines with a few of
  /// those around them, and a count of what is left out.
  ///
  /// - Parameters:
  ///   - limit: How many lines are shown.
  ///   - width: How many characters of a line are shown.
  package func report(limit: Int = 120, width: Int = 300) -> String {
    let shown = hunks(context: 2)
    var text = [summary]
    text += shown.prefix(limit).map { line in
      line.count > width ? "\(line.prefix(width))…" : line
    }
    if shown.count > limit {
      text.append("… and \(Self.count(shown.count - limit, "line")) more")
    }
    return text.joined(separator: "\n")
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

  /// The changed lines with those around them, and the new text's line number before each stretch.
  private func hunks(context: Int) -> [String] {
    var near = [Bool](repeating: false, count: lines.count)
    for (index, line) in lines.enumerated() {
      if case .same = line { continue }
      for place in max(0, index - context)...min(lines.count - 1, index + context) {
        near[place] = true
      }
    }
    var text: [String] = []
    var number = 0
    for (index, line) in lines.enumerated() {
      if case .removed = line {} else { number += 1 }
      guard near[index] else { continue }
      if index == 0 || !near[index - 1] { text.append("@@ line \(max(number, 1)) @@") }
      switch line {
      case .same(let line): text.append("  \(line)")
      case .removed(let line): text.append("- \(line)")
      case .added(let line): text.append("+ \(line)")
      }
    }
    return text
  }
}
