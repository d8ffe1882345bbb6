internal import CellophaneDocument
internal import CellophaneExploration
internal import UIKit

/// Finds out on probes what a person's touches do.
///
/// A probe is asked further as long as a question left it as it was, or did exactly what the page
/// does by itself; else it is made anew.
@MainActor final class Asker {
  /// Makes an instance at the frame that is asked about.
  let reach: @MainActor () async -> Reached
  let screens: SpentScreens
  let asked: AskedScreen
  let limits: Limits
  let budget: AskingBudget
  let questions: Questions
  /// What touches do, and what they do after other touches.
  let explorer: Explorer
  /// The lists in which a tap does something else on a row that is chosen.
  private(set) var choosing: Set<String> = []
  /// Rows of which a few are touched for all.
  private(set) var alike: [AlikeRows] = []
  /// Those that are not touched.
  private(set) var skipped: Set<RowName> = []
  /// What opening a row closes, beside what its handlers do.
  var accordions: [RowName: [ResolvedEdit]] = [:]
  let shown: ShownScreens
  /// How the screens came up that were not known before.
  var routes: [ScreenRoute] = []
  /// The tabs that touches change while others are seen, and what there leads elsewhere then.
  var outdated: [Situation: [ResolvedElement]] = [:]
  /// The touches that code forgets which makes the screen anew, and what brings it up.
  var forgotten: [Situation: ResolvedElement] = [:]
  /// The touches after which others bring up something else in the same column.
  var shared: [Situation: [ResolvedElement]] = [:]
  /// Whether the screen is as at first whenever it is brought up.
  var isMadeAnew = false
  /// What tabs show that are not chosen, before anything is touched.
  var hiddenTabs: [ResolvedPlace: ResolvedScreen]?
  /// What would bring one up that is not made.
  var beyond: [String] = []
  /// The bar items that edit, which the page does by itself.
  private(set) var turns = EditingTurns()
  /// What can be chosen of bar items' menus, by the items' ordinals.
  var menus: [Int: ResolvedMenu] = [:]
  /// What controls outside rows say, by their ordinals.
  var controlTitles: [Int: String] = [:]
  /// The same of controls outside rows.
  var controlMenus: [Int: ResolvedMenu] = [:]
  /// What lists show once they have no rows, by their names.
  var emptied: [String: ResolvedView] = [:]
  /// How many screens lie over each other at the start.
  private(set) var depth = 1
  /// The walk that is made.
  var walk = AskedWalk(knowing: 0)
  /// Whether others had to be asked before all was tried here.
  private(set) var isCutShort = false
  /// Whether screens are made for what touches bring up that is not known.
  var bringsScreens = true
  /// The tab that it stands in, and those of the page.
  let ownTab: ResolvedPlace?
  private(set) weak var tabs: AskedTabs?
  /// What buttons back and other tabs uncover, where there are any.
  var uncovered: Uncovered?
  /// Whether a button back says that it stops.
  var stopsBack = false
  /// Which controls outside rows tell of their values.
  var heard = HeardControls()
  /// What its outcomes were written with.
  var writer: OutcomeWriter?
  /// Those that are as they were made.
  private var probes: [Probe.Setup: Probe] = [:]
  /// What the first of them showed before they were touched, with the looks of rows.
  private var firstScreens: [Probe.Setup: ResolvedScreen] = [:]
  /// Whether rows look otherwise than they answer.
  private(set) var readsShown = false
  /// Whether a setup shows what the frame shows, so that changes can be told from its start.
  private var isComparable: [Probe.Setup: Bool] = [:]

  /// - Parameters:
  ///   - shown: The screens that are known, to which others are added.
  ///   - tab: The tab that it stands in, for what takes the whole page's place.
  init(
    of asked: AskedScreen, shown: ShownScreens, budget: AskingBudget, questions: Questions,
    screens: SpentScreens, tabs: AskedTabs, in tab: ResolvedPlace? = nil,
    reach: @escaping @MainActor () async -> Reached
  ) {
    self.asked = asked
    self.tabs = tabs
    ownTab =
      asked.part.place == .root
      ? asked.isBroughtUp ? tab : asked.start.chosenTab : asked.part.place
    self.shown = shown
    limits = screens.gathering.limits
    self.budget = budget
    self.questions = questions
    self.reach = reach
    self.screens = screens
    explorer = Explorer(
      start: ScreenParts(asked.start),
      limits: ExplorationLimits(
        elements: limits.walkedElements, looks: limits.looksPerRow, fillings: limits.fillings,
        trials: limits.trials))
  }

  var start: ResolvedScreen { asked.start }
  /// What findings say of it.
  private(set) lazy var spoken = SpokenParts(of: start)
  var rows: [String: AskedRows] { asked.rows }
  /// What elements look like, counted from the frame's start.
  var looks: KnownLooks { explorer.looks }
  /// What touches do, by where they are made.
  var known: [Situation: Known] {
    _read { yield explorer.known }
    _modify { yield &explorer.known }
  }

  /// Tells rows that are chosen from others in these lists.
  func choose(in collections: Set<String>) {
    choosing = collections
    var parts = ScreenParts(start, choosing: collections, leavingOut: skipped)
    for under in uncovered?.start ?? [] { parts.lie(over: under) }
    explorer.begin(at: parts)
  }

  /// Finds rows that look alike and are too many to be touched one by one.
  func findAlike() async {
    guard skipped.isEmpty, let probe = await probe(in: .start) else { return }
    for (name, asked) in rows.sorted(by: { $0.key < $1.key }) {
      // Without identifiers rows are known by their places, which others have once one moves.
      guard probe.session.names[name].count == asked.names.count else { continue }
      alike += AlikeRows.groups(of: asked.sections, in: name, largerThan: limits.alikeRows)
    }
    skipped = Set(alike.flatMap(\.others))
    if !skipped.isEmpty { choose(in: []) }
  }

  /// Where the rows of a collection stand that are touched, in order.
  func addresses(in collection: String) -> [RowAddress] {
    guard let asked = rows[collection] else { return [] }
    if skipped.isEmpty { return asked.names.keys.sorted() }
    return asked.names.lazy.filter { [skipped] in
      !skipped.contains(RowName(collection: collection, row: $0.value))
    }.map(\.key).sorted()
  }

  /// Whether a row is touched for others.
  private func standsForOthers(_ interaction: Interaction) -> Bool {
    guard let row = interaction.row else { return false }
    return alike.contains { $0.touched.contains(row) }
  }

  /// Asks everything that can be touched, and how that composes.
  ///
  /// - Parameter others: How many screens wait to be asked beside those that touches here bring up.
  func askEverything(before others: Int) async {
    if let probe = await probe(in: .start) { depth = depth(of: probe) }
    await findAlike()
    await findBeneath()
    await askChoices()
    guard let probe = await probe(in: .start) else { return }
    for collection in probe.collections.keys.sorted() {
      await askDisclosures(in: collection)
      await askTaps(in: collection)
      await askActions(in: collection)
    }
    turns = await EditingResolver(questions: questions) { await self.newSession() }
      .turns(on: asked.start)
    await askControls()
    await askTyping()
    await askAnswers()
    discardAll()
    if asked.isAtEnd {
      explorer.leaveUntried()
    } else {
      budget.beginShare(share(before: others + routes.count))
      await explorer.explore(self)
      isCutShort = budget.endShare()
    }
    discardAll()
    await askWhatIsLetGo()
  }

  // MARK: Probes

  /// A probe in a setup; `nil` when the budget is spent.
  func probe(in setup: Probe.Setup) async -> Probe? {
    if let probe = probes[setup] {
      probe.stage.enter()
      return probe
    }
    guard budget.take() else { return nil }
    let made = await newProbe(in: setup)
    _ = ScreenChanges.drain()
    probes[setup] = made
    return made
  }

  private func newSession() async -> Session {
    await begin().session
  }

  private func begin() async -> (session: Session, beneath: [ScreenBeneath]) {
    let reached = await reach()
    return (Session(reached.stage, screens, part: asked.part), reached.beneath)
  }

  func newProbe(in setup: Probe.Setup) async -> Probe {
    let (session, beneath) = await begin()
    return Probe(
      session, setup: setup, rows: rows,
      showing: isComparable[setup] == true ? firstScreens[setup] : nil, over: beneath,
      limits: limits)
  }

  /// Lets a probe go that is no longer as it was made.
  func discard(_ setup: Probe.Setup) {
    probes.removeValue(forKey: setup)?.stage.leave()
  }

  private func discardAll() {
    for setup in Array(probes.keys) { discard(setup) }
  }

  /// The setup in which something can be touched.
  func setup(for touch: Interaction) async -> Probe.Setup {
    guard let row = touch.row else { return .start }
    return await isHidden(row) ? .open : .start
  }

  /// The setup in which a row can be touched.
  func setup(for address: RowAddress, in collection: String) async -> Probe.Setup {
    if let probe = await probe(in: .start), probe.row(at: address, in: collection) != nil {
      return .start
    }
    return .open
  }

  // MARK: Questions

  /// Touches something on a probe and finds out what changed.
  ///
  /// - Parameter source: A name for the place that is touched, for what it brings up.
  @discardableResult
  func ask(
    _ interaction: Interaction, in setup: Probe.Setup, from source: String
  ) async -> Known? {
    guard budget.ask(of: source), let probe = await probe(in: setup) else { return nil }
    let before = probe.before
    if firstScreens[setup] == nil, before.readsRows { firstScreens[setup] = before.screen }
    probe.forgetRoute()
    // What cannot be told from the start is told from what this instance shows.
    let ownStart = isComparable[setup] == false ? state(of: probe) : nil
    _ = ScreenChanges.drain()
    let actions = probe.actionTitles(besides: interaction)
    let (isFirst, isWholeReading) = (!probe.isTouched, probe.readsRows)
    let title = title(of: interaction) ?? source
    guard let touched = await probe.perform(interaction, asking: questions, called: title) else {
      let lost = Known.lost
      known[Situation(touch: interaction, look: 0)] = lost
      return lost
    }
    guard let reply = touched else {
      if interaction.isTyped { discard(setup) }
      return nil
    }
    let hasOtherActions = actions != probe.actionTitles(besides: interaction)
    let instance = AskedInstance(self, probe, isTouchedOnce: true, from: source)
    let leftOut = beyond.count
    var answer = await instance.answer(reply, to: interaction)
    // What it brings up may call it yet.
    let asks = answer.leadsElsewhere || !answer.alert.isEmpty
    if !asks { questions.check(reply.completion, of: source) }
    let first = answer
    if !isChoice(interaction) {
      probe.restore()
      answer.changesNothing =
        !hasOtherActions && (probe.readsRows || !standsForOthers(interaction))
        && probe.isAsBefore(toggling: answer.isOwnToggle ? interaction.row : nil)
    }
    if answer.changesNothing, await changesBeneath(probe) { answer.changesNothing = false }
    if ownStart == nil, !answer.leadsAway, !answer.changesNothing, await !isComparable(in: setup) {
      discard(setup)
      return await ask(interaction, in: setup, from: source)
    }
    let start = explorer.shown(before: interaction, in: ownStart ?? looks.start)
    if start != looks.start { answer.changesNothing = false }
    var (effects, after) = await explorer.seen(answer, on: instance, from: start)
    if ownStart != nil { after = restrict(&effects, answer, on: instance) }
    if interaction.isAnswer { effects.forgetAlert() }
    if beyond.count > leftOut { (effects, after) = (Known.lost.effects, nil) }
    let staysAsItWas = await lookAtHiddenTabs(of: probe, after: interaction)
    if probe.isSpent || effects.endsThere || !effects.change.isEmpty || effects.opensOthers
      || !staysAsItWas
    {
      discard(setup)
    } else {
      probe.restore()
      if !answer.changesNothing || answer.isOwnToggle { probe.readAgain() }
    }
    let situation = Situation(touch: interaction, look: 0)
    let found = Known(tap: reply.tapEffect, effects: effects, isHandled: isHandled(interaction))
    known[situation] = found
    if let after, setup == .start {
      let step = SeenStep(
        before: start, situation: situation, after: after, change: effects.change,
        isFirst: start == looks.start)
      // A walk must not take for the start what others did before to the instance, nor for what shows
      // what was looked at without its rows.
      if isFirst, step.isFirst, isWholeReading || !answer.changesNothing {
        explorer.take(first, step)
      } else {
        explorer.steps.append(step)
      }
    }
    return found
  }

  /// Whether a tap chooses a row of which that counts.
  private func isChoice(_ interaction: Interaction) -> Bool {
    interaction.part == .tap && interaction.row.map { choosing.contains($0.collection) } ?? false
  }

  /// Leaves of what changed on an instance that does not show what the frame shows what is true of
  /// the frame as well: rows that went and moved; where more changed the whole screen comes.
  private func restrict(
    _ effects: inout Effects, _ answer: Answer, on instance: AskedInstance
  ) -> PageState? {
    let change = effects.change
    if !change.isWhole, change.turns.isEmpty, change.bringsNothing {
      return effects.endsThere ? nil : looks.start.applying(change)
    }
    if !effects.endsThere {
      effects.edits =
        answer.leadsElsewhere && answer.columns != .amongOthers
        ? answer.edits : answer.said + (instance.elsewhere(isLast: false) ?? [])
    }
    effects.endsThere = true
    effects.change = PageChange()
    return nil
  }

  /// Whether a row's disclosure has a handler of the author's.
  func isHandled(_ interaction: Interaction) -> Bool {
    guard case .row(let row, .disclosure) = interaction, let asked = rows[row.collection],
      let address = asked.names.first(where: { $0.value == row.row })?.key
    else { return false }
    return asked.disclosures[address]?.hasHandler ?? false
  }

  /// Whether what probes show is what the frame shows; found out once for each way of making one.
  func isComparable(in setup: Probe.Setup) async -> Bool {
    if let known = isComparable[setup] { return known }
    guard budget.take() else {
      isComparable[setup] = false
      return false
    }
    let fresh = await newProbe(in: setup)
    var isSame = state(of: fresh) == looks.start
    if !isSame, !readsShown {
      readsShown = true
      isSame = state(of: fresh) == looks.start
    }
    fresh.stage.leave()
    isComparable[setup] = isSame
    return isSame
  }
}
