internal import CellophaneDocument

/// What rows and sections are found by, written out for a rule.
///
/// An element stays where its words contain the query or one inside it stays; sections without
/// words of their own stay with their rows, and rows without any stay with their section.
struct SearchWords {
  private(set) var rows: [String: [String: String]] = [:]
  private(set) var sections: [String: [String: String]] = [:]

  /// - Complexity: O(*n*) in the characters of the index.
  init(_ index: SearchIndex, _ rule: ResolvedSearchRule) {
    let texts = FoldedTexts(index, ignoring: rule.ignored)
    for (number, section) in index.sections.enumerated() {
      let header = rule.looksAtHeaders ? texts.headers[number] : []
      var own: [[UInt8]] = []
      for row in section.rows {
        let words = Self.words(of: row, texts, rule)
        own += words
        if rule.parts == .sections { continue }
        var all = header + words
        var parent = rule.parts == .branches ? index.rows[row].parent : nil
        while let row = parent {
          all += Self.words(of: row, texts, rule)
          parent = index.rows[row].parent
        }
        rows[section.collection, default: [:]][index.rows[row].name] = Self.joined(all)
      }
      if rule.parts == .sections {
        sections[section.collection, default: [:]][section.name] = Self.joined(header + own)
      } else if !rule.keepsEmptySections {
        sections[section.collection, default: [:]][section.name] =
          section.rows.isEmpty ? Self.joined(header) : ""
      }
    }
  }

  private static func words(
    of row: Int, _ texts: FoldedTexts, _ rule: ResolvedSearchRule
  ) -> [[UInt8]] {
    let own = texts.rows[row]
    return own.indices.filter(rule.texts.contains).map { own[$0] }
      + (rule.looksAtKeywords ? texts.keywords[row] : [])
  }

  private static func joined(_ words: [[UInt8]]) -> String {
    words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }
}
