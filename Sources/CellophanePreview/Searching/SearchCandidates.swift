internal import CellophaneDocument

extension ResolvedSearchRule {
  /// The most rows with which other texts than the first two are tried by themselves.
  private static let thoroughRows = 500
  /// The most texts of a row of which every choice is tried.
  private static let thoroughTexts = 4

  /// The rules that are tried where none is declared, in their order: what is usual comes first.
  static func candidates(for index: SearchIndex) -> [ResolvedSearchRule] {
    let foldings: [Set<Ignored>] = [[.case], [.case, .diacritics], []]
    let texts = choices(of: index)
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
  private static func choices(of index: SearchIndex) -> [Set<Int>] {
    let count = max(index.rows.map(\.texts.count).max() ?? 1, 1)
    var choices = (1...count).map { Set(0..<$0) }
    guard count <= thoroughTexts, index.rows.count <= thoroughRows else {
      return Array(choices.prefix(thoroughTexts)) + (count > thoroughTexts ? [Set(0..<count)] : [])
    }
    for bits in 1..<(1 << count) {
      let choice = Set((0..<count).filter { bits & 1 << $0 != 0 })
      if !choices.contains(choice) { choices.append(choice) }
    }
    return choices
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
