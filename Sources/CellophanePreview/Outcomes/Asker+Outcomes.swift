internal import CellophaneDocument
internal import CellophaneExploration

extension Asker {
  /// Lets others put on the page what is seen here.
  ///
  /// - Parameter pool: Has the bodies that steps put on the page.
  func beginWriting(into pool: inout BodyPool) {
    uncovered?.tell()
    var composition = explorer.composition
    spread(&composition)
    var writer = OutcomeWriter(self, composition, pool: pool)
    writer.adoptBodies()
    swap(&pool, &writer.pool)
    writer.pool = BodyPool()
    self.writer = writer
  }

  /// Puts what was found out into a screen.
  ///
  /// - Parameter pool: Takes the bodies that outcomes put on the page.
  /// - Returns: The signals that outcomes send.
  func write(
    into composer: inout ScreenComposer, of screen: ResolvedScreen, pool: inout BodyPool,
    noting note: (ResolvedFinding) -> Void
  ) -> [ResolvedSignal] {
    guard var writer else { return [] }
    self.writer = nil
    swap(&pool, &writer.pool)
    let touched = Set(known.keys.compactMap { $0.touch.row?.collection })
    for (collection, asked) in rows where touched.contains(collection) {
      var answers = CollectionAnswers()
      for (address, name) in asked.names.sorted(by: { $0.key < $1.key }) {
        answers.rows[address] = writer.answers(
          of: RowName(collection: collection, row: name), 0)
      }
      composer.answers[collection] = answers
    }
    for situation in known.keys.sorted() {
      switch situation.touch {
      case .item(let ordinal) where situation.look == 0:
        composer.barItems[ordinal] = writer.outcome(situation) ?? composer.barItems[ordinal]
      case .choice(_, let ordinal):
        composer.barItems[ordinal] = writer.menu(menus[ordinal]) {
          Situation(touch: .choice($0, of: ordinal), look: 0)
        }
      case .control(let ordinal, _):
        guard composer.controls[ordinal] == nil,
          let element = looks.start.element(of: situation.touch),
          let control = writer.controls[element]
        else { continue }
        composer.controls[ordinal] = writer.outcomes(of: control, 0)
      case .back(let ordinal): composer.waysBack[ordinal] = writer.outcome(situation)
      default: break
      }
    }
    writer.writeSignals()
    writer.fillBodies()
    writer.fillEdges(like: composer.composed(screen))
    writer.fillBodies()
    composer.heard = heard
    composer.emptied = emptied.mapValues { writer.stopping($0) }
    writer.writeStops()
    composer.subtitledBars = writer.subtitledBars
    var roles: [String: ResolvedCollection.Role] = [:]
    var rewriter = ScreenRewriter()
    rewriter.collection = { collection in
      roles[collection.name] = collection.role
      return collection
    }
    let composed = composer.composed(screen)
    _ = rewriter.rewritten(composed)
    writer.setRoles(roles)
    writer.composed = (composed, roles)
    swap(&pool, &writer.pool)
    self.writer = writer
    for finding in findings(writer.composition) { note(finding) }
    return writer.signals + finishWriting(into: &pool)
  }

  /// Gives what was put on the page of others, and by them, what it does there.
  ///
  /// - Returns: The signals that that sends.
  private func finishWriting(into pool: inout BodyPool) -> [ResolvedSignal] {
    var signals: [ResolvedSignal] = []
    var left = uncovered?.askers ?? []
    while !left.isEmpty {
      let asker = left.removeFirst()
      guard var writer = asker.writer, writer.composed != nil else { continue }
      asker.writer = nil
      swap(&pool, &writer.pool)
      signals += writer.finish()
      swap(&pool, &writer.pool)
      asker.writer = writer
      // What is put there may put something here.
      left += ([self] + writer.beneath).filter { $0.writer?.isUnfinished == true }
    }
    return signals
  }

  /// What is asked about with what was written into a composer.
  func written(_ composer: ScreenComposer) -> ResolvedScreen {
    turns.applied(to: composer.composed(start)).shown(of: asked.part)
  }

  /// What does not compose, by row.
  private func findings(_ composition: Composition) -> [ResolvedFinding] {
    let hidden = composition.hidden.sorted().map { situation in
      remark(
        situation.touch,
        "outcome-hidden",
        "changes what others do, and shows nothing itself by which the page could tell: it says that it "
          + "stops there")
    }
    let guarded = composition.guards.sorted { $0.key < $1.key }.map { situation, guarding in
      remark(
        situation.touch,
        "outcome-guarded",
        "was something else while the \(words(of: guarding.element)) looked otherwise: the page says then "
          + "that it stops there")
    }
    let counted = composition.countings.keys.sorted().compactMap { situation -> ResolvedFinding? in
      let counts = composition.counts(of: situation)
      if counts.isEmpty { return nil }
      return remark(
        situation.touch,
        "outcome-counted",
        "depends on how many rows there are, and is known of \(counts.words): the page says with "
          + "others that it stops there")
    }
    let decided = composition.seenInSome.sorted().map { situation in
      remark(
        situation.touch,
        "outcome-decided",
        "depends on how others look, and is known of some of the ways in which they do: the page says "
          + "with others that it stops there")
    }
    let alone = composition.effects.filter(\.value.isAlone).keys.filter { situation in
      composition.counts(of: situation.withAnyCount).isEmpty
    }.map(\.withAnyCount)
    return hidden + guarded + counted + decided + hiddenTabFindings + forgottenFindings
      + sharedFindings
      + Set(alone).subtracting(explorer.lostLater).subtracting(explorer.untried)
      .union(explorer.changingAll)
      .union(explorer.leavingOtherwise.subtracting(composition.decisions.keys)).sorted()
      .map { situation in
        let found = known[situation]?.effects
        let isQuiet = found?.edits.isEmpty == true && found?.change.isEmpty == true
        return remark(
          situation.touch,
          "outcome-alone",
          "depends on what was done before, in a way that the page cannot know: "
            + (isQuiet ? "it says that it stops there" : "it plays it as the first change only"))
      }
  }
}

extension [Int] {
  /// Numbers in order, those that follow each other by the first and the last of them.
  fileprivate var words: String {
    var runs: [ClosedRange<Int>] = []
    for number in sorted() {
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)" }
      .joined(separator: ", ")
  }
}
