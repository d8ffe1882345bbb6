internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// Makes the page of a preview in one environment.
@MainActor struct PageResolver {
  let preview: AnyPreview
  let surroundings: Surroundings
  let options: ResolveOptions
  let gathering: PageGathering
  let budget: AskingBudget
  let questions: Questions
  let sandboxes: SandboxTurn

  init(
    _ preview: AnyPreview, in environment: PreviewEnvironment, _ options: ResolveOptions,
    _ sandboxes: SandboxTurn
  ) {
    self.preview = preview
    self.sandboxes = sandboxes
    self.options = options
    budget = AskingBudget(options.limits)
    surroundings = Surroundings(
      environment, look: preview.look ?? options.look, language: options.language)
    gathering = PageGathering(isKnownSymbol: options.isKnownSymbol, limits: options.limits)
    questions = Questions(of: preview.title, options.watch, noting: gathering)
  }

  /// The page; `nil` where it would be as in an environment before.
  func page(unless known: inout [ShownStart]) async -> ResolvedPage? {
    surroundings.establish()
    let walk = FrameWalk(self)
    await walk.walk()
    gathering.takeRuntimeIssues()
    let seen = ShownStart(
      idiom: surroundings.environment.idiom, language: surroundings.language,
      isDoubled: surroundings.environment.isDoubled, screens: walk.digests,
      findings: gathering.findings)
    if known.contains(seen) { return nil }
    known.append(seen)
    var frames = walk.frames
    var pool = walk.bodies
    var answers = Answers()
    if options.asks { answers = await ask(walk, &frames[0], &pool) }
    let tint = AccentColor.colors.map { LookColor(.fixed($0)) }
    gathering.takeRuntimeIssues()
    var page = ResolvedPage(
      id: preview.id, title: preview.title, language: surroundings.language,
      look: surroundings.look.name,
      environment: surroundings.environment.resolved(
        in: surroundings.look, scheme: surroundings.environment.isDark ? .dark : .automatic),
      frames: frames, bodies: pool.bodies,
      assets: gathering.assets.sorted { $0.key < $1.key }.map(\.value),
      findings: gathering.findings, tint: tint)
    page.searching = answers.searching
    page.showsCell = preview.asksEveryState
    page.signals = answers.signals
    return page
  }

  /// What a page knows beside what its frames show.
  private struct Answers {
    var signals: [ResolvedSignal] = []
    var searching: ResolvedSearching?
  }

  /// Finds out what touches do at the start, and whether it is the same each time.
  private func ask(
    _ walk: FrameWalk, _ frame: inout ResolvedFrame, _ pool: inout BodyPool
  ) async -> Answers {
    var answers = Answers()
    if let start = walk.start {
      answers.signals = await askStart(start, walk, &frame, &pool)
    }
    if let screen = frame.screen {
      let editing = EditingResolver(questions: questions) { await stage(frame: 0) }
      frame.screen = await editing.resolved(screen)
    }
    answers.searching = await askSearch(frame.screen, walk.queries, bodies: &pool)
    gathering.takeRuntimeIssues()
    if budget.isSpent { noteStopped() }
    if budget.hasNoSteps { noteSteps() }
    gathering.takeRuntimeIssues()
    if let start = walk.start { await checkRepetition(of: start.screen) }
    return answers
  }

  // MARK: Instances

  func stage(frame: Int) async -> Stage {
    await Stage.make(
      preview, in: surroundings, sandboxes.make(), settlingLimit: options.limits.turns,
      frame: frame)
  }

  func noteRestless() {
    gathering.note(
      "not-settled",
      "the preview '\(preview.title)' never came to rest: its main queue still changed the screen "
        + "after \(options.limits.turns) turns; stop what repeats itself, show one moment of it, "
        + "or raise 'limits.turns'")
  }

  func noteLater(_ seconds: Double, every interval: Double?) {
    let sentence =
      if let interval {
        "does something every \(interval.inWords), and its page shows the moment before the first time; "
          + "add a step '.wait(for: \(interval.shortly))' to show a later one"
      } else {
        "has put something off that is due \(seconds.inWords) later, which its page does not show; "
          + "add a step '.wait(for: \(seconds.shortly))' to show it"
      }
    gathering.note("done-later", "the preview '\(preview.title)' \(sentence)", severity: .note)
  }

  func noteAlert(_ alert: UIAlertController) {
    let answers = alert.actions.compactMap(\.title).map { "'\($0)'" }.joined(separator: ", ")
    gathering.note(
      "alert-not-drawn",
      "the preview '\(preview.title)' begins with the alert '\(alert.title ?? "")' over it, which is not "
        + "drawn; choose one of its answers to go on: \(answers.isEmpty ? "none" : answers)",
      severity: .note)
  }

  private func noteStopped() {
    gathering.note(
      "asking-stopped",
      "the preview '\(preview.title)' has more rows and handlers than are asked what they do "
        + "(\(options.limits.questions) questions, \(options.limits.instances) new instances); asking "
        + "stopped at '\(budget.stopped ?? preview.title)': show fewer rows, change less in each "
        + "handler, or raise 'limits.questions' and 'limits.instances'",
      item: budget.stopped)
  }

  private func noteSteps() {
    gathering.note(
      "steps-not-asked",
      "the preview '\(preview.title)' has more steps than instances that are made anew go through "
        + "(\(options.limits.steps)), and what stays open in later ones is not known; show fewer "
        + "steps, or raise 'limits.steps'")
  }

  // MARK: Frames

  /// What an instance shows, with the rows that can be read without asking.
  func moment(of stage: Stage) -> Moment {
    let resolver = screens()
    var moment = Moment(screen: resolver.screen(ofRoot: stage.controller))
    moment.needsProbe = !resolver.tabControllers.isEmpty
    for (name, view) in resolver.collections {
      guard let view = view as? any AskableList else { continue }
      if !preview.asksEveryState, RowsResolver.canBeRead(view) {
        moment.rows[name] = askedRows(of: view, isProbe: false, in: stage)
      } else {
        moment.needsProbe = true
      }
    }
    moment.hasSay = resolver.hasSay || !resolver.waysBack.isEmpty
    return moment
  }

  func askedRows(of view: any AskableList, isProbe: Bool, in stage: Stage) -> AskedRows {
    var rows = RowsResolver(
      gathering: gathering, view: view, isProbe: isProbe, isEditable: stage.canEdit,
      asksEveryState: preview.asksEveryState, showsOnly: !options.asks)
    return rows.rows()
  }

  func screens(prefix: String = "") -> ScreenResolver {
    ScreenResolver(gathering: gathering, prefix: prefix) { [gathering] view, name, label in
      ListResolver.collection(view, gathering, name: name, label: label)
    }
  }

  /// Asks what can be touched at the start.
  private func askStart(
    _ start: Moment, _ walk: FrameWalk, _ frame: inout ResolvedFrame, _ pool: inout BodyPool
  ) async -> [ResolvedSignal] {
    guard start.hasSay || start.rows.values.contains(where: \.hasSay) else { return [] }
    let asker = Asker(
      frame: AskedFrame(name: frame.name, digest: walk.digests[0]), start: start.composed, rows: start.rows,
      shown: ShownScreens(), budget: budget, questions: questions, screens: spentScreens,
      makeStage: { await stage(frame: 0) })
    await asker.askEverything()
    var composer = ScreenComposer(rows: start.rows)
    composer.tabs = start.tabs
    var signals = asker.write(
      into: &composer, of: start.screen, pool: &pool, noting: gathering.note)
    frame.screen = composer.composed(start.screen)
    signals += await askScreens(after: asker, &pool)
    frame.alternates = asker.shown.alternates
    return signals
  }

  /// Asks what can be touched on the screens that touches bring up: those that one touch brings up
  /// before those that come after it.
  private func askScreens(after first: Asker, _ pool: inout BodyPool) async -> [ResolvedSignal] {
    var signals: [ResolvedSignal] = []
    var beyond: [(screen: String, touches: [String])] = []
    var askers = [first]
    while !askers.isEmpty {
      var next: [Asker] = []
      for outer in askers {
        for route in outer.routes {
          guard let asker = await outer.asker(at: route) else { continue }
          await asker.askEverything()
          var composer = ScreenComposer(rows: asker.rows)
          signals += asker.write(
            into: &composer, of: asker.start, pool: &pool, noting: gathering.note)
          asker.shown.fill(route.screen, with: composer.composed(asker.start))
          if !asker.beyond.isEmpty { beyond.append((route.source, asker.beyond)) }
          next.append(asker)
        }
      }
      askers = next
    }
    if let first = beyond.first {
      let count = beyond.reduce(0) { $0 + $1.touches.count }
      questions.noteBound(
        "screens-not-made", severity: .note,
        "on the screen that '\(first.screen)'\(Questions.more(beyond.count - 1)) brings up, "
          + "'\(first.touches[0])'\(Questions.more(count - 1)) changes more than the page can follow, and "
          + "it says there that it stops; make a preview of what comes then")
    }
    return signals
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
      questions: questions, screens: spentScreens, makeStage: { await stage(frame: 0) })
    let searching = await asker.searching(of: start, bodies: &bodies)
    return (searching ?? ResolvedSearching()).offering(queries)
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
}
