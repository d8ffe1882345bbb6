internal import CellophaneDocument
internal import UIKit

/// A tab that is not chosen at first.
struct AskedTab {
  /// The ordinal of its bar on the screen.
  var bar: Int
  /// Its own in the bar.
  var index: Int
  /// What it shows, with every state of its rows.
  var screen: ResolvedScreen
}

extension PageResolver {
  /// Who asks what touches do in a tab that is not chosen at first; `nil` where it cannot be chosen again
  /// as it was.
  func asker(
    of tab: AskedTab, _ frame: AskedFrame, _ shown: ShownScreens, _ tabs: AskedTabs
  ) async -> Asker? {
    let stage = await stage(choosing: tab)
    defer { stage.leave() }
    guard let bar = stage.controller.shownTabBar(at: tab.bar),
      bar.controller.selectedIndex == tab.index
    else { return nil }
    let place = bar.places[tab.index]
    let part = ScreenPart(place: place, prefix: place.area)
    let session = Session(stage, spentScreens, part: part)
    let whole = ScreenReading(
      of: stage.controller, readsRows: true, by: gathering.comparisons)
    let (start, rows, _) = spentScreens.asked(session.controller, in: stage, part: part)
    let hasSay = session.parts.hasSay || rows.values.contains(where: \.hasSay)
    guard start.shown(of: part) == tab.screen else {
      if !hasSay { return nil }
      let title = bar.controller.tabBar.items?[tab.index].title ?? ""
      questions.noteBound(
        "tab-not-asked", severity: .note,
        "what touches do in the tab '\(title)' is not asked, and they do nothing on the page: it looked "
          + "different when it was chosen again")
      return nil
    }
    return Asker(
      of: AskedScreen(
        frame: AskedFrame(name: frame.name, digest: whole.screen.hashValue), part: part,
        hasSay: hasSay, start: start, rows: rows),
      shown: shown, budget: budget, questions: questions, screens: spentScreens, tabs: tabs,
      reach: { Reached(stage: await self.stage(choosing: tab)) })
  }

  /// An instance at the start on which a tab is chosen.
  private func stage(choosing tab: AskedTab) async -> Stage {
    let stage = await stage(frame: 0)
    stage.controller.shownTabBar(at: tab.bar)?.controller.simulateChoice(of: tab.index)
    await stage.settle()
    _ = ScreenChanges.drain()
    return stage
  }
}
