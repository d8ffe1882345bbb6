internal import CellophaneDocument

extension ResolvedSearchRule {
  /// The rules that are tried where none is declared, in their order: what is usual comes first.
  static func candidates(for index: SearchIndex, _ limits: Limits) -> [ResolvedSearchRule] {
    let foldings: [Set<Ignored>] = [[.case], [.case, .diacritics], []]
    let texts = choices(of: index, limits)
    return foldings.flatMap { ignored in
      Parts.allCases.flatMap { parts in
        [false, true].flatMap { looksAtHeaders in
          (texts + (parts == .sections && looksAtHeaders ? [[]] : [])).map {
            ResolvedSearchRule(
              parts: parts, texts: $0, looksAtHeaders: looksAtHeaders, ignored: ignored)
          }
        }
      }
    }
  }

  /// Sets of ordinals: the first text, the first two and so on, then every other choice.
  private static func choices(of index: SearchIndex, _ limits: Limits) -> [Set<Int>] {
    let count = textCount(of: index)
    var choices = (1...count).map { Set(0..<$0) }
    if leavesOutTexts(of: index, limits) {
      let first = min(count, max(1, limits.searchedTexts))
      return Array(choices.prefix(first)) + (count > first ? [Set(0..<count)] : [])
    }
    for bits in 1..<(1 << count) {
      let choice = Set((0..<count).filter { bits & 1 << $0 != 0 })
      if !choices.contains(choice) { choices.append(choice) }
    }
    return choices
  }

  private static func textCount(of index: SearchIndex) -> Int {
    max(index.rows.map(\.texts.count).max() ?? 1, 1)
  }

  /// Whether there are choices of a row's texts that no rule is tried for.
  static func leavesOutTexts(of index: SearchIndex, _ limits: Limits) -> Bool {
    let count = textCount(of: index)
    return count > 1
      && (count > limits.searchedTexts || index.rows.count > limits.searchedInEveryText)
  }

  /// The rule as one says it: "rows whose first text contains the query, ignoring case".
  var sentence: String {
    let what =
      switch parts {
      case .rows: "rows"
      case .branches: "rows, with what is beneath them,"
      case .sections: "sections with a row"
      }
    let ordinals = ["first", "second", "third", "fourth"]
    let names =
      texts.sorted().map {
        ordinals.indices.contains($0) ? "\(ordinals[$0]) text" : "text \($0 + 1)"
      }
      + (looksAtHeaders ? ["section's header"] : []) + (looksAtKeywords ? ["keywords"] : [])
    let folding = Ignored.allCases.filter(ignored.contains).map(\.rawValue)
    return "\(what) whose \(names.joined(separator: " or ")) contains the query"
      + (folding.isEmpty ? "" : ", ignoring \(folding.joined(separator: " and "))")
  }
}
