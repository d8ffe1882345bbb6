internal import CellophaneDocument
internal import CellophaneExploration
internal import UIKit

/// A probe while it is touched, and what it came to.
@MainActor final class AskedInstance {
  private let asker: Asker
  private let probe: Probe
  /// A name for the place that is touched, for what it brings up.
  private var source: String
  /// Whether it is touched once, so that where that leads is known from the start alone.
  private let isTouchedOnce: Bool
  /// Whether something was touched elsewhere before.
  private let isLed: Bool
  /// What was read after the last touch, without the looks of rows.
  private var reading: ScreenReading?
  /// What came into columns by the last touch, as long as it is open whether more changed than can be
  /// told.
  private var cameInColumns: [(place: ResolvedPlace, controller: UIViewController)] = []
  /// Whether the last touch came after others.
  private var isLater = false
  /// What the screen itself showed before the last touch.
  private lazy var ownParts = asker.ownStart
  /// Whether something was touched since that was read.
  private var isBehind = false
  /// What there is once code has left the screen.
  private var leftParts: ScreenParts?

  init(
    _ asker: Asker, _ probe: Probe, isTouchedOnce: Bool = false, isLed: Bool = false,
    from source: String = ""
  ) {
    self.isLed = isLed
    self.asker = asker
    self.probe = probe
    self.isTouchedOnce = isTouchedOnce
    self.source = source
  }

  /// What an interaction led to beside what elements show; a screen that it brought up is left again
  /// where a button leads back.
  func answer(_ reply: Reply, to interaction: Interaction) async -> Answer {
    var events = ScreenEvents(ScreenChanges.drain(), on: probe.stage.controller)
    // Where there was no bar of tabs before, all of the page is another.
    if events.shown.contains(where: { !probe.had($0.place) }) { events.showAll() }
    let chosen = events.tab == asker.ownTab ? nil : events.tab
    if chosen != nil { await asker.comeHome(probe) }
    let after = probe.read(readsRows: false)
    reading = after
    asker.questions.takeIssues(of: reply.row == nil ? nil : source)
    let places = Set(events.shown.map(\.place))
    let changes = ListChanges(from: probe.before, to: after, reply, besides: places) { [probe] in
      probe.name(of: $0, in: $1)
    }
    var answer = Answer(
      tap: reply.tapEffect, said: events.said,
      edits: events.said + changes.edits + (chosen.map { [.choose(tab: $0.rawValue)] } ?? []),
      isOwnToggle: changes.isOwnToggle, alert: events.alert.map(\.title),
      leadsElsewhere: !events.shown.isEmpty)
    if events.alertCount > 0 || answer.leadsElsewhere { probe.isSpent = true }
    // The alert that was answered is gone.
    let isAsked = events.alertCount > (interaction.isAnswer ? 1 : 0)
    let left = isAsked ? 0 : asker.screensLeft(by: probe)
    if left > 0, let parts = await asker.parts(of: ownParts, leftBy: probe) {
      (answer.leadsElsewhere, probe.isSpent, leftParts) = (false, true, parts)
      answer.edits = answer.said + Array(repeating: .leave, count: left)
      return answer
    }
    // A copy of what lies beneath does not know what was done there before.
    if left > 0 { answer.edits.append(.alone) }
    if !places.contains(.root), !probe.isAroundAsBefore, !asker.followsColumns(beside: probe) {
      (answer.leadsElsewhere, probe.isSpent) = (true, true)
      answer.edits = answer.said + (elsewhere(isLast: false) ?? [])
      return answer
    }
    guard answer.leadsElsewhere else { return answer }
    let areColumns = places.allSatisfy(\.isColumn) && probe.parts.waysBack.isEmpty
    if areColumns { answer.columns = .alone }
    // How rows look is compared later, where it was not read before, and so are columns beside.
    let isInDoubt = areColumns && (asker.isColumn || !probe.before.readsRows)
    guard places.contains(.root) || !isInDoubt && isRestAsBefore(places, choosing: after) else {
      if areColumns {
        answer.columns = .amongOthers
        cameInColumns = events.shown
        probe.replace(places)
      } else {
        answer.edits = answer.said + (elsewhere(isLast: false) ?? [])
      }
      return answer
    }
    answer.edits += probe.before.screen.badges(in: after.screen)
    answer.edits += events.shown.compactMap { place, controller in
      asker.showing(controller, at: place, probe, from: source)
    }
    if await comeBack() {
      let now = probe.read(readsRows: false)
      reading = now
      answer.comesBack = true
      answer.edits += deselection(after: reply, in: now)
    }
    return answer
  }

  /// Whether all but some columns shows what it did, apart from what is chosen and open.
  private func isRestAsBefore(
    _ places: Set<ResolvedPlace>, choosing after: ScreenReading
  ) -> Bool {
    probe.restore()
    defer { probe.choose(as: after) }
    return probe.isAsBefore(besides: places)
  }

  /// Leaves a screen that a touch has brought up over the one that was touched.
  ///
  /// - Returns: Whether there was a button that leads back there.
  private func comeBack() async -> Bool {
    guard let last = probe.parts.waysBack.indices.last else { return false }
    let reply = await probe.perform(.back(last), asking: asker.questions, called: "back")
    _ = ScreenChanges.drain()
    return reply != nil && asker.depth(of: probe) == asker.depth
  }

  /// What takes the choice of a tapped row back, as controllers do that come into sight again.
  private func deselection(after reply: Reply, in reading: ScreenReading) -> [ResolvedEdit] {
    guard reply.tap == .selected, let row = reply.row,
      reading[list: row.collection]?.selected.isEmpty == true
    else { return [] }
    return [.deselect(collection: row.collection, row: row.name)]
  }
}

extension AskedInstance: ExploredInstance {
  func perform(_ interaction: Interaction, isLater: Bool) async -> Performed {
    if leftParts != nil { return .replaced }
    if isBehind { ownParts = asker.parts(alone: probe) }
    isBehind = false
    if asker.isReplaced(interaction, in: probe.replaced) { return .replaced }
    source = interaction.source
    self.isLater = isLater
    _ = ScreenChanges.drain()
    let made = await probe.perform(
      interaction, asking: asker.questions,
      called: asker.title(of: interaction) ?? interaction.place, isLater: isLater)
    guard let made else { return .lost }
    guard let reply = made else { return .nothing }
    return .done(await answer(reply, to: interaction))
  }

  func parts() async -> ScreenParts {
    if let leftParts { return leftParts }
    let own = asker.parts(alone: probe)
    if asker.uncovered?.leadsBack == true { ownParts = own }
    isBehind = false
    if isLed { return own.lying(over: asker.uncovered?.start ?? []) }
    return await asker.parts(own, after: probe, isLater: isLater)
  }

  func pass() {
    isBehind = asker.uncovered?.leadsBack == true
    probe.stage.enter()
    probe.stage.window.settle()
    for list in reading?.lists ?? [] { list.view.makeShownCells() }
  }

  func complete(_ change: inout PageChange) {
    if let reading { asker.open(&change, in: reading, of: probe) }
  }

  func columns() -> [ResolvedEdit] {
    cameInColumns.compactMap { place, controller in
      asker.showing(controller, at: place, probe, from: source)
    }
  }

  func elsewhere(isLast: Bool) -> [ResolvedEdit]? {
    if let reading { probe.choose(as: reading) }
    if isLast {
      let now = probe.read()
      asker.emptied.merge(asker.start.emptied(by: now.screen)) { known, _ in known }
      return nil
    }
    let jump = asker.jump(probe, from: source)
    return isTouchedOnce ? [.alone] + jump : jump
  }

  func goOn() {
    probe.restoreExpansion()
    if let reading, reading.isOfNow {
      probe.go(on: reading)
    } else {
      probe.readAgain(readsRows: false)
    }
  }

  func end() {
    asker.walk = AskedWalk(knowing: asker.known.count)
    if isLed { probe.stage.leave() } else { asker.discard(probe.setup) }
  }
}

extension Reply {
  /// What the tap came to, in words of the document.
  var tapEffect: TapEffect? {
    switch tap {
    case .ignored: .ignored
    case .notHighlighted: .notHighlighted
    case .disclosed: .disclosed
    case .refused: .refused
    case .selected: .selected
    case .deselectionRefused: .deselectionRefused
    case .deselected: .deselected
    case nil: nil
    }
  }
}
