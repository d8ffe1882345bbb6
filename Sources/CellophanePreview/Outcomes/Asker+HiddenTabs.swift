internal import CellophaneDocument
internal import CellophaneExploration
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
      ResolvedEdit.outdate(.tab(tabs: $0.bar == 0 ? "tab" : "tab-\($0.bar + 1)", index: $0.index))
    }
    if !edits.isEmpty { outdated[interaction] = edits }
    return edits.isEmpty && before.shows(probe.read(readsRows: false))
  }

  /// The touches in other tabs that bring up something else once one here was made are marked by it.
  ///
  /// A screen that is pushed shows what it shows when it is pushed: another tab may have changed it.
  func lookAtPushes(_ pushes: [TabPush]) async {
    let tab = ownTab
    let others = pushes.filter { $0.tab != tab }
    guard !others.isEmpty else { return }
    for (situation, found) in known.sorted(by: { $0.key < $1.key })
    where situation.look == 0 && found.effects.changesSomething {
      let touch = situation.touch
      var isHidden = false
      if let row = touch.row { isHidden = await self.isHidden(row) }
      guard budget.take() else { return }
      let probe = await newProbe(in: isHidden ? .open : .start)
      defer { probe.stage.leave() }
      guard await probe.perform(touch, asking: questions, called: touch.place) != nil else {
        continue
      }
      _ = ScreenChanges.drain()
      for push in others where outdated[touch]?.contains(.outdate(push.tab)) != true {
        guard budget.ask(of: touch.place) else { return }
        if await !leads(probe.stage, as: push) {
          outdated[touch, default: []].append(.outdate(push.element))
        }
      }
    }
  }

  /// The tab that this asks about.
  private var ownTab: ResolvedElement? {
    let place = asked.part.place == .root ? start.chosenTab : asked.part.place
    return place.flatMap(TabPush.element(of:))
  }

  /// Whether a push in another tab brings up on an instance what it brought up at first.
  private func leads(_ stage: Stage, as push: TabPush) async -> Bool {
    guard stage.controller.choose(push.tab) else { return true }
    await stage.settle()
    let session = Session(stage, screens, part: push.part)
    session.learn(push.rows)
    guard (try? await session.perform(push.touch)) != nil else { return true }
    let controller = stage.controller.shown(at: push.place) ?? stage.controller
    let now = screens.screen(
      of: controller, in: stage, part: ScreenPart(prefix: ShownScreens.prefix))
    let isSame = shown.name(of: now, at: push.place) == push.screen
    let back = session.parts.waysBack.indices.last
    if let back { try? await session.perform(.back(back)) }
    _ = ScreenChanges.drain()
    return isSame
  }

  /// What touches here push.
  var pushes: [TabPush] {
    guard let tab = ownTab else { return [] }
    let items = ScreenParts(start).items
    return known.sorted { $0.key < $1.key }.compactMap { situation, found in
      guard situation.look == 0, let screen = found.effects.shownScreen else { return nil }
      var element = looks.start.element(of: situation.touch)
      if case .item(let ordinal) = situation.touch, items.indices.contains(ordinal) {
        element = items[ordinal].bar
      }
      return element.map {
        TabPush(
          tab: tab, part: asked.part, rows: rows, touch: situation.touch, element: $0,
          screen: screen, place: shown[screen]?.place ?? .root)
      }
    }
  }

  /// The touches that change tabs which are not seen, as a remark.
  var hiddenTabFindings: [ResolvedFinding] {
    outdated.keys.sorted().map { touch in
      ResolvedFinding(
        severity: .note, rule: "tab-outdated",
        message:
          "what \(touch.words) '\(touch.place)' does changes what another tab shows or leads to, "
          + "which the page does not follow: it says there that it stops",
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

/// A touch in a tab that brings up a screen.
struct TabPush {
  var tab: ResolvedElement
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

  /// The tab at a place.
  static func element(of place: ResolvedPlace) -> ResolvedElement? {
    guard case .tab(let name) = place, let dash = name.lastIndex(of: "-"),
      let number = Int(name[name.index(after: dash)...])
    else { return nil }
    return .tab(tabs: String(name[..<dash]), index: number - 1)
  }
}

extension Effects {
  /// Whether it does more than to lead elsewhere.
  fileprivate var changesSomething: Bool {
    !isLost && (!change.isEmpty || edits.contains { !$0.leadsAlone })
  }

  /// The screen that comes.
  fileprivate var shownScreen: String? {
    for case .show(let screen) in edits { return screen }
    return nil
  }
}

extension ResolvedEdit {
  /// Whether it changes nothing but what is seen, chosen and said.
  fileprivate var leadsAlone: Bool {
    switch self {
    case .show, .frame, .open, .alert, .menu, .say, .select, .deselect, .clear, .expand, .collapse,
      .toggle, .alone:
      true
    default: false
    }
  }
}
