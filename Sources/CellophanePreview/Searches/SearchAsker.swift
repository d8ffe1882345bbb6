internal import CellophaneDocument
internal import UIKit

/// Finds out what the author's function makes of queries, and which rule says the same.
@MainActor struct SearchAsker {
  let title: String
  let declaration: SearchDeclaration?
  let gathering: PageGathering
  let questions: Questions
  let screens: SpentScreens
  /// How long rules are compared; `nil` is as long as it takes.
  var time: Stopwatch?
  let makeStage: @MainActor () async -> Stage

  var limits: Limits { gathering.limits }

  /// What the page answers, which is nothing where no rule is known; `nil` where nobody hears a search.
  ///
  /// - Parameters:
  ///   - screen: What is shown before anything is typed, with all its rows.
  ///   - bodies: Takes what the answers to listed queries bring.
  func searching(
    of screen: ResolvedScreen, bodies: inout BodyPool
  ) async -> ResolvedSearching? {
    guard let searched = screen.searched else {
      if declaration != nil { noteMissing() }
      return nil
    }
    guard searched.text.isEmpty else { return ResolvedSearching() }
    if let declaration, declaration.rule == nil {
      return ResolvedSearching(
        queries: await answers(to: declaration.queries, in: searched.scopes, bodies: &bodies))
    }
    let collections = searched.content.collections
    let index = SearchIndex(collections, keywords: declaration?.keywords ?? [:])
    for name in index.unusedKeywords.sorted() { noteUnused(name) }
    let stage = await makeStage()
    defer { stage.leave() }
    let isHeard = stage.controller.searchInside?.isHeard == true
    guard isHeard, !index.rows.isEmpty else {
      if declaration != nil { noteMissing() }
      return isHeard ? ResolvedSearching() : nil
    }
    let probe = Probe(Session(stage, screens), setup: .start, limits: limits)
    var talk = SearchTalk(
      probe, asking: questions,
      reader: SearchReader(index, of: probe, collections: collections.map(\.name)))
    guard var searching = await compare(index, &talk, shown: searched) else {
      return ResolvedSearching()
    }
    await addRemovals(to: &searching, of: searched, bodies: &bodies)
    return searching
  }

  func compare(
    _ index: SearchIndex, _ talk: inout SearchTalk, shown: ResolvedScreen.Searched
  ) async -> ResolvedSearching? {
    let bound = min(limits.queries, max(limits.searchedRows / index.rows.count, 16))
    let queries = TriedQueries(index, declared: declaration?.queries ?? [], limit: bound)
    var trials = trials(of: index)
    var nothing: ResolvedView?
    let isDone = await compare(&trials, queries, &talk) {
      nothing = self.nothing($0, queries.nothing, shown.content)
    }
    guard isDone else { return nil }
    if let difference = trials.difference {
      note(difference, trials.last)
      noteTexts(of: index)
    }
    if queries.isBounded, trials.difference == nil { noteBound(queries) }
    guard let rule = declaration == nil ? trials.agreed : trials.last else { return nil }
    await noteEdges(queries, &talk, shown.content)
    var searching = ResolvedSearching(
      rule: rule, queries: (declaration?.queries ?? []).map { ResolvedQuery(text: $0) },
      nothing: nothing?.unnamed)
    let words = SearchWords(index, rule)
    searching.rows = words.rows
    searching.sections = words.sections
    guard let scopes = shown.scopes else { return searching }
    let all = talk.start
    for number in scopes.titles.indices where number != scopes.chosen {
      guard await talk.choose(scope: number) else { return nil }
      let scope = ScopeTrial(index, searching, talk.start, of: all)
      var trials = SearchTrials(scope.candidates(declaration?.rule, limits), index)
      guard await compare(&trials, queries, &talk) else { return nil }
      if let difference = scope.difference ?? trials.difference {
        note(difference, trials.last, in: scopes.titles[number])
      }
      let isKnown = declaration != nil || scope.difference == nil
      guard isKnown, let rule = declaration == nil ? trials.agreed : trials.last else { return nil }
      searching.scopes[number] = scope.search(by: rule)
    }
    return searching
  }

  /// Compares rules with what the author's function shows.
  ///
  /// - Parameter nothing: Is called while nothing is found.
  /// - Returns: Whether it lived to answer.
  private func compare(
    _ trials: inout SearchTrials, _ queries: TriedQueries, _ talk: inout SearchTalk,
    nothing: (SearchTalk) -> Void = { _ in }
  ) async -> Bool {
    guard let empty = await talk.answer(to: "") else { return false }
    trials.compare("", empty, start: talk.start)
    if let missing = await talk.answer(to: queries.nothing) {
      nothing(talk)
      trials.learn(fromNothing: missing)
      trials.compare(queries.nothing, missing, start: talk.start)
    }
    for query in queries.queries where trials.hasCandidates {
      if time?.isOver() == true {
        noteTime()
        return false
      }
      guard let empty = await talk.answer(to: "") else { return false }
      trials.compare("", empty, start: talk.start)
      guard let found = await talk.answer(to: query) else { continue }
      trials.compare(query, found, start: talk.start)
    }
    return true
  }

  /// What the author's function makes of listed queries in every scope, each on an instance of its
  /// own; of scopes that are not chosen at first also what they show before anything is typed.
  private func answers(
    to queries: [String], in scopes: ResolvedScopes?, bodies: inout BodyPool
  ) async -> [ResolvedQuery] {
    guard let scopes else { return await answers(to: queries, inScope: nil, bodies: &bodies) }
    var answers: [ResolvedQuery] = []
    for number in scopes.titles.indices {
      let own = number == scopes.chosen ? [] : [""]
      answers += await self.answers(to: own + queries, inScope: number, bodies: &bodies)
    }
    return answers
  }

  private func answers(
    to queries: [String], inScope scope: Int?, bodies: inout BodyPool
  ) async -> [ResolvedQuery] {
    let first = await makeStage()
    let start = screens.screen(of: first.controller, in: first)
    first.leave()
    var answers: [ResolvedQuery] = []
    var isHeard = false
    for query in queries {
      let stage = await makeStage()
      defer { stage.leave() }
      guard let search = stage.controller.searchInside, search.isHeard else { continue }
      let (before, chosen) = (search.query, search.scopes?.chosen)
      isHeard = true
      let answer: Void? = await questions.ask(
        Interaction.search(query).question(called: "search"),
        else: "the page says that it does not know it"
      ) {
        if let scope { search.choose(scope: scope) }
        if !query.isEmpty { search.search(for: query) }
        await stage.settle()
      }
      if answer == nil { continue }
      let found = screens.screen(of: stage.controller, in: stage)
      let difference = ScreenDifference(
        from: start, to: found.searched(for: before, in: chosen), bodies: &bodies)
      answers.append(
        ResolvedQuery(text: query, outcome: ResolvedOutcome(difference.edits), scope: scope))
    }
    if !isHeard { noteMissing() }
    return answers
  }

  private func trials(of index: SearchIndex) -> SearchTrials {
    SearchTrials(
      declaration?.rule.map { [$0] } ?? ResolvedSearchRule.candidates(for: index, limits), index)
  }

  /// What shows now of what is searched.
  func content(of talk: SearchTalk, readsRows: Bool) -> ResolvedScreen? {
    let resolver = ScreenResolver(gathering: gathering) { [gathering] view, name, label in
      ListResolver.collection(view, gathering, name: name, label: label, readsRows: readsRows)
    }
    return resolver.screen(ofRoot: talk.probe.stage.controller).searched?.content
  }

  // MARK: Nothing

  /// What is seen in the rows' place where nothing is found.
  private func nothing(
    _ talk: SearchTalk, _ query: String, _ shown: ResolvedScreen
  ) -> ResolvedView? {
    guard let content = content(of: talk, readsRows: false) else { return nil }
    switch content {
    case .view(let view):
      // A view that was there before has the list in it.
      if case .view = shown { return nil }
      return view.marking(query)
    case .collection(let collection):
      guard case .collection(let before) = shown,
        let view = collection.backgroundView, view != before.backgroundView
      else { return nil }
      return view.marking(query)
    default: return nil
    }
  }

  // MARK: Findings

  private func noteMissing() {
    gathering.note(
      "search-missing",
      "the preview '\(title)' declares what its search shows, and its first screen has no search "
        + "controller with an updater, no search bar with a delegate, or no rows; set one, or "
        + "declare nothing")
  }

  private func noteUnused(_ name: String) {
    gathering.note(
      "search-keywords",
      "the preview '\(title)' declares words that find '\(name)', and no row is called so; name "
        + "a row by its identifier or by a text that it shows")
  }

  private func note(
    _ difference: SearchDifference, _ rule: ResolvedSearchRule?, in scope: String? = nil
  ) {
    let sentence = rule?.sentence ?? ""
    let place = scope.map { " in the scope '\($0)'" } ?? ""
    if declaration == nil {
      gathering.note(
        "search-unknown",
        "the search of '\(title)'\(place) follows no rule that a page knows; the nearest, \(sentence), "
          + "differs: \(difference.sentence); declare '.searches(queries:)' with the queries that "
          + "the page should answer", item: difference.row)
    } else {
      gathering.note(
        "search-differs",
        "the search of '\(title)'\(place) does not show \(sentence): \(difference.sentence); declare "
          + "another rule, or '.searches(queries:)'", item: difference.row)
    }
  }

  private func noteTime() {
    gathering.note(
      "search-bounded",
      "the search of '\(title)' was not compared for all queries in the time that its pages have, and "
        + "the page says that it does not know it; show fewer rows, or raise '--timeout'")
  }

  private func noteBound(_ queries: TriedQueries) {
    gathering.note(
      "search-bounded",
      "the search of '\(title)' was compared for \(queries.queries.count) of \(queries.count) "
        + "queries; show fewer rows to have all of them compared, or raise 'limits.queries' and "
        + "'limits.searchedRows'")
  }

  /// Notes that rules were left out, where none was declared and none agreed.
  private func noteTexts(of index: SearchIndex) {
    guard declaration == nil, ResolvedSearchRule.leavesOutTexts(of: index, limits) else { return }
    gathering.note(
      "search-rules-bounded",
      "the search of '\(title)' was not compared with rules that look at any choice of a row's texts, "
        + "only at the first ones: there are more than \(limits.searchedTexts) texts in a row or more "
        + "than \(limits.searchedInEveryText) rows; declare '.searches(_:in:)', or raise "
        + "'limits.searchedTexts' and 'limits.searchedInEveryText'")
  }
}
