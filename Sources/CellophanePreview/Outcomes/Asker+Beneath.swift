internal import CellophaneDocument
internal import CellophaneExploration
internal import UIKit

/// A screen beneath the one that is asked about, on the instance that shows both.
struct ScreenBeneath {
  /// Who asked what touches do there.
  var asker: Asker
  /// What it was on the way to the screen above.
  var probe: Probe
}

/// What buttons back uncover, by what was touched before: code hears on a pushed screen of what
/// changes the one beneath.
struct Uncovered {
  /// Who asked what touches do there, the nearest first.
  var askers: [Asker]
  /// The screens as they are when nothing was touched.
  var start: [ScreenParts]
  /// The screens beneath after some touches; `nil` where the page cannot follow.
  var seen: [[Interaction]: [ScreenParts]?] = [:]
  /// The same by what the screen itself showed then.
  var states: [PageState: [ScreenParts]?] = [:]
  /// How often it was seen that the same was beneath where the screen showed the same; `nil` once
  /// it was not.
  var repetitions: Int? = 0
  /// Whether touches were seen to change something there.
  var changes = false
}

extension Asker {
  /// Finds out what buttons back uncover before anything was touched.
  func findBeneath() async {
    guard !asked.part.place.isColumn, let probe = await probe(in: .start), !probe.beneath.isEmpty,
      !probe.parts.waysBack.isEmpty
    else { return }
    guard probe.beneath.allSatisfy(\.probe.readsRows) else {
      return questions.noteBound(
        "rows-not-compared",
        "what touches change beneath the screen '\(asked.name)' was not compared: there are more than "
          + "\(limits.comparedRows) rows, and on the page they change none; show fewer rows, or raise "
          + "'limits.comparedRows'")
    }
    guard let start = await shownBeneath(after: [], in: .start) else {
      noteBeneath([])
      uncovered = Uncovered(askers: [], start: [])
      return
    }
    let askers = Array(probe.beneath.reversed().map(\.asker).prefix(start.count))
    for (parts, asker) in zip(start, askers) { _ = asker.looks.state(of: parts) }
    uncovered = Uncovered(askers: askers, start: start)
    choose(in: choosing)
  }

  /// Whether touches changed, beneath the screen, what its button back uncovers.
  func changesBeneath(_ probe: Probe) async -> Bool {
    guard let uncovered else { return false }
    let now = await beneath(after: probe)
    return now.map { $0.map(\.elements) != uncovered.start.map(\.elements) } ?? true
  }

  /// What a screen shows with what is beneath it.
  ///
  /// - Parameter isLater: Whether the touch came after others.
  func parts(after probe: Probe, isLater: Bool) async -> ScreenParts {
    guard uncovered != nil, !isLater || watchesBeneath else { return parts(of: probe) }
    guard let now = await beneath(after: probe) else {
      var parts = parts(of: probe)
      parts.leadBack(by: ResolvedOutcome([.signal(stopName)]))
      stopsBack = true
      return parts
    }
    return parts(of: probe, over: now)
  }

  /// Whether what is beneath is looked at after each touch: where a touch changes something there, or
  /// shows nothing itself, and may thus hand on what others did.
  private var watchesBeneath: Bool {
    if uncovered?.changes == true { return true }
    return known.contains { situation, found in
      switch situation.touch {
      case .item, .choice, .control: found.effects.isEmpty && found.effects.leadsOn
      default: false
      }
    }
  }

  /// The signal at which the page stops, whatever it shows.
  var stopName: String { asked.part.prefix + "stop" }

  /// What is beneath after some touches; `nil` where the page cannot follow.
  private func beneath(after probe: Probe) async -> [ScreenParts]? {
    let touches = probe.route
    guard let uncovered, !uncovered.askers.isEmpty else { return nil }
    if let seen = uncovered.seen[touches] { return seen }
    let state = looks.state(of: parts(of: probe))
    if let known = uncovered.states[state], let times = uncovered.repetitions, times >= 4 {
      return known
    }
    let now = await followed(touches, in: probe.setup)
    self.uncovered?.seen[touches] = .some(now)
    if let known = uncovered.states[state] {
      let isSame = known?.map(\.elements) == now?.map(\.elements)
      self.uncovered?.repetitions = isSame ? uncovered.repetitions.map { $0 + 1 } : nil
    }
    self.uncovered?.states[state] = .some(now)
    return now
  }

  private func followed(
    _ touches: [Interaction], in setup: Probe.Setup
  ) async -> [ScreenParts]? {
    guard let now = await shownBeneath(after: touches, in: setup), let uncovered else {
      noteBeneath(touches)
      return nil
    }
    if now.map(\.elements) == uncovered.start.map(\.elements) { return now }
    self.uncovered?.changes = true
    if !isWhole(now) { return now }
    noteBeneath(touches)
    return nil
  }

  /// Whether more changed beneath than elements say.
  private func isWhole(_ now: [ScreenParts]) -> Bool {
    guard let uncovered, uncovered.start.count == now.count else { return true }
    return now.indices.contains { index in
      let looks = uncovered.askers[index].looks
      let start = looks.state(of: uncovered.start[index])
      return PageChange(from: start, to: looks.state(of: now[index])).isWhole
    }
  }

  private func noteBeneath(_ touches: [Interaction]) {
    uncovered?.changes = true
    let what = touches.last.map { "\($0.words) '\($0.place)' changes" } ?? "touches change"
    questions.noteBound(
      "beneath-not-followed", severity: .note,
      "what \(what) beneath the screen '\(asked.name)' is more than the page can follow: its button "
        + "back says then that it stops")
  }

  /// Goes back from the screen on an instance of its own, and says what shows then.
  private func shownBeneath(
    after touches: [Interaction], in setup: Probe.Setup
  ) async -> [ScreenParts]? {
    guard budget.takeReturn() else {
      questions.noteBound(
        "returns-not-tried",
        "what buttons back uncover was not seen after every touch, and the page says there that it "
          + "stops: \(limits.returns) instances at most are made for that; raise 'limits.returns', or "
          + "change less on pushed screens")
      return nil
    }
    let probe = await newProbe(in: setup)
    defer { probe.stage.leave() }
    for touch in touches {
      if await made(touch, on: probe) { continue }
      // Rows that came have their names by being read.
      _ = parts(of: probe)
      guard await made(touch, on: probe) else { return nil }
    }
    var parts: [ScreenParts] = []
    var above = probe
    for under in probe.beneath.reversed() {
      // A sheet ends what buttons back lead through.
      guard let last = above.parts.waysBack.indices.last else { break }
      guard await made(.back(last), on: above) else { return nil }
      under.probe.restoreExpansion()
      parts.append(under.asker.parts(alone: under.probe))
      above = under.probe
    }
    return parts.isEmpty ? nil : parts
  }

  private func made(_ touch: Interaction, on probe: Probe) async -> Bool {
    let reply = await probe.perform(
      touch, asking: questions, called: touch.place, isLater: true)
    _ = ScreenChanges.drain()
    guard case .some(.some) = reply else { return false }
    probe.restoreExpansion()
    probe.readAgain(readsRows: false)
    return true
  }
}
