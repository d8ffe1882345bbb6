internal import CellophaneDocument
internal import CellophaneExploration
internal import UIKit

/// What touches change in tabs that are not seen: those show it once they are chosen.
extension Asker {
  /// Finds out which tabs show something else after a touch than the page will.
  ///
  /// - Returns: Whether the instance is as it was before somebody looked.
  func lookAtHiddenTabs(of probe: Probe, after interaction: Interaction) async -> Bool {
    guard !probe.stage.controller.tabBars.isEmpty else { return true }
    if hiddenTabs == nil {
      guard budget.take() else { return true }
      let fresh = await newProbe(in: .start)
      hiddenTabs = Dictionary(uniqueKeysWithValues: await fresh.hiddenTabs())
      fresh.stage.leave()
      probe.stage.enter()
    }
    probe.restore()
    let before = probe.read(readsRows: false)
    // What shows there to those who were there before is followed, where others see the same.
    let known = uncovered?.seen[probe.route]?.screens ?? [:]
    var isAsBefore = true
    for (tab, screen) in await probe.hiddenTabs() {
      guard let start = hiddenTabs?[tab] else { continue }
      if start != screen { isAsBefore = false }
      if known[tab] ?? start != screen { outdate(tab, after: [interaction]) }
    }
    return isAsBefore && before.shows(probe.read(readsRows: false))
  }

  /// Has a tab say that the page stops there after the last of some touches.
  func outdate(_ tab: ResolvedPlace, after touches: [Interaction]) {
    guard let touch = touches.last(where: { !$0.leadsBack }) else { return }
    outdate(.tab(tab.rawValue), by: Situation(touch: touch, look: 0))
  }

  /// Has an element say so after a touch.
  func outdate(_ element: ResolvedElement, by situation: Situation) {
    if outdated[situation]?.contains(element) != true {
      outdated[situation, default: []].append(element)
    }
  }

  /// The touches in other tabs that bring up something else once one here was made are marked by it.
  ///
  /// A screen that is pushed shows what it shows when it is pushed: another tab may have changed it.
  func lookAtPushes(_ pushes: [TabPush]) async {
    let others = pushes.filter { $0.tab != ownTab }
    guard !others.isEmpty else { return }
    for (situation, found) in known.sorted(by: { $0.key < $1.key })
    where situation.look == 0 && found.effects.changesSomething {
      let touch = situation.touch
      let setup = await setup(for: touch)
      guard budget.take() else { return }
      let probe = await newProbe(in: setup)
      defer { probe.stage.leave() }
      let title = title(of: touch) ?? touch.place
      guard await probe.perform(touch, asking: questions, called: title) != nil else {
        continue
      }
      _ = ScreenChanges.drain()
      for push in others where outdated[situation]?.contains(.tab(push.tab.rawValue)) != true {
        guard budget.ask(of: touch.place) else { return }
        if await !leads(probe.stage, as: push) {
          outdated[situation, default: []].append(push.element)
        }
      }
    }
  }

  /// Who asks what touches do in the other tabs.
  var otherTabs: [Asker] {
    guard let ownTab, !asked.isAtEnd else { return [] }
    return tabs?.askers.filter { $0.ownTab != ownTab } ?? []
  }

  /// Whether a push in another tab brings up on an instance what it brought up at first.
  private func leads(_ stage: Stage, as push: TabPush) async -> Bool {
    guard await stage.choose(push.tab) else { return true }
    let session = Session(stage, screens, part: push.part)
    session.learn(push.rows)
    guard (try? await session.perform(push.touch)) != nil else { return true }
    let controller = stage.controller.shown(at: push.place) ?? stage.controller
    let now = screens.screen(
      of: controller, in: stage, part: ScreenPart(prefix: ShownScreens.prefix))
    let isSame = shown.name(of: now, at: push.place, over: asked.ground) == push.screen
    let back = session.parts.waysBack.indices.last
    if let back { _ = try? await session.perform(.back(back)) }
    _ = ScreenChanges.drain()
    return isSame
  }

  /// What touches here push.
  var pushes: [TabPush] {
    guard let tab = ownTab else { return [] }
    return known.sorted { $0.key < $1.key }.compactMap { situation, found in
      guard situation.look == 0, let screen = found.effects.shownScreen else { return nil }
      return element(of: situation.touch).map {
        TabPush(
          tab: tab, part: asked.part, rows: rows, touch: situation.touch, element: $0,
          screen: screen, place: shown[screen]?.place ?? .root)
      }
    }
  }

  /// The touches that change tabs which are not seen, as a remark.
  var hiddenTabFindings: [ResolvedFinding] {
    let touches = outdated.filter { $0.value.contains { !$0.isDismissal } }.keys.map(\.touch)
    return Set(touches).sorted().map {
      remark(
        $0,
        "tab-outdated",
        "changes what another tab shows or leads to, which the page does not follow: it says there that "
          + "it stops")
    }
  }
}

extension Probe {
  /// What the tabs show that are not chosen, each as a person finds it who chooses it.
  fileprivate func hiddenTabs() async -> [(place: ResolvedPlace, screen: ResolvedScreen)] {
    var found: [(place: ResolvedPlace, screen: ResolvedScreen)] = []
    for tabs in stage.controller.tabBars {
      let controllers = tabs.controller.viewControllers ?? []
      let chosen = tabs.controller.selectedIndex
      for index in controllers.indices where index != chosen {
        tabs.controller.selectedIndex = index
        await stage.settle()
        if let screen = screen(ofTab: tabs.places[index]) {
          found.append((tabs.places[index], screen))
        }
      }
      tabs.controller.selectedIndex = chosen
      await stage.settle()
    }
    _ = ScreenChanges.drain()
    return found
  }

  /// What a tab shows that is chosen.
  func screen(ofTab tab: ResolvedPlace) -> ResolvedScreen? {
    stage.controller.shown(at: tab).map {
      ScreenReading(of: $0, readsRows: true, by: session.comparisons).screen
    }
  }
}

/// The tabs of a page, of which touches in one change what another shows.
@MainActor final class AskedTabs {
  /// Who asks what touches do in each.
  var askers: [Asker] = []
}

extension Interaction {
  /// Whether it leaves a screen.
  var leadsBack: Bool {
    if case .back = self { true } else { false }
  }
}

/// A touch in a tab that brings up a screen.
struct TabPush {
  var tab: ResolvedPlace
  /// What was asked about when it was found.
  var part: ScreenPart
  var rows: [String: AskedRows]
  var touch: Interaction
  /// What is touched.
  var element: ResolvedElement
  /// The name of the screen that it brings up.
  var screen: String
  /// Where that is.
  var place: ResolvedPlace
}

extension Effects {
  /// Whether it does more than to lead elsewhere.
  fileprivate var changesSomething: Bool {
    !isLost && (!change.isEmpty || edits.contains { !$0.leadsAlone })
  }

  /// The screen that comes.
  var shownScreen: String? {
    for case .show(let screen) in edits { return screen }
    return nil
  }
}

extension ResolvedEdit {
  /// Whether it changes nothing but what is seen, chosen and said.
  fileprivate var leadsAlone: Bool {
    switch self {
    case .show, .leave, .choose, .frame, .open, .alert, .menu, .say, .select, .deselect, .clear,
      .expand,
      .collapse, .toggle, .alone:
      true
    default: false
    }
  }
}
