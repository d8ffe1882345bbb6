internal import CellophaneDocument
internal import CellophaneExploration

/// How elements follow what is done elsewhere, and where the page stops.
extension OutcomeWriter {
  /// Writes how elements follow signals.
  mutating func writeSignals() {
    let sentByTyping = Set(
      composition.effects.filter { $0.key.touch.isTyped }.flatMap(\.value.signals))
    for (index, signal) in composition.signals.enumerated() where !signal.turns.isEmpty {
      var written = ResolvedSignal(name: prefix + "\(index + 1)", reactions: [])
      for (element, seen) in signal.turns.sorted(by: { $0.key.words < $1.key.words }) {
        let turns = sentByTyping.contains(index) ? typed(seen, of: element) : seen
        if case .subtitle(let bar) = element { subtitledBars.insert(bar) }
        if let teller = composition.tellers[element] {
          written.reactions += reactions(of: element, by: teller, turns)
          continue
        }
        for (from, to) in turns.sorted(by: { $0.key < $1.key }) where from != to {
          for element in element.alsoSaid(in: looks) {
            for start in self.appearances(of: element, from) {
              guard let end = appearances(of: element, to).last else { continue }
              written.reactions.append(ResolvedReaction(element: element, from: start, to: end))
            }
          }
        }
        // A count that was never seen so is not guessed.
        guard element.row == nil || looks.isCovered(element) else { continue }
        for (from, to) in turns.sorted(by: { $0.key < $1.key }) where from == to {
          for start in appearances(of: element, from) {
            written.reactions.append(ResolvedReaction(element: element, from: start, to: start))
          }
        }
        written.reactions.append(ResolvedReaction(element: element, from: .any, to: nil))
      }
      signals.append(written)
    }
  }

  /// How an element follows what another says.
  private mutating func reactions(
    of element: ResolvedElement, by teller: ResolvedElement, _ turns: [Int: Int]
  ) -> [ResolvedReaction] {
    if case .subtitle(let bar) = teller { subtitledBars.insert(bar) }
    var reactions: [ResolvedReaction] = []
    for element in element.alsoSaid(in: looks) {
      for (look, to) in turns.sorted(by: { $0.key < $1.key }) {
        guard let end = appearances(of: element, to).last else { continue }
        for start in appearances(of: teller, look) {
          reactions.append(ResolvedReaction(element: element, by: teller, from: start, to: end))
        }
      }
      reactions.append(ResolvedReaction(element: element, by: teller, from: .any, to: nil))
    }
    return reactions
  }

  /// The signal at which the page stops where elements look otherwise.
  mutating func name(ofGuarding guarding: [ResolvedElement: Int]) -> String {
    if let known = guards[guarding] { return known.name }
    var written = ResolvedSignal(name: prefix + "guard-\(guards.count + 1)", reactions: [])
    for (guarded, look) in guarding.sorted(by: { $0.key.words < $1.key.words }) {
      for element in guarded.alsoSaid(in: looks) {
        for look in appearances(of: element, look) {
          written.reactions.append(ResolvedReaction(element: element, from: look, to: look))
        }
        written.reactions.append(ResolvedReaction(element: element, from: .any, to: nil))
      }
    }
    guards[guarding] = written
    return written.name
  }

  /// Writes the signals at which the page stops, where outcomes send them.
  mutating func writeStops() {
    let named = guards.values.sorted { $0.name < $1.name }
    for signal in named where saidStops.insert(signal.name).inserted { signals.append(signal) }
    guard stops, saidStops.insert(stop).inserted else { return }
    let reaction = ResolvedReaction(element: .screen(alternate: nil), from: .any, to: nil)
    signals.append(ResolvedSignal(name: stop, reactions: [reaction]))
  }

  /// How a look can be told on the page: as at the start, and by the body that shows it.
  mutating func appearances(
    of element: ResolvedElement, _ look: Int
  ) -> [ResolvedReaction.Appearance] {
    let base = element.base
    if case .text(let text)? = looks.content(of: base, look) { return [.text(text)] }
    if let beneath = appearancesBeneath(element, look) { return beneath }
    guard let name = body(of: element, look) else { return [] }
    return look == 0 && looks.atStart.contains(element) ? [.start, .body(name)] : [.body(name)]
  }
}

extension ResolvedElement {
  /// The elements that say the same: a large title's bar has a small one.
  @MainActor func alsoSaid(in looks: KnownLooks) -> [ResolvedElement] {
    guard case .title(let bar) = self, case .bar(let look)? = looks.content(of: .bar(bar), 0),
      look.isLargeTitle, look.largeTitle == nil
    else { return [self] }
    return [self, .largeTitle(bar: bar)]
  }

  /// The element whose looks are known.
  fileprivate var base: ResolvedElement {
    if case .largeTitle(let bar) = self { return .title(bar: bar) }
    return self
  }
}
