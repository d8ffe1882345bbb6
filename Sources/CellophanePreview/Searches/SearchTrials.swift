internal import CellophaneDocument

/// Rules on trial together: those that differ once are out.
struct SearchTrials {
  private var trials: [SearchTrial]

  init(_ rules: [ResolvedSearchRule], _ index: SearchIndex) {
    var texts: [Set<ResolvedSearchRule.Ignored>: FoldedTexts] = [:]
    trials = rules.map { rule in
      let folded = texts[rule.ignored] ?? FoldedTexts(index, ignoring: rule.ignored)
      texts[rule.ignored] = folded
      return SearchTrial(SearchMatcher(index, rule, folded))
    }
  }

  /// Whether a rule has agreed so far.
  var hasCandidates: Bool { trials.contains { $0.difference == nil } }

  /// The first rule that has agreed so far.
  var agreed: ResolvedSearchRule? { trials.first { $0.difference == nil }?.rule }

  /// The rule that agreed longest.
  var last: ResolvedSearchRule? { trials.first?.rule }

  /// Where the rule that agreed longest differs; `nil` while one agrees.
  var difference: SearchDifference? { trials.first?.difference }

  mutating func learn(fromNothing answer: SearchAnswer) {
    for index in trials.indices { trials[index].learn(fromNothing: answer) }
  }

  mutating func compare(_ query: String, _ answer: SearchAnswer, start: SearchAnswer) {
    guard hasCandidates else { return }
    for index in trials.indices { trials[index].compare(query, answer, start: start) }
    if hasCandidates {
      trials.removeAll { $0.difference != nil }
    } else {
      trials = Array(trials.prefix(1))
    }
  }
}
