internal import CellophaneDocument
internal import UIKit

extension SearchAsker {
  /// Finds out what deleting each token of the field brings, each on an instance of its own, and what
  /// finds the rows that come. A token stays unknown where another rule holds without it.
  func addRemovals(
    to searching: inout ResolvedSearching, of searched: ResolvedScreen.Searched,
    bodies: inout BodyPool
  ) async {
    guard let rule = searching.rule else { return }
    for number in searched.tokens.indices {
      let first = await makeStage()
      let start = screens.screen(of: first.controller, in: first)
      first.leave()
      let stage = await makeStage()
      defer { stage.leave() }
      guard let search = stage.controller.searchInside, search.deletesTokens else { return }
      let (query, scope) = (search.query, search.scopes?.chosen)
      let asked: Void? = await questions.ask(
        AskedQuestion(
          name: "token \(number)", kind: "token",
          words: "deleting the token '\(searched.tokens[number].text)'"),
        else: "the page says that it does not know it"
      ) {
        search.delete(token: number)
        await stage.settle()
      }
      if asked == nil { continue }
      let found = screens.screen(of: stage.controller, in: stage)
      guard let now = found.searched,
        let others = await answers(on: stage, showing: now), others.rule == rule,
        others.scopes.mapValues(\.rule) == searching.scopes.mapValues(\.rule)
      else { continue }
      let shown = found.searched(for: query, in: scope, narrowedBy: searched.tokens)
      searching.add(others)
      let difference = ScreenDifference(from: start, to: shown, bodies: &bodies)
      if !difference.edits.isEmpty {
        searching.removals[number] = ResolvedOutcome(difference.edits)
      }
    }
  }

  /// What finds the rows of an instance.
  private func answers(
    on stage: Stage, showing searched: ResolvedScreen.Searched
  ) async -> ResolvedSearching? {
    let collections = searched.content.collections
    let index = SearchIndex(collections, keywords: declaration?.keywords ?? [:])
    if index.rows.isEmpty { return nil }
    let probe = Probe(Session(stage, screens), setup: .start, limits: limits)
    var talk = SearchTalk(
      probe, asking: questions,
      reader: SearchReader(index, of: probe, collections: collections.map(\.name)))
    return await compare(index, &talk, shown: searched)
  }
}

extension ResolvedSearching {
  /// Takes what finds more rows and sections.
  fileprivate mutating func add(_ others: ResolvedSearching) {
    rows.add(others.rows)
    sections.add(others.sections)
    for (number, other) in others.scopes {
      scopes[number]?.rows.add(other.rows)
      scopes[number]?.sections.add(other.sections)
    }
  }
}

extension [String: [String: String]] {
  fileprivate mutating func add(_ others: Self) {
    merge(others) { own, other in own.merging(other) { words, _ in words } }
  }
}
