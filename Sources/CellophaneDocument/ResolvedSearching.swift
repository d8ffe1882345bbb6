package import CellophaneLook

/// What a page answers to what is typed into its search field.
package struct ResolvedSearching: Codable, Hashable, Sendable {
  /// What stays for any query; `nil` where only listed queries are known.
  package var rule: ResolvedSearchRule?
  /// What is offered to be typed, and what the author's code did for it where there is no rule.
  package var queries: [ResolvedQuery]
  /// What is seen where nothing is found; `queryMark` stands for the query in its texts.
  package var nothing: ResolvedView?
  /// What rows are found by where there is a rule, by collection and row: their words as the rule
  /// folds them.
  package var rows: [String: [String: String]] = [:]
  /// What sections are found by beside their rows, by collection and section.
  package var sections: [String: [String: String]] = [:]
  /// The same in the scopes that are not chosen at first, by their numbers; a row or section that is
  /// missing there is not in the scope.
  package var scopes: [Int: ResolvedScopedSearch] = [:]
  /// What deleting one of the field's tokens does, by their numbers.
  package var removals: [Int: ResolvedOutcome] = [:]

  /// The character that texts of `nothing` have in the query's place.
  package static let queryMark = "\u{FFFC}"

  package init(
    rule: ResolvedSearchRule? = nil, queries: [ResolvedQuery] = [], nothing: ResolvedView? = nil
  ) {
    self.rule = rule
    self.queries = queries
    self.nothing = nothing
  }
}

/// What a page finds in a scope.
package struct ResolvedScopedSearch: Codable, Hashable, Sendable {
  package var rule: ResolvedSearchRule
  package var rows: [String: [String: String]]
  package var sections: [String: [String: String]]

  package init(
    rule: ResolvedSearchRule, rows: [String: [String: String]],
    sections: [String: [String: String]]
  ) {
    self.rule = rule
    self.rows = rows
    self.sections = sections
  }
}

/// Where is searched, to be chosen from side by side.
package struct ResolvedScopes: Codable, Hashable, Sendable {
  package enum Display: String, Codable, Hashable, Sendable {
    case always
    /// While a search is going on.
    case searching
    /// The same, and only once something is typed.
    case typing
  }

  package var titles: [String]
  /// By its number; `nil` for none.
  package var chosen: Int?
  package var display: Display

  package init(titles: [String], chosen: Int?, display: Display) {
    self.titles = titles
    self.chosen = chosen
    self.display = display
  }
}

/// What narrows a search, in its field.
package struct ResolvedToken: Codable, Hashable, Sendable {
  package var text: String
  package var image: ResolvedImage?
  /// `nil` is the look's.
  package var background: LookColor?

  package init(text: String, image: ResolvedImage? = nil, background: LookColor? = nil) {
    self.text = text
    self.image = image
    self.background = background
  }
}

/// What stays of a list that is searched: what contains the query.
package struct ResolvedSearchRule: Codable, Hashable, Sendable {
  package enum Parts: String, CaseIterable, Codable, Hashable, Sendable {
    /// Each row by itself, with the parents that it stands in.
    case rows
    /// Each row with the parents that it stands in and everything beneath it.
    case branches
    /// All of a section, where one of its rows does.
    case sections
  }
  /// What becomes of the index at the list's edge while something is searched for.
  package enum Index: String, CaseIterable, Codable, Hashable, Sendable {
    /// It stands as it stood.
    case stays
    /// Titles go with what they lead to.
    case follows
    /// It goes as a whole.
    case goes
  }
  /// What makes no difference.
  package enum Ignored: String, CaseIterable, Codable, Hashable, Sendable {
    case `case`, diacritics
  }

  package var parts: Parts
  /// The texts of a row that are looked at, by their ordinals in reading order.
  package var texts: Set<Int>
  /// Whether the texts of a section's header count for each of its rows.
  package var looksAtHeaders: Bool
  /// Whether words that the author declared for a row count as well.
  package var looksAtKeywords: Bool
  package var ignored: Set<Ignored>
  /// Whether sections stay when all of their rows are gone.
  package var keepsEmptySections: Bool
  /// Whether parents of what is found open.
  package var opensParents: Bool
  package var index: Index

  package init(
    parts: Parts, texts: Set<Int> = [0], looksAtHeaders: Bool = false,
    looksAtKeywords: Bool = false, ignored: Set<Ignored> = [.case],
    keepsEmptySections: Bool = false, opensParents: Bool = false, index: Index = .stays
  ) {
    self.parts = parts
    self.texts = texts
    self.looksAtHeaders = looksAtHeaders
    self.looksAtKeywords = looksAtKeywords
    self.ignored = ignored
    self.keepsEmptySections = keepsEmptySections
    self.opensParents = opensParents
    self.index = index
  }

  /// The rule in words that are the same on every run: `sections text0 header case`.
  package var words: [String] {
    [parts.rawValue] + texts.sorted().map { "text\($0)" }
      + (looksAtHeaders ? ["header"] : []) + (looksAtKeywords ? ["keywords"] : [])
      + Ignored.allCases.filter(ignored.contains).map(\.rawValue)
      + (keepsEmptySections ? ["keeps-empty"] : []) + (opensParents ? ["opens"] : [])
      + (index == .stays ? [] : ["index-\(index.rawValue)"])
  }
}

/// A query that is offered.
package struct ResolvedQuery: Codable, Hashable, Sendable {
  package var text: String
  /// What the author's code did for it; `nil` where the page's rule answers.
  package var outcome: ResolvedOutcome?
  /// The scope that it is for, by its number; `nil` for the one that is chosen at first.
  package var scope: Int?

  package init(text: String, outcome: ResolvedOutcome? = nil, scope: Int? = nil) {
    self.text = text
    self.outcome = outcome
    self.scope = scope
  }
}
