internal import CellophaneDocument
internal import CellophaneExploration
internal import CellophaneLook

extension OutcomeWriter {
  /// Gives the controls of bodies of bars, headers, footers and views what they do where they stand
  /// at the start: touches are known by their ordinals, whatever they are called meanwhile.
  ///
  /// - Parameter screen: What is shown at the start, with what touches do.
  mutating func fillEdges(like screen: ResolvedScreen) {
    let start = EdgeOutcomes(screen)
    var index = 0
    // What items do may bring up further bodies.
    while index < pool.bodies.count {
      let body = pool.bodies[index]
      index += 1
      switch body.content {
      case .supplementary(var view, let place, let isFooter):
        guard let known = start.edges[view.name] else { continue }
        view.cell.take(known)
        view.cell.forEachControl { _, control in fill(&control) }
        pool[body.name] = .supplementary(view, place, isFooter: isFooter)
      case .bar(var bar):
        guard let known = start.bars[bar.name] else { continue }
        bar.takeBar(from: known)
        fill(&bar.leadingItems, in: .bar(bar.name), from: 0)
        fill(&bar.trailingItems, in: .bar(bar.name), from: bar.leadingItems.count)
        bar.forEachControl { fill(&$0) }
        pool[body.name] = .bar(bar)
      case .toolbar(var bar):
        guard let known = start.bars[bar.name] else { continue }
        bar.toolbarItems.take(known.toolbarItems)
        fill(&bar.toolbarItems, in: .toolbar(bar: bar.name), from: 0)
        bar.forEachControl { fill(&$0) }
        pool[body.name] = .toolbar(bar)
      case .view(var view):
        view.forEachControl { if $0.outcomes.isEmpty { fill(&$0) } }
        pool[body.name] = .view(view)
      case .screen(let screen):
        var rewriter = ScreenRewriter()
        rewriter.navigation = { bar in
          guard let known = start.bars[bar.name], known.backTitle == bar.backTitle else {
            return bar
          }
          var bar = bar
          bar.takeBar(from: known)
          bar.toolbarItems.take(known.toolbarItems)
          return bar
        }
        pool[body.name] = .screen(rewriter.rewritten(screen))
      default: break
      }
    }
  }

  // MARK: Items

  /// Gives items what they do as they look, where they look otherwise than at the start.
  ///
  /// - Parameter start: How many items the bar has before them.
  private mutating func fill(
    _ items: inout [ResolvedBarItem], in bar: ResolvedElement, from start: Int
  ) {
    for index in items.indices {
      let item = items[index]
      let place = BarPlace(bar: bar, index: start + index)
      guard let ordinal = looks.items.firstIndex(of: place) else { continue }
      if let menu = item.menu, known[Situation(touch: .choice(0, of: ordinal), look: 0)] != nil {
        items[index].outcome = self.menu(menu) { [looks] number in
          let touch = Interaction.choice(number, of: ordinal)
          return Situation(touch: touch, look: looks.look(of: touch, showing: item) ?? 0)
        }
      } else if let look = looks.look(of: .item(ordinal), showing: item), look > 0,
        known[Situation(touch: .item(ordinal), look: 0)] != nil
      {
        items[index].outcome = outcome(Situation(touch: .item(ordinal), look: look))
      }
    }
  }

  // MARK: Controls

  /// What comes in the place of rows that went: nobody asked what its buttons do.
  mutating func stopping(_ view: ResolvedView) -> ResolvedView {
    var view = view
    var stops = false
    view.forEachControl { [stop] control in
      guard control.outcomes.isEmpty else { return }
      control.outcomes = [ResolvedOutcome([.signal(stop)])]
      stops = true
    }
    if stops { self.stops = true }
    return view
  }

  /// Gives a control what it does as it looks, where it was seen to look so.
  private mutating func fill(_ view: inout ResolvedView) {
    guard let name = view.name, let control = controls[.view(name)] else { return }
    var bare = view
    bare.outcomes = []
    let known = looks.contents[.view(name)] ?? []
    guard let look = known.firstIndex(of: .view(bare)) else { return }
    view.outcomes = outcomes(of: control, look)
  }

  /// What a control does that looks so, by its choices; empty for one that turns by itself and does
  /// nothing else.
  mutating func outcomes(of control: ControlTouches, _ look: Int) -> [ResolvedOutcome?] {
    if var menu = control.menu {
      // A pop-up button says which choice is on.
      if case .view(let view)? = looks.content(of: control.element, look),
        let title = view.buttonTitle
      {
        menu.turnOn(title)
      }
      return [
        self.menu(menu) { Situation(touch: .control(control.ordinal, choice: $0), look: look) }
      ]
    }
    let isTyped = typing.touches.contains(.control(control.ordinal, choice: 0))
    if !isTyped, turnsByItself(control) { return [] }
    var outcomes: [ResolvedOutcome?] = []
    for choice in 0..<control.count {
      outcomes.append(
        outcome(Situation(touch: .control(control.ordinal, choice: choice), look: look)))
    }
    return outcomes.allSatisfy { $0 == nil } ? [] : outcomes
  }

  /// Whether operating a switch turns it and does nothing else, which a page does by itself, and
  /// nothing but that turns it.
  private func turnsByItself(_ control: ControlTouches) -> Bool {
    known.allSatisfy { situation, found in
      if case .control(control.ordinal, _) = situation.touch {
        return isOwnTurn(of: control, situation, found.effects)
      }
      let effect = composition.effects[situation]
      return found.effects.change.turns[control.element] == nil
        && effect?.sets[control.element] == nil
    } && composition.signals.allSatisfy { $0.turns[control.element] == nil }
      && !composition.guards.values.contains { $0.element == control.element }
      && !composition.deciding.contains(control.element)
  }

  private func isOwnTurn(
    of control: ControlTouches, _ situation: Situation, _ effects: Effects
  ) -> Bool {
    guard effects.edits.isEmpty, effects.alert.isEmpty, !effects.endsThere, !effects.isLost,
      !effects.change.isWhole, !effects.change.isStructural,
      effects.change.turns.keys.allSatisfy({ $0 == control.element })
    else { return false }
    if let effect = composition.effects[situation],
      effect.isAlone || !effect.signals.isEmpty || !effect.sets.isEmpty
    {
      return false
    }
    guard let turn = effects.change.turns[control.element],
      case .view(let before)? = looks.content(of: control.element, turn.from),
      case .view(let after)? = looks.content(of: control.element, turn.to)
    else { return effects.isEmpty }
    return before.setBack == after.setBack
  }
}

/// What can be done with a control outside rows.
struct ControlTouches {
  var element: ResolvedElement
  var ordinal: Int
  /// How many choices are known.
  var count: Int
  /// What it offers, where it opens a menu.
  var menu: ResolvedMenu?

  /// Those of which something is known.
  @MainActor static func all(of asker: Asker) -> [ResolvedElement: ControlTouches] {
    var all: [ResolvedElement: ControlTouches] = [:]
    for situation in asker.known.keys {
      guard case .control(let ordinal, let choice) = situation.touch,
        let element = asker.looks.start.element(of: situation.touch)
      else { continue }
      let count = max(all[element]?.count ?? 0, choice + 1)
      all[element] = ControlTouches(
        element: element, ordinal: ordinal, count: count, menu: asker.controlMenus[ordinal])
    }
    return all
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
  /// Visits the controls of the author's views on the bar.
  fileprivate mutating func forEachControl(_ visit: (inout ResolvedView) -> Void) {
    forEachView { $0.forEachControl(visit) }
  }

  fileprivate mutating func takeBar(from other: ResolvedNavigation) {
    leadingItems.take(other.leadingItems)
    trailingItems.take(other.trailingItems)
    backOutcome = backOutcome ?? other.backOutcome
    if let known = other.titleView { titleView?.takeOutcomes(of: known) }
  }
}

extension [ResolvedBarItem] {
  /// Takes outcomes over where there are as many items, else of those that look the same.
  fileprivate mutating func take(_ others: [ResolvedBarItem]) {
    guard count == others.count else {
      for index in indices {
        let same = others.first { other in
          other.title == self[index].title && other.image == self[index].image
        }
        self[index].outcome = same?.outcome
      }
      return
    }
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

extension ResolvedView {
  /// What it says, where it is a button.
  var buttonTitle: String? {
    if case .button(let button) = kind { button.title?.string } else { nil }
  }

  /// The same with its switch off.
  fileprivate var setBack: ResolvedView {
    var view = self
    if case .toggle(_, let isEnabled, let color) = kind {
      view.kind = .toggle(isOn: false, isEnabled: isEnabled, color: color)
    }
    return view
  }
}
