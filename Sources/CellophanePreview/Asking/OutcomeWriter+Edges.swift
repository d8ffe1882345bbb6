internal import CellophaneDocument
internal import CellophaneExploration
internal import CellophaneLook

extension OutcomeWriter {
  /// Gives the controls of bodies of bars, headers and footers what they do where they stand at the
  /// start: touches are known by their ordinals, whatever they are called meanwhile.
  ///
  /// - Parameter screen: What is shown at the start, with what touches do.
  mutating func fillEdges(like screen: ResolvedScreen) {
    let start = EdgeOutcomes(screen)
    for body in pool.bodies {
      switch body.content {
      case .supplementary(var view, let place, let isFooter):
        guard let known = start.edges[view.name] else { continue }
        view.cell.take(known)
        pool[body.name] = .supplementary(view, place, isFooter: isFooter)
      case .bar(var bar):
        guard let known = start.bars[bar.name] else { continue }
        bar.takeBar(from: known)
        pool[body.name] = .bar(bar)
      case .toolbar(var bar):
        guard let known = start.bars[bar.name] else { continue }
        bar.toolbarItems.take(known.toolbarItems)
        pool[body.name] = .toolbar(bar)
      default: break
      }
    }
  }

  /// Whether operating a control at a list's edge or in a bar turns it and does nothing else, which
  /// a page does by itself.
  func isOwnTurn(ofControl situation: Situation) -> Bool {
    guard let effects = known[situation]?.effects, effects.edits.isEmpty, effects.alert.isEmpty,
      !effects.change.isWhole, !effects.change.isStructural, effects.change.turns.count == 1,
      let (element, turn) = effects.change.turns.first,
      let before = looks.content(of: element, turn.from),
      let after = looks.content(of: element, turn.to)
    else { return false }
    return before.setBack == after.setBack
  }
}

/// What the controls beside the rows of a screen do, by where they are.
private struct EdgeOutcomes {
  /// By the names of headers and footers.
  private(set) var edges: [String: [[ResolvedOutcome?]]] = [:]
  private(set) var bars: [String: ResolvedNavigation] = [:]

  init(_ screen: ResolvedScreen) {
    var edges: [ResolvedSupplementary] = []
    var bars: [ResolvedNavigation] = []
    var rewriter = ScreenRewriter()
    rewriter.collection = { collection in
      edges += collection.supplementaries
      edges += collection.sections.flatMap { [$0.header, $0.footer].compactMap { $0 } }
      return collection
    }
    rewriter.navigation = { navigation in
      bars.append(navigation)
      return navigation
    }
    _ = rewriter.rewritten(screen)
    for edge in edges { self.edges[edge.name] = edge.cell.controlOutcomes }
    for bar in bars { self.bars[bar.name] = bar }
  }
}

extension ResolvedCell {
  fileprivate var controlOutcomes: [[ResolvedOutcome?]] {
    var cell = self
    var outcomes: [[ResolvedOutcome?]] = []
    cell.forEachControl { outcomes.append($1.outcomes) }
    return outcomes
  }

  /// Takes outcomes over where there are as many controls.
  fileprivate mutating func take(_ outcomes: [[ResolvedOutcome?]]) {
    guard !outcomes.isEmpty, controlOutcomes.count == outcomes.count else { return }
    forEachControl { number, view in view.outcomes = outcomes[number] }
  }
}

extension ResolvedNavigation {
  fileprivate mutating func takeBar(from other: ResolvedNavigation) {
    leadingItems.take(other.leadingItems)
    trailingItems.take(other.trailingItems)
    backOutcome = other.backOutcome
    if let known = other.titleView { titleView?.takeOutcomes(of: known) }
  }
}

extension [ResolvedBarItem] {
  /// Takes outcomes over where there are as many items.
  fileprivate mutating func take(_ others: [ResolvedBarItem]) {
    guard count == others.count else { return }
    for (index, other) in zip(indices, others) {
      self[index].outcome = other.outcome
      if let view = other.view { self[index].view?.takeOutcomes(of: view) }
    }
  }
}

extension ResolvedView {
  fileprivate mutating func takeOutcomes(of other: ResolvedView) {
    let known = ResolvedCell(
      content: .view(other), background: ResolvedBackground(style: .clear)
    ).controlOutcomes
    var cell = ResolvedCell(content: .view(self), background: ResolvedBackground(style: .clear))
    cell.take(known)
    if case .view(let view) = cell.content { self = view }
  }
}

extension ElementContent {
  /// The same with its switches off.
  fileprivate var setBack: ElementContent {
    switch self {
    case .supplementary(var view):
      view.cell.setBack()
      return .supplementary(view)
    case .bar(var bar):
      bar.titleView?.setBack()
      return .bar(bar)
    default: return self
    }
  }
}

extension ResolvedView {
  fileprivate mutating func setBack() {
    var cell = ResolvedCell(content: .view(self), background: ResolvedBackground(style: .clear))
    cell.setBack()
    if case .view(let view) = cell.content { self = view }
  }
}
