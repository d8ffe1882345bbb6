internal import CellophaneDocument

/// A rule on trial: it is compared with the author's answers until one of them is another.
struct SearchTrial {
  private(set) var rule: ResolvedSearchRule
  private let matcher: SearchMatcher
  /// The first difference.
  private(set) var difference: SearchDifference?
  private var hasSeenParents = false
  /// What may become of the index, by what was seen so far.
  private var indexes = ResolvedSearchRule.Index.allCases

  init(_ matcher: SearchMatcher) {
    rule = matcher.rule
    self.matcher = matcher
  }

  /// Takes over from the answer to a query that finds nothing what becomes of empty sections.
  mutating func learn(fromNothing answer: SearchAnswer) {
    rule.keepsEmptySections = answer.rows.isEmpty && !answer.sections.isEmpty
  }

  /// Compares the rule with what the author's function shows.
  ///
  /// - Parameter start: What it shows for no query.
  mutating func compare(_ query: String, _ answer: SearchAnswer, start: SearchAnswer) {
    guard difference == nil else { return }
    let found = matcher.found(query)
    difference = difference(query, answer, found, start)
    if difference == nil { compareParents(query, answer, found, start) }
    if difference == nil { compareIndexes(query, answer, found, start) }
  }

  private func difference(
    _ query: String, _ answer: SearchAnswer, _ found: [Bool], _ start: SearchAnswer
  ) -> SearchDifference? {
    let index = matcher.index
    if let stranger = answer.strangers.first {
      return SearchDifference(query: query, row: stranger, kind: .stranger)
    }
    let shown = Set(answer.rows)
    for row in start.rows where shown.contains(row) != found[row] {
      return SearchDifference(
        query: query, row: index.rows[row].shownName,
        kind: found[row] ? .authorHides : .authorShows)
    }
    let known = Set(start.rows)
    let order = start.rows.filter { shown.contains($0) }
    let rows = answer.rows.filter(known.contains)
    if rows != order, let row = zip(rows, order).first(where: { $0 != $1 })?.0 {
      return SearchDifference(query: query, row: index.rows[row].shownName, kind: .moved)
    }
    return sectionDifference(query, answer, found, start)
  }

  private func sectionDifference(
    _ query: String, _ answer: SearchAnswer, _ found: [Bool], _ start: SearchAnswer
  ) -> SearchDifference? {
    let shown = Set(answer.sections)
    let known = Set(start.rows)
    for section in start.sections {
      let stays =
        query.isEmpty || rule.keepsEmptySections
        || matcher.index.sections[section].rows.contains { found[$0] && known.contains($0) }
        || matcher.isWhole(section, for: query)
      if stays != shown.contains(section) {
        return SearchDifference(
          query: query, row: matcher.index.sections[section].shownName,
          kind: stays ? .authorHidesSection : .authorShowsSection)
      }
    }
    return nil
  }

  /// Parents open for what is found in them, or stand as they stood.
  private mutating func compareParents(
    _ query: String, _ answer: SearchAnswer, _ found: [Bool], _ start: SearchAnswer
  ) {
    for row in answer.rows {
      guard let parent = matcher.index.rows[row].parent, found[row], !query.isEmpty,
        !start.open.contains(parent)
      else { continue }
      let opens = answer.open.contains(parent)
      if !hasSeenParents {
        hasSeenParents = true
        rule.opensParents = opens
      } else if rule.opensParents != opens {
        difference = SearchDifference(
          query: query, row: matcher.index.rows[parent].shownName,
          kind: opens ? .authorOpens : .authorLeavesClosed)
        return
      }
    }
  }
}

extension SearchTrial {
  /// The index stays, follows what is found, or goes.
  private mutating func compareIndexes(
    _ query: String, _ answer: SearchAnswer, _ found: [Bool], _ start: SearchAnswer
  ) {
    if query.isEmpty || start.titles.isEmpty { return }
    let shown = answer.titles.map(\.text)
    let (rows, sections) = (Set(answer.rows), Set(answer.sections))
    indexes.removeAll { index in
      let expected: [SearchAnswer.Title] =
        switch index {
        case .stays: start.titles
        case .goes: []
        case .follows:
          start.titles.filter {
            switch $0.place {
            case .row(let row): rows.contains(row)
            case .section(let section): sections.contains(section)
            case .search: true
            case nil: false
            }
          }
        }
      return expected.map(\.text) != shown
    }
    if let index = indexes.first {
      rule.index = index
    } else {
      difference = SearchDifference(
        query: query, row: shown.joined(separator: " "), kind: .authorShowsIndex)
    }
  }
}

/// Where a rule and the author's function part.
struct SearchDifference: Equatable {
  enum Kind {
    case authorHides, authorShows, stranger, moved, authorHidesSection, authorShowsSection
    case authorOpens, authorLeavesClosed, authorShowsIndex
  }

  var query: String
  /// The row or section, by what it is called.
  var row: String
  var kind: Kind

  /// What the author's function does, and what the rule does instead.
  var sentence: String {
    let (author, rule) =
      switch kind {
      case .authorHides: ("hides the row", "shows")
      case .authorShows: ("shows the row", "hides")
      case .stranger: ("brings the row", "has no such row before, and cannot show")
      case .moved: ("moves the row", "leaves in its place")
      case .authorHidesSection: ("hides the section", "shows")
      case .authorShowsSection: ("shows the section", "hides")
      case .authorOpens: ("opens the row", "leaves closed")
      case .authorLeavesClosed: ("leaves closed the row", "opens")
      case .authorShowsIndex: ("shows the index", "cannot show")
      }
    return "for '\(query)' the screen's own code \(author) '\(row)', which the rule \(rule)"
  }
}

extension SearchIndex.Row {
  /// What a reader would call it.
  var shownName: String { texts.first ?? name }
}

extension SearchIndex.Section {
  var shownName: String { header.first ?? name }
}
