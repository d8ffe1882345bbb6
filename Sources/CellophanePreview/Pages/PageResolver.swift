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
    _ sandboxes: SandboxTurn, within time: Stopwatch? = nil
  ) {
    self.preview = preview
    self.sandboxes = sandboxes
    self.options = options
    budget = AskingBudget(options.limits, within: time)
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
    let tint = walk.tint ?? AccentColor.colors.map { LookColor(.fixed($0)) }
    gathering.takeRuntimeIssues()
    var page = ResolvedPage(
      id: preview.id, title: preview.title, language: surroundings.language,
      look: surroundings.look.name,
      environment: surroundings.environment.resolved(
        in: surroundings.look,
        scheme: walk.scheme ?? (surroundings.environment.isDark ? .dark : .automatic)),
      frames: frames, bodies: pool.bodies,
      assets: gathering.assets.sorted { $0.key < $1.key }.map(\.value),
      findings: gathering.spokenFindings, tint: tint)
    page.searching = answers.searching
    page.showsCell = preview.asksEveryState
    page.signals = answers.signals
    return page
  }

  // MARK: Instances

  func stage(frame: Int) async -> Stage {
    let stage = await Stage.make(
      preview, in: surroundings, sandboxes.make(), settlingLimit: options.limits.turns,
      frame: frame)
    if gathering.cellsLoad { await stage.loadCells() }
    return stage
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
    return rows.keptRows() ?? rows.rows()
  }

  /// What is seen below what a preview begins with over it.
  func below(_ controller: UIViewController) -> ResolvedScreen? {
    guard let presented = controller.presentedViewController,
      let presentation = presented.presentationController, presentation.leavesBelow
    else { return nil }
    let popover = presentation as? UIPopoverPresentationController
    gathering.source = popover?.source
    defer { gathering.source = nil }
    return screens(ScreenPart(prefix: "below-")).screen(of: controller)
  }

  func screens(_ part: ScreenPart = ScreenPart()) -> ScreenResolver {
    ScreenResolver(gathering: gathering, part: part) { [gathering] view, name, label in
      ListResolver.collection(view, gathering, name: name, label: label)
    }
  }
}
