internal import CellophaneDocument
internal import CellophaneExploration
internal import UIKit

/// What touches change where they are not seen: on the screens beneath and in other tabs.
extension Asker {
  /// Finds out what is there before anything was touched.
  func findBeneath() async {
    if isColumn { return await findColumnsBeside() }
    guard let probe = await probe(in: .start) else { return }
    let leadsBack = !probe.beneath.isEmpty && !probe.parts.waysBack.isEmpty
    let tabs = otherTabs
    guard leadsBack || !tabs.isEmpty else { return }
    if leadsBack, !probe.beneath.allSatisfy(\.probe.readsRows) { return noteRowsNotCompared() }
    let lost = Uncovered.Seen(beneath: nil, tabs: tabs.map { _ in nil })
    let start = await shownElsewhere(after: [], in: .start, tabs) ?? lost
    if leadsBack, start.beneath == nil { noteBeneath([]) }
    let found = Uncovered(
      start, beneath: leadsBack ? probe.beneath.reversed().map(\.asker) : [], tabs: tabs,
      leadsBack: leadsBack)
    guard leadsBack || !found.tabs.isEmpty else { return }
    for (parts, asker) in zip(found.start, found.askers) { _ = asker.looks.state(of: parts) }
    uncovered = found
    choose(in: choosing)
  }

  func noteRowsNotCompared() {
    questions.noteBound(
      "rows-not-compared",
      "what touches change \(isColumn ? "beside" : "beneath") \(asked.words) was not "
        + "compared: there are more than \(limits.comparedRows) rows, and on the page they change none; "
        + "show fewer rows, or raise 'limits.comparedRows'")
  }

  /// How many screens code has left for those beneath, none where it brought up another.
  func screensLeft(by probe: Probe) -> Int {
    guard asked.broughtBy != nil, uncovered?.leadsBack == true, !asked.part.place.isColumn else {
      return 0
    }
    let count = depth - depth(of: probe)
    return count > 0 && count <= probe.beneath.count ? count : 0
  }

  /// What a screen that was left showed last, over what is there now; `nil` where the page cannot
  /// follow.
  func parts(of left: ScreenParts, leftBy probe: Probe) async -> ScreenParts? {
    guard let now = await elsewhere(after: probe), let beneath = now.beneath, let uncovered else {
      return nil
    }
    // What was chosen on a pushed screen shows there when it is pushed again, which copies of what lies
    // beneath lead to.
    if !asked.start.isPresented, !uncovered.shows(beneath, after: probe.route.dropLast()),
      await !isBroughtUpAsAtFirst(after: probe.route, in: probe.setup)
    {
      return nil
    }
    return left.lying(over: uncovered.parts(now))
  }

  /// Whether touches changed what is not seen.
  func changesBeneath(_ probe: Probe) async -> Bool {
    guard let now = await elsewhere(after: probe) else { return false }
    return uncovered?.isAsAtStart(now) == false
  }

  /// What a screen shows with what is not seen of others.
  ///
  /// - Parameters:
  ///   - own: What it shows itself.
  ///   - isLater: Whether the touch came after others.
  func parts(_ own: ScreenParts, after probe: Probe, isLater: Bool) async -> ScreenParts {
    guard let uncovered, !isLater || isColumn || watchesBeneath,
      let now = await elsewhere(after: probe)
    else { return own.lying(over: uncovered?.start ?? []) }
    var parts = own.lying(over: uncovered.parts(now))
    if now.beneath == nil {
      parts.leadBack(by: ResolvedOutcome([.signal(stopName)]))
      stopsBack = true
      if case .presented(let presented) = asked.start, let touch = probe.route.last {
        outdate(.view(presented.dismissalName), by: Situation(touch: touch, look: 0))
      }
    }
    return parts
  }

  /// Whether what is not seen is looked at after each touch: where a touch changes something there, or
  /// shows nothing itself on a screen that lies over another, and may thus hand on what others did.
  private var watchesBeneath: Bool {
    if uncovered?.changes == true { return true }
    guard uncovered?.leadsBack == true else { return false }
    return known.contains { situation, found in
      switch situation.touch {
      case .item, .choice, .control: found.effects.isEmpty && found.effects.leadsOn
      default: false
      }
    }
  }

  /// The signal at which the page stops, whatever it shows.
  var stopName: String { asked.part.prefix + "stop" }

  /// What is elsewhere after some touches; `nil` where nothing is.
  private func elsewhere(after probe: Probe) async -> Uncovered.Seen? {
    let touches = probe.route
    guard let uncovered else { return nil }
    if let seen = uncovered.seen[touches] { return seen }
    if isColumn {
      let now = Uncovered.Seen(beneath: columnsBeside(probe))
      self.uncovered?.seen[touches] = now
      if !uncovered.isAsAtStart(now) { self.uncovered?.changes = true }
      return now
    }
    // What code has left shows nothing to go by.
    let state = screensLeft(by: probe) > 0 ? nil : looks.state(of: parts(of: probe))
    let known = state.flatMap { uncovered.known(in: $0) }
    let now: Uncovered.Seen
    if let known { now = known } else { now = await followed(touches, in: probe.setup) }
    self.uncovered?.seen[touches] = now
    if known == nil, let state { self.uncovered?.take(now, in: state) }
    if now.beneath == nil { noteBeneath(touches) }
    for (asker, parts) in zip(uncovered.tabs, now.tabs) where parts == nil {
      if let tab = asker.ownTab { outdate(tab, after: touches) }
    }
    return now
  }

  private func followed(
    _ touches: [Interaction], in setup: Probe.Setup
  ) async -> Uncovered.Seen {
    guard let uncovered else { return Uncovered.Seen() }
    var now = Uncovered.Seen(
      beneath: uncovered.leadsBack ? nil : [], tabs: uncovered.tabs.map { _ in nil })
    if !uncovered.askers.isEmpty,
      let seen = await shownElsewhere(after: touches, in: setup, uncovered.tabs)
    {
      now = seen
    }
    if let beneath = now.beneath, uncovered.leadsBack,
      beneath.count != uncovered.beneath.count
        || beneath.indices.contains(where: { uncovered.isWhole(beneath[$0], at: $0) })
    {
      now.beneath = nil
    }
    for (index, parts) in now.tabs.enumerated() {
      guard let parts, uncovered.isWhole(parts, at: uncovered.beneath.count + index) else {
        continue
      }
      now.tabs[index] = nil
    }
    if !uncovered.isAsAtStart(now) || now.tabs.contains(where: { $0 == nil }) {
      self.uncovered?.changes = true
    }
    return now
  }

  private func noteBeneath(_ touches: [Interaction]) {
    let what = touches.last.map { "\(words(of: $0)) changes" } ?? "touches change"
    questions.noteBound(
      "beneath-not-followed", severity: .note,
      "what \(what) beneath \(asked.words) is more than the page can follow: "
        + (spoken.hasButtonBack
          ? "its button back says then that it stops"
          : "it says that it stops where the screen is left"))
  }

  /// Goes back from the screen on an instance of its own, and into other tabs, and says what shows
  /// then.
  private func shownElsewhere(
    after touches: [Interaction], in setup: Probe.Setup, _ tabs: [Asker]
  ) async -> Uncovered.Seen? {
    guard budget.takeReturn() else {
      guard budget.hasNoReturns else { return nil }
      questions.noteBound(
        "returns-not-tried",
        "what buttons back and other tabs uncover was not seen after every touch, and the page says there "
          + "that it stops: \(limits.returns) instances at most are made for that; raise "
          + "'limits.returns', or change less on pushed screens and in tabs")
      return nil
    }
    let probe = await newProbe(in: setup)
    defer { probe.stage.leave() }
    let others = await visit(tabs, on: probe.stage)
    guard await replay(touches, on: probe) else { return nil }
    var seen = Uncovered.Seen(beneath: await goBack(from: probe))
    for other in others {
      guard let other, let tab = other.asker.ownTab, await probe.stage.choose(tab) else {
        seen.tabs.append(nil)
        continue
      }
      seen.screens[tab] = probe.screen(ofTab: tab)
      other.probe.restoreExpansion()
      seen.tabs.append(other.asker.parts(alone: other.probe))
    }
    return seen
  }

  /// What buttons back uncover, one after the other; `nil` where one does not lead back.
  private func goBack(from probe: Probe) async -> [ScreenParts]? {
    let left = screensLeft(by: probe)
    if probe.beneath.isEmpty { return [] }
    var parts: [ScreenParts] = []
    var above = probe
    for (index, under) in probe.beneath.reversed().enumerated() {
      // What covers all of the screen ends what buttons back lead through.
      if index >= left, above.parts.waysBack.isEmpty { break }
      guard await goBack(from: above, to: under, isLeft: index < left) else { return nil }
      // Of those in between that code has left nobody sees what they show.
      if index < left - 1, let start = uncovered?.start, start.indices.contains(index) {
        parts.append(start[index])
      } else {
        parts.append(under.asker.parts(alone: under.probe))
      }
      above = under.probe
    }
    return parts
  }

  /// Goes back to the screen beneath.
  ///
  /// - Parameter isLeft: Whether code has gone there already.
  /// - Returns: Whether it is reached.
  func goBack(from above: Probe, to under: ScreenBeneath, isLeft: Bool) async -> Bool {
    if !isLeft {
      // Columns beside are seen as they are.
      if above.session.part.place.isColumn, above.parts.waysBack.isEmpty { return true }
      guard let last = above.parts.waysBack.indices.last, await made(.back(last), on: above) else {
        return false
      }
    }
    under.probe.restoreExpansion()
    return true
  }

  /// Goes into other tabs and comes back, so that their rows are known by their names.
  func visit(_ tabs: [Asker], on stage: Stage) async -> [ScreenBeneath?] {
    let bars = stage.controller.tabBars.map(\.controller)
    let chosen = bars.map(\.selectedIndex)
    var found: [ScreenBeneath?] = []
    for asker in tabs {
      guard let tab = asker.ownTab, await stage.choose(tab) else {
        found.append(nil)
        continue
      }
      let session = Session(stage, screens, part: asker.asked.part)
      let probe = Probe(session, setup: .start, rows: asker.rows, limits: limits)
      found.append(probe.readsRows ? ScreenBeneath(asker: asker, probe: probe) : nil)
    }
    if tabs.isEmpty { return [] }
    for (bar, index) in zip(bars, chosen) { bar.selectedIndex = index }
    await stage.settle()
    _ = ScreenChanges.drain()
    return found
  }

  /// Makes touches one after the other.
  ///
  /// - Returns: Whether all of them were there to be made.
  func replay(_ touches: [Interaction], on probe: Probe) async -> Bool {
    for touch in touches {
      if await made(touch, on: probe) { continue }
      // Rows that came have their names by being read.
      _ = parts(of: probe)
      guard await made(touch, on: probe) else { return false }
    }
    return true
  }

  /// Chooses the screen's own tab again, where code has chosen another.
  func comeHome(_ probe: Probe) async {
    guard let ownTab, await probe.stage.choose(ownTab) else { return }
    _ = ScreenChanges.drain()
  }

  /// Makes a touch and lets what it begins come to rest.
  ///
  /// - Returns: Whether it was there to be made.
  func made(_ touch: Interaction, on probe: Probe) async -> Bool {
    let reply = await probe.perform(
      touch, asking: questions, called: title(of: touch) ?? touch.place, isLater: true)
    let events = ScreenEvents(ScreenChanges.drain(), on: probe.stage.controller)
    guard case .some(.some) = reply else { return false }
    if events.tab != nil { await comeHome(probe) }
    probe.restoreExpansion()
    probe.readAgain(readsRows: false)
    return true
  }
}
