internal import CellophaneDocument

/// What a rule leaves of an index for a query, exactly as the page's script does it.
struct SearchMatcher {
  let index: SearchIndex
  let rule: ResolvedSearchRule
  private let texts: FoldedTexts

  /// - Parameter texts: The index's, folded as the rule folds.
  init(_ index: SearchIndex, _ rule: ResolvedSearchRule, _ texts: FoldedTexts) {
    self.index = index
    self.rule = rule
    self.texts = texts
  }

  /// Whether a section stays for its header alone.
  func isWhole(_ section: Int, for query: String) -> Bool {
    isWhole(section, for: texts.folded(query))
  }

  private func isWhole(_ section: Int, for query: [UInt8]) -> Bool {
    rule.looksAtHeaders && texts.headers[section].contains { $0.has(query) }
  }

  private func contains(_ row: Int, _ query: [UInt8]) -> Bool {
    let own = texts.rows[row]
    return own.indices.contains { rule.texts.contains($0) && own[$0].has(query) }
      || rule.looksAtKeywords && texts.keywords[row].contains { $0.has(query) }
  }

  /// Which rows stay.
  ///
  /// - Complexity: O(*n*) in the characters of the index.
  func found(_ query: String) -> [Bool] {
    var found = [Bool](repeating: query.isEmpty, count: index.rows.count)
    if query.isEmpty { return found }
    let query = texts.folded(query)
    for (number, section) in index.sections.enumerated() {
      let isWhole = isWhole(number, for: query)
      for row in section.rows { found[row] = isWhole || contains(row, query) }
      if rule.parts == .sections, section.rows.contains(where: { found[$0] }) {
        for row in section.rows { found[row] = true }
      }
    }
    if rule.parts == .branches {
      for row in found.indices {
        if let parent = index.rows[row].parent, found[parent] { found[row] = true }
      }
    }
    for row in found.indices.reversed() where found[row] {
      if let parent = index.rows[row].parent { found[parent] = true }
    }
    return found
  }
}
