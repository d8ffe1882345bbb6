internal import CellophaneDocument
internal import UIKit

/// What is touched on a bar, where it has no title.
private let touchedBar = Interaction.item(0).place

/// What touches, queries and edits of a page's start do.
extension PageResolver {
  /// What a page knows beside what its frames show.
  struct Answers {
    var signals: [ResolvedSignal] = []
    var searching: ResolvedSearching?
  }

  /// Finds out what touches do at the start, and whether it is the same each time.
  func ask(
    _ walk: FrameWalk, _ frame: inout ResolvedFrame, _ pool: inout BodyPool
  ) async -> Answers {
    var answers = Answers()
    if let start = walk.start {
      answers.signals = await askStart(start, walk, &frame, &pool)
    }
    answers.searching = await askSearch(frame.screen, walk.queries, bodies: &pool)
    gathering.takeRuntimeIssues()
    if budget.hasNoTime || budget.hasEndedShares {
      noteTime()
    } else if budget.isSpent {
      noteStopped()
    }
    if budget.hasNoSteps { noteSteps() }
    gathering.takeRuntimeIssues()
    if let start = walk.start { await checkRepetition(of: start.screen) }
    return answers
  }

  /// Asks what can be touched at the start.
  private func askStart(
    _ start: Moment, _ walk: FrameWalk, _ frame: inout ResolvedFrame, _ pool: inout BodyPool
  ) async -> [ResolvedSignal] {
    let shown = ShownScreens()
    let known = AskedTabs()
    let tabs = await askTabs(
      start, AskedFrame(name: frame.name, digest: walk.digests[0]), shown, known)
    frame.isUnasked = budget.isSpent || tabs.contains(where: \.asker.isCutShort)
    if tabs.isEmpty { return [] }
    var composer = ScreenComposer(rows: start.rows)
    composer.tabs = start.tabs
    var turns = EditingTurns()
    var signals: [ResolvedSignal] = []
    let pushes = known.askers.flatMap(\.pushes)
    let screens = await askScreens(after: known.askers)
    let all = known.askers + screens.map(\.asker)
    for asker in all { await asker.lead() }
    for asker in all {
      asker.leaveUntouched()
      await asker.lookAtBringingUpAgain()
      await asker.lookAtPushes(pushes)
    }
    // Each may put on the page what stands in the others.
    for asker in known.askers { asker.beginWriting(into: &pool) }
    for (tab, asker) in tabs {
      if let tab {
        var own = ScreenComposer(rows: asker.rows)
        signals += asker.write(into: &own, of: asker.start, pool: &pool, noting: gathering.note)
        composer.tabs[[tab.bar, tab.index]] = asker.written(own)
      } else {
        signals += asker.write(
          into: &composer, of: start.screen, pool: &pool, noting: gathering.note)
        turns = asker.turns
      }
    }
    frame.screen = turns.applied(to: composer.composed(start.screen))
    for (route, asker) in screens {
      var composer = ScreenComposer(rows: asker.rows)
      asker.beginWriting(into: &pool)
      signals += asker.write(
        into: &composer, of: asker.start, pool: &pool, noting: gathering.note)
      shown.fill(route.screen, with: asker.written(composer))
      shown[route.screen]?.isMadeAnew = asker.isMadeAnew
    }
    noteBeyond(screens)
    frame.alternates = shown.alternates
    return signals
  }

  /// Asks what can be touched at the start, in the tab that is chosen and in others.
  ///
  /// - Parameter known: Takes who asks about each of them.
  private func askTabs(
    _ start: Moment, _ frame: AskedFrame, _ shown: ShownScreens, _ known: AskedTabs
  ) async -> [(tab: AskedTab?, asker: Asker)] {
    let hasSay = start.hasSay || start.rows.values.contains(where: \.hasSay)
    var askers: [(tab: AskedTab?, asker: Asker)] = []
    if hasSay || !start.tabs.isEmpty {
      let asker = Asker(
        of: AskedScreen(frame: frame, hasSay: hasSay, start: start.composed, rows: start.rows),
        shown: shown, budget: budget, questions: questions, screens: spentScreens, tabs: known,
        reach: { Reached(stage: await stage(frame: 0)) })
      askers.append((nil, asker))
    }
    for (place, screen) in start.tabs.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let tab = AskedTab(bar: place[0], index: place[1], screen: screen)
      guard let asker = await asker(of: tab, frame, shown, known) else { continue }
      askers.append((tab, asker))
    }
    guard askers.contains(where: \.asker.asked.hasSay) else { return [] }
    known.askers = askers.map(\.asker)
    if askers.count > 1 {
      for (_, asker) in askers { await asker.findAlike() }
    }
    let asking = askers.map(\.asker).filter(\.asked.hasSay)
    for (index, asker) in asking.enumerated() {
      await asker.askEverything(before: asking.count - index - 1)
    }
    return askers
  }

  /// Asks what can be touched on the screens that touches bring up: those that one touch brings up
  /// before those that come after it, and last what has replaced the whole, over which the same screens
  /// may come.
  private func askScreens(after first: [Asker]) async -> [(route: ScreenRoute, asker: Asker)] {
    var found: [(route: ScreenRoute, asker: Asker)] = []
    var left = first.flatMap { asker in asker.routes.map { (outer: asker, route: $0) } }
    while !left.isEmpty {
      let (outer, route) = left.remove(at: left.firstIndex { !$0.route.isSameScreen } ?? 0)
      if budget.hasNoTime {
        outer.shown[route.screen]?.isUnasked = true
        continue
      }
      guard let asker = await outer.asker(at: route) else { continue }
      await asker.askEverything(before: left.count)
      if budget.isSpent || asker.isCutShort { asker.shown[route.screen]?.isUnasked = true }
      found.append((route, asker))
      asker.noteChangingBeneath()
      left += asker.routes.map { (asker, $0) }
    }
    return found
  }

  /// Says which touches on screens that others bring up change more than a page can follow.
  private func noteBeyond(_ screens: [(route: ScreenRoute, asker: Asker)]) {
    let beyond = screens.filter { !$0.asker.beyond.isEmpty }
    guard let first = beyond.first else { return }
    let others = beyond.count - 1
    let count = beyond.reduce(0) { $0 + $1.asker.beyond.count }
    questions.noteBound(
      "screens-not-made", severity: .note,
      "on \(first.asker.asked.words)" + (others > 0 ? " and on \(others) more" : "")
        + ", '\(first.asker.beyond[0])'\(Questions.more(count - 1)) changes more than the page can "
        + "follow, and it says there that it stops; make a preview of what comes then")
  }

  var spentScreens: SpentScreens {
    SpentScreens(gathering: gathering, asksEveryState: preview.asksEveryState)
  }

  // MARK: Searching

  private func askSearch(
    _ start: ResolvedScreen?, _ queries: [(name: String, query: String)],
    bodies: inout BodyPool
  ) async -> ResolvedSearching? {
    guard let start else { return nil }
    let asker = SearchAsker(
      title: preview.title, declaration: preview.search, gathering: gathering,
      questions: questions, screens: spentScreens,
      time: options.seconds.map { Stopwatch(.seconds($0 / 4)) },
      makeStage: { await stage(frame: 0) })
    let searching = await asker.searching(of: start, bodies: &bodies)
    if let searching { return searching.offering(queries) }
    let offered = ResolvedSearching().offering(queries)
    return offered.queries.isEmpty ? nil : offered
  }

  // MARK: Repetition

  private func checkRepetition(of first: ResolvedScreen) async {
    surroundings.establish()
    let again = await stage(frame: 0)
    let second = screens().screen(ofRoot: again.controller)
    again.leave()
    guard second != first else { return }
    let row = Difference.firstRow(between: first, and: second)
    gathering.note(
      "not-repeatable",
      "the preview '\(preview.title)' looked different when it was made again"
        + (row.map { " at the row '\($0)'" } ?? "") + writtenWords
        + "; make it show the same each time: no random values, dates or shared state",
      item: row)
  }

  /// What instances keep in files and defaults is given to none but them, so that what differs is
  /// held in memory too; what was written says what it is about.
  private var writtenWords: String {
    let things = sandboxes.writtenThings
    if things.isEmpty { return "" }
    return ", though each time it finds defaults and files as at first; of these it has written "
      + things.joined(separator: ", ") + ", which a static value may have kept"
  }

  // MARK: What is left out

  private func noteStopped() {
    gathering.note(
      "asking-stopped",
      "the preview '\(preview.title)' has more rows and handlers than are asked what they do "
        + "(\(options.limits.questions) questions, \(options.limits.instances) new instances); asking "
        + "stopped at \(stoppedWords): show fewer rows, change less in each "
        + "handler, or raise 'limits.questions' and 'limits.instances'",
      item: stoppedRow)
  }

  private func noteTime() {
    let seconds = options.seconds.map { " \(Int($0.rounded()))" } ?? ""
    gathering.note(
      "asking-stopped",
      "the preview '\(preview.title)' has more rows and handlers than can be asked what they do in the"
        + "\(seconds) seconds that its pages have; asking stopped at \(stoppedWords): show fewer rows, "
        + "change less in each handler, or raise '--timeout'",
      item: stoppedRow)
  }

  /// The row at which asking stopped.
  private var stoppedRow: String? { budget.stopped == touchedBar ? nil : budget.stopped }

  /// Where asking stopped, and what most of it was about.
  private var stoppedWords: String {
    func words(_ place: String) -> String {
      place == touchedBar ? place : "'\(gathering.rowTexts[place] ?? place)'"
    }
    let place = words(budget.stopped ?? preview.title)
    guard let most = budget.mostAsked.map(words), most != place else { return place }
    return "\(place), and \(most) was touched more than all others"
  }

  private func noteSteps() {
    gathering.note(
      "steps-not-asked",
      "the preview '\(preview.title)' has more steps than instances that are made anew go through "
        + "(\(options.limits.steps)), and what stays open in later ones is not known; show fewer "
        + "steps, or raise 'limits.steps'")
  }
}
