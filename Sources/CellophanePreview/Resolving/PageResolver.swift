internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// Makes the page of a preview in one environment.
@MainActor struct PageResolver {
  let preview: AnyPreview
  let surroundings: Surroundings
  let options: ResolveOptions
  let gathering: PageGathering
  private let budget: AskingBudget

  init(_ preview: AnyPreview, in environment: PreviewEnvironment, _ options: ResolveOptions) {
    self.preview = preview
    self.options = options
    budget = AskingBudget(spares: options.spareLimit, questions: options.questionLimit)
    surroundings = Surroundings(
      environment, look: preview.look ?? options.look, language: options.language)
    gathering = PageGathering(isKnownSymbol: options.isKnownSymbol)
  }

  /// The page; `nil` where it would be as in an environment before.
  func page(unless known: inout [ShownStart]) async -> ResolvedPage? {
    surroundings.establish()
    let shown = await stage(frame: 0)
    var moments: [Moment] = []
    for frame in preview.frameTitles.indices {
      if frame > 0 { await shown.advance() }
      moments.append(moment(of: shown))
    }
    if shown.isRestless { noteRestless() }
    shown.leave()
    gathering.takeRuntimeIssues()
    let start = ShownStart(
      idiom: surroundings.environment.idiom, language: surroundings.language,
      isDoubled: surroundings.environment.isDoubled, screens: moments.map(\.screen),
      findings: gathering.findings)
    if known.contains(start) { return nil }
    known.append(start)
    var frames: [ResolvedFrame] = []
    let names = frameNames
    var pool = BodyPool()
    var signals: [ResolvedSignal] = []
    for (frame, moment) in moments.enumerated() {
      frames.append(
        await self.frame(
          frame, named: names[frame], moment, moments.map(\.screen), names, &pool, &signals))
    }
    let editing = EditingResolver { await stage(frame: 0) }
    frames[0].screen = await editing.resolved(frames[0].screen)
    let searching = await askSearch(frames, bodies: &pool)
    gathering.takeRuntimeIssues()
    if budget.isSpent { noteStopped() }
    let tint = AccentColor.colors.map { LookColor(.fixed($0)) }
    gathering.takeRuntimeIssues()
    if options.repeats { await checkRepetition(of: moments[0].screen) }
    var page = ResolvedPage(
      id: preview.id, title: preview.title, language: surroundings.language,
      look: surroundings.look.name,
      environment: surroundings.environment.resolved(
        in: surroundings.look, scheme: surroundings.environment.isDark ? .dark : .automatic),
      frames: frames, bodies: pool.bodies,
      assets: gathering.assets.sorted { $0.key < $1.key }.map(\.value),
      findings: gathering.findings, tint: tint)
    page.searching = searching
    page.showsCell = preview.asksEveryState
    page.signals = signals
    return page
  }

  // MARK: Instances

  private func stage(frame: Int) async -> Stage {
    await Stage.make(
      preview, in: surroundings, settlingLimit: options.settlingLimit, frame: frame)
  }

  private func noteRestless() {
    gathering.note(
      "not-settled",
      "the preview '\(preview.title)' never came to rest: its main queue still changed the screen "
        + "after \(options.settlingLimit) turns; stop what repeats itself, or show one moment of it"
    )
  }

  private func noteStopped() {
    gathering.note(
      "asking-stopped",
      "the preview '\(preview.title)' has more rows and handlers than are asked what they do "
        + "(\(options.questionLimit) questions, \(options.spareLimit) new instances); asking stopped at "
        + "'\(budget.stopped ?? preview.title)': show fewer rows, or change less in each handler",
      item: budget.stopped)
  }

  // MARK: Frames

  /// What one instance shows at a frame, and the rows that could be read without asking.
  private struct Moment {
    var screen: ResolvedScreen
    /// By collection; those missing need a spare.
    var rows: [String: AskedRows]
    var needsSpare: Bool
    /// Whether there is anything whose touch runs the author's code.
    var hasSay: Bool
  }

  private func moment(of stage: Stage) -> Moment {
    let resolver = screens()
    let screen = resolver.screen(ofRoot: stage.controller)
    var rows: [String: AskedRows] = [:]
    var needsSpare = !resolver.tabControllers.isEmpty
    for (name, view) in resolver.collections {
      guard let view = view as? any AskableList else { continue }
      if !preview.asksEveryState, RowsResolver.canBeRead(view) {
        rows[name] = askedRows(of: view, isSpare: false, in: stage)
      } else {
        needsSpare = true
      }
    }
    let hasSay =
      !resolver.barItems.isEmpty || !resolver.buttons.isEmpty
      || resolver.collections.contains { ($0.view as? any AskableList)?.mayHaveSay ?? false }
    return Moment(screen: screen, rows: rows, needsSpare: needsSpare, hasSay: hasSay)
  }

  private func askedRows(of view: any AskableList, isSpare: Bool, in stage: Stage) -> AskedRows {
    var rows = RowsResolver(
      gathering: gathering, view: view, isSpare: isSpare, isEditable: stage.canEdit,
      asksEveryState: preview.asksEveryState)
    return rows.rows()
  }

  private func screens(prefix: String = "") -> ScreenResolver {
    ScreenResolver(gathering: gathering, prefix: prefix) { [gathering] view, name, label in
      ListResolver.collection(view, gathering, name: name, label: label)
    }
  }

  private func frame(
    _ frame: Int, named name: String, _ moment: Moment, _ screens: [ResolvedScreen],
    _ names: [String], _ pool: inout BodyPool, _ signals: inout [ResolvedSignal]
  ) async -> ResolvedFrame {
    var composer = ScreenComposer(rows: moment.rows)
    if moment.needsSpare { await askRows(frame, &composer) }
    var alternates: [ResolvedAlternate] = []
    if moment.hasSay || composer.rows.values.contains(where: \.hasSay) {
      let start = composer.composed(moment.screen)
      let asker = asker(frame, start, screens, names, composer.rows)
      await asker.askEverything()
      signals += asker.write(
        into: &composer, of: moment.screen, prefix: frame == 0 ? "" : "\(name)-", pool: &pool,
        noting: gathering.note)
      alternates = asker.shown.alternates
    }
    return ResolvedFrame(
      name: name, title: preview.frameTitles[frame], screen: composer.composed(moment.screen),
      alternates: alternates)
  }

  /// Asks a spare for the rows that could not be read off the instance that is shown.
  private func askRows(_ frame: Int, _ composer: inout ScreenComposer) async {
    let spare = await stage(frame: frame)
    let resolver = screens()
    _ = resolver.screen(ofRoot: spare.controller)
    for (name, view) in resolver.collections where composer.rows[name] == nil {
      guard let view = view as? any AskableList else { continue }
      composer.rows[name] = askedRows(of: view, isSpare: true, in: spare)
    }
    for (bar, tabs) in resolver.tabControllers.enumerated() {
      let controllers = tabs.viewControllers ?? []
      for index in controllers.indices where controllers[index] !== tabs.selectedViewController {
        tabs.simulateChoice(of: index)
        await spare.settle()
        composer.tabs[[bar, index]] = spentScreens.screen(
          of: controllers[index], in: spare, prefix: "tab-\(index + 1)-")
      }
    }
    spare.leave()
  }

  private func asker(
    _ frame: Int, _ start: ResolvedScreen, _ screens: [ResolvedScreen], _ names: [String],
    _ rows: [String: AskedRows]
  ) -> Asker {
    Asker(
      frame: frame, frames: zip(names, screens).map { ($0, $1) }, start: start, rows: rows,
      budget: budget, screens: spentScreens, makeStage: { await stage(frame: frame) })
  }

  private var spentScreens: SpentScreens {
    SpentScreens(gathering: gathering, asksEveryState: preview.asksEveryState)
  }

  private var frameNames: [String] {
    var names = RowNames()
    return preview.frameTitles.map { title in
      let name = fileName(of: title)
      return names.name(name.isEmpty ? "frame" : name, under: nil)
        .split(separator: "~").joined(separator: "-")
    }
  }

  // MARK: Searching

  private func askSearch(
    _ frames: [ResolvedFrame], bodies: inout BodyPool
  ) async -> ResolvedSearching? {
    let asker = SearchAsker(
      title: preview.title, declaration: preview.search, gathering: gathering,
      limit: options.searchLimit, rowLimit: options.searchedRowLimit,
      makeStage: { await stage(frame: 0) },
      spentScreen: { spentScreens.screen(of: $0.controller, in: $0, prefix: "") })
    let queries = frames.compactMap { frame in
      frame.screen.searchedNavigation?.search.map { (frame.name, $0.text) }
    }
    let searching = await asker.searching(of: frames[0].screen, bodies: &bodies)
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
        + (row.map { " at the row '\($0)'" } ?? "")
        + "; make it show the same each time: no random values, dates or shared state",
      item: row)
  }
}
