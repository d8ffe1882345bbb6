internal import CellophaneDocument
internal import Foundation
internal import UIKit

/// Types into an instance's search field and reads what its author's function shows.
@MainActor struct SearchTalk {
  /// How many answers are compared with what is shown at once, before the rest is taken at once.
  private static let patience = 4

  let probe: Probe
  private let questions: Questions
  private let reader: SearchReader
  /// What is shown before anything is typed.
  private(set) var start: SearchAnswer
  private var count = 0
  /// Whether the author's function has answered at once so far, and not by way of a queue.
  private var isPrompt = true

  init(_ probe: Probe, asking questions: Questions, reader: SearchReader) {
    self.questions = questions
    self.probe = probe
    self.reader = reader
    start = reader.answer(of: probe, leading: true)
  }

  /// Chooses a scope, and reads what is shown in it before anything is typed.
  ///
  /// - Returns: Whether the author's function lived to answer it before.
  mutating func choose(scope: Int) async -> Bool {
    let chosen: Void? = await questions.ask(
      Interaction.scope(scope).question(called: "search"),
      else: "the page does not search there"
    ) {
      _ = probe.perform(.search(""))
      _ = probe.perform(.scope(scope))
      await probe.stage.settle()
    }
    start = reader.answer(of: probe, leading: true)
    return chosen != nil
  }

  /// Types a query; `nil` where the author's function did not live to answer it before.
  mutating func answer(to query: String) async -> SearchAnswer? {
    let isTaken = isPrompt && count >= Self.patience
    let typed = await questions.ask(
      Interaction.search(query).question(called: "search"),
      else: "the page answers it by a rule, where one is known for others"
    ) {
      _ = probe.perform(.search(query))
      probe.stage.window.settle()
      let prompt = reader.answer(of: probe)
      if !isTaken { await probe.stage.settle() }
      return prompt
    }
    guard let prompt = typed else { return nil }
    count += 1
    if isTaken { return prompt }
    let settled = reader.answer(of: probe)
    if settled != prompt { isPrompt = false }
    return settled
  }
}

extension ResolvedScreen {
  /// Every collection of the screen, in reading order.
  var collections: [ResolvedCollection] {
    var found: [ResolvedCollection] = []
    var rewriter = ScreenRewriter()
    rewriter.collection = { collection in
      found.append(collection)
      return collection
    }
    _ = rewriter.rewritten(self)
    return found
  }
}

extension ResolvedView {
  /// The view with a mark in its texts where they have the query.
  func marking(_ query: String) -> ResolvedView {
    var view = self
    switch kind {
    case .label(let text): view.kind = .label(text.marking(query))
    case .content(var content):
      content.text = content.text?.marking(query)
      content.secondaryText = content.secondaryText?.marking(query)
      view.kind = .content(content)
    default: break
    }
    view.children = children.map { $0.marking(query) }
    return view
  }
}

extension ResolvedText {
  /// The text with the mark in a run of its own wherever it has the query.
  fileprivate func marking(_ query: String) -> ResolvedText {
    var text = self
    text.runs = runs.flatMap { run in
      let parts = run.text.components(separatedBy: query).map { part in
        var copy = run
        copy.text = part
        return copy
      }
      var mark = run
      mark.text = ResolvedSearching.queryMark
      return Array(parts.map { [$0] }.joined(separator: [mark])).filter { !$0.text.isEmpty }
    }
    return text
  }
}

extension ResolvedSearching {
  /// What the page answers, with the queries of its frames among those that it offers; without a
  /// rule they lead to the frames.
  func offering(_ frames: [(name: String, query: String)]) -> ResolvedSearching {
    var searching = self
    for (name, query) in frames
    where !query.isEmpty && !queries.contains(where: { $0.text == query }) {
      searching.queries.append(
        ResolvedQuery(
          text: query, outcome: rule == nil ? ResolvedOutcome([.frame(name: name)]) : nil))
    }
    return searching
  }
}
