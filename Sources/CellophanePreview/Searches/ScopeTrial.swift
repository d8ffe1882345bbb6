internal import CellophaneDocument

/// A scope that is not chosen at first: what is left of the rows in it before anything is typed.
///
/// A page hides what a scope leaves out, so that it can only show fewer rows, in the same order.
struct ScopeTrial {
  private let index: SearchIndex
  /// What is known of the scope that is chosen at first.
  private let known: ResolvedSearching
  private let shown: SearchAnswer
  private let all: SearchAnswer

  /// - Parameters:
  ///   - shown: What the author's function shows in the scope.
  ///   - all: What it shows in the one that is chosen at first.
  init(
    _ index: SearchIndex, _ known: ResolvedSearching, _ shown: SearchAnswer, of all: SearchAnswer
  ) {
    self.index = index
    self.known = known
    self.shown = shown
    self.all = all
  }

  /// The rules that are tried: the known one first. Sections are not found by rows in one scope and
  /// as a whole in another.
  func candidates(
    _ declared: ResolvedSearchRule?, _ limits: Limits
  ) -> [ResolvedSearchRule] {
    if let declared { return [declared] }
    let known = known.rule.map { [$0] } ?? []
    return known
      + ResolvedSearchRule.candidates(for: index, limits).filter {
        ($0.parts == .sections) == (known.first?.parts == .sections) && !known.contains($0)
      }
  }

  /// What a page cannot show of the scope.
  var difference: SearchDifference? {
    if let stranger = shown.strangers.first ?? missing.first {
      return SearchDifference(query: "", row: stranger, kind: .stranger)
    }
    let rows = Set(shown.rows)
    let order = all.rows.filter(rows.contains)
    if let row = zip(shown.rows, order).first(where: { $0 != $1 })?.0 {
      return SearchDifference(query: "", row: index.rows[row].shownName, kind: .moved)
    }
    return partDifference
  }

  /// The rows that come with the scope.
  private var missing: [String] {
    let rows = Set(all.rows)
    return shown.rows.filter { !rows.contains($0) }.map { index.rows[$0].shownName }
  }

  /// What would have to be hidden that nothing is searched by.
  private var partDifference: SearchDifference? {
    let (rows, sections) = (Set(shown.rows), Set(shown.sections))
    for number in all.sections {
      let section = index.sections[number]
      guard sections.contains(number) else {
        if known.sections[section.collection]?[section.name] != nil { continue }
        return SearchDifference(query: "", row: section.shownName, kind: .authorHidesSection)
      }
      for row in section.rows where known.rule?.parts == .sections && !rows.contains(row) {
        return SearchDifference(query: "", row: index.rows[row].shownName, kind: .authorHides)
      }
    }
    return nil
  }

  /// What the page finds in the scope.
  func search(by rule: ResolvedSearchRule) -> ResolvedScopedSearch {
    let words = SearchWords(index, rule)
    var search = ResolvedScopedSearch(rule: rule, rows: words.rows, sections: words.sections)
    let (rows, sections) = (Set(shown.rows), Set(shown.sections))
    for row in all.rows where !rows.contains(row) {
      let collection = index.sections[index.rows[row].section].collection
      search.rows[collection]?[index.rows[row].name] = nil
    }
    for number in all.sections where !sections.contains(number) {
      let section = index.sections[number]
      search.sections[section.collection]?[section.name] = nil
    }
    return search
  }
}
