internal import CellophaneDocument
internal import UIKit

/// A tab of a bar, by the bar's ordinal on the screen and its own.
struct HiddenTab: Hashable {
  var bar: Int
  var index: Int
}

/// What touches change in tabs that are not seen: those show it once they are chosen.
extension Asker {
  /// Finds out which tabs show something else after a touch.
  ///
  /// - Returns: Whether the instance is as it was before somebody looked.
  func lookAtHiddenTabs(of probe: Probe, after interaction: Interaction) async -> Bool {
    guard probe.stage.controller.hasTabs else { return true }
    if hiddenTabs == nil {
      guard budget.take() else { return true }
      let fresh = await newProbe(in: .start)
      hiddenTabs = await fresh.hiddenTabs()
      fresh.stage.leave()
      probe.stage.enter()
    }
    probe.restore()
    let before = probe.read(readsRows: false)
    let now = await probe.hiddenTabs()
    let changed = (hiddenTabs ?? [:]).filter { tab, screen in
      now[tab].map { $0 != screen } ?? false
    }
    let edits = changed.keys.sorted { ($0.bar, $0.index) < ($1.bar, $1.index) }.map {
      ResolvedEdit.outdate(tabs: $0.bar == 0 ? "tab" : "tab-\($0.bar + 1)", index: $0.index)
    }
    if !edits.isEmpty { outdated[interaction] = edits }
    return edits.isEmpty && before.shows(probe.read(readsRows: false))
  }

  /// The touches that change tabs which are not seen, as a remark.
  var hiddenTabFindings: [ResolvedFinding] {
    outdated.keys.sorted().map { touch in
      ResolvedFinding(
        severity: .note, rule: "tab-outdated",
        message: "what \(touch.words) '\(touch.place)' does changes what another tab shows, which "
          + "the page does not follow: it says that it stops there once that tab is chosen",
        item: touch.row?.row)
    }
  }
}

extension Probe {
  /// What the tabs show that are not chosen, each as a person finds it who chooses it.
  fileprivate func hiddenTabs() async -> [HiddenTab: ResolvedScreen] {
    var found: [HiddenTab: ResolvedScreen] = [:]
    for (number, tabs) in stage.controller.allTabBars.enumerated() {
      let controllers = tabs.viewControllers ?? []
      let chosen = tabs.selectedIndex
      for index in controllers.indices where index != chosen {
        tabs.selectedIndex = index
        await stage.settle()
        found[HiddenTab(bar: number, index: index)] =
          ScreenReading(of: controllers[index], readsRows: true, by: session.comparisons).screen
      }
      tabs.selectedIndex = chosen
      await stage.settle()
    }
    _ = ScreenChanges.drain()
    return found
  }
}
