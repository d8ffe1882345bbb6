internal import CellophaneSnapshots

extension [LikeChanges] {
  /// All of them for people: one of each kind with what changed, and the names of those like it.
  ///
  /// - Parameter showsLines: Whether the changed lines follow the words.
  package func text(showsLines: Bool = false) -> String {
    map { $0.text(showsLines: showsLines) }.joined(separator: "\n\n")
  }

  /// How many there are, in words: `3 changes of 2 kinds`.
  package var countInWords: String {
    let all = reduce(0) { $0 + $1.changes.count }
    let changes = "\(all) change\(all == 1 ? "" : "s")"
    return count == all ? changes : "\(changes) of \(count) \(count == 1 ? "kind" : "kinds")"
  }
}

extension LikeChanges {
  /// How many of those that are alike are named.
  private static let limit = 12

  package func text(showsLines: Bool) -> String {
    var lines = [first.heading] + first.notes.map { "  \($0)" }
    lines += first.sentences.map { "  \($0)" }
    // A text that came or went is nothing but changed lines.
    if showsLines, first.isOnBothSides {
      lines += first.lines.report().split(separator: "\n", omittingEmptySubsequences: false)
        .map { "    \($0)" }
    }
    if !others.isEmpty {
      let names = others.prefix(Self.limit).map(\.fileName).joined(separator: ", ")
      let more = others.count > Self.limit ? " and \(others.count - Self.limit) more" : ""
      lines.append("  and \(others.count) alike: \(names)\(more)")
    }
    return lines.joined(separator: "\n")
  }
}

extension Change {
  /// Its name, after the line where its test is declared.
  package var heading: String {
    guard let source else { return group.isEmpty ? fileName : "\(group): \(fileName)" }
    let file = source.file.split(separator: "/").last ?? ""
    return "\(group.isEmpty ? "" : "\(group)/")\(file):\(source.line): \(fileName)"
  }
}
