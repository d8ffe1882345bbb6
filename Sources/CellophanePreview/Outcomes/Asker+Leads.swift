internal import CellophaneDocument
internal import CellophaneExploration
internal import UIKit

/// What touches do on what was changed from elsewhere: a row that a screen above or another tab has
/// added is touched as well.
extension Asker {
  /// Lets those ask whose screens touches here change what touches do there then.
  func lead() async {
    guard let uncovered, uncovered.changes else { return }
    uncovered.tell()
    let seen = uncovered.seen.filter { $0.key.count { !$0.leadsBack } == 1 }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
    for (touches, now) in seen {
      for (index, parts) in uncovered.parts(now).enumerated() {
        let other = uncovered.askers[index]
        guard parts.elements != uncovered.start[index].elements, other.canBeLed else { continue }
        let shown = parts.lying(over: other.uncovered?.start ?? [])
        guard other.explorer.isUntouched(shown) else { continue }
        await lead(other, at: index, by: touches)
      }
    }
  }

  /// Says of what others have put here, and nobody has touched, that it is not known.
  func leaveUntouched() {
    if asked.hasSay, !asked.isAtEnd { explorer.leaveNewRows(self) }
  }

  /// Whether what touches do here can be found out after touches elsewhere.
  private var canBeLed: Bool {
    asked.hasSay && !asked.isAtEnd && uncovered?.leadsBack != true
  }

  private func lead(_ other: Asker, at index: Int, by touches: [Interaction]) async {
    let before = Set(other.known.keys)
    let setup = await setup(for: touches[0])
    await other.explorer.follow(other) {
      guard let probe = await self.instance(at: index, after: touches, in: setup) else {
        return nil
      }
      return (AskedInstance(other, probe, isLed: true), other.parts(of: probe))
    }
    // What it changes elsewhere in turn was not seen.
    guard other.uncovered?.changes == true else { return }
    for situation in other.known.keys where !before.contains(situation) {
      for asker in other.uncovered?.tabs ?? [] {
        if let tab = asker.ownTab { other.outdate(.tab(tab.rawValue), by: situation) }
      }
    }
  }

  /// An instance on which something was touched here, and which shows another screen then.
  private func instance(
    at index: Int, after touches: [Interaction], in setup: Probe.Setup
  ) async -> Probe? {
    guard let uncovered, budget.take() else { return nil }
    let probe = await newProbe(in: setup)
    let tabs = await visit(uncovered.tabs, on: probe.stage)
    var shown: Probe?
    if await replay(touches, on: probe) {
      shown =
        index < uncovered.beneath.count
        ? await goBack(from: probe, by: index + 1)
        : await choose(tabs[index - uncovered.beneath.count], from: probe)
    }
    if shown == nil { probe.stage.leave() }
    return shown
  }

  /// The screen so many beneath one, once buttons have led back there; `nil` where one does not.
  func goBack(from probe: Probe, by count: Int) async -> Probe? {
    var above = probe
    let left = screensLeft(by: probe)
    for (index, under) in probe.beneath.reversed().prefix(count).enumerated() {
      guard await goBack(from: above, to: under, isLeft: index < left) else { return nil }
      under.probe.readAgain(readsRows: false)
      above = under.probe
    }
    return above
  }

  private func choose(_ tab: ScreenBeneath?, from probe: Probe) async -> Probe? {
    guard let tab, let place = tab.asker.ownTab,
      await goBack(from: probe, by: probe.beneath.count) != nil,
      await probe.stage.choose(place)
    else { return nil }
    _ = ScreenChanges.drain()
    tab.probe.restoreExpansion()
    tab.probe.readAgain(readsRows: false)
    return tab.probe
  }
}
