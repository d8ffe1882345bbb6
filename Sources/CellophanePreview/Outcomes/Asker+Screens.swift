internal import CellophaneDocument
internal import CellophaneExploration
internal import UIKit

/// How an instance comes to show a screen that is not shown at first.
struct ScreenRoute {
  /// The name of the alternate.
  var screen: String
  /// What is touched last.
  var source: String
  var setup: Probe.Setup
  var touches: [Interaction]
  /// Whether it is the screen that was there before, so much changed that all of it is replaced: its
  /// touches are asked, and what they bring up in turn is not made.
  var isSameScreen: Bool
  /// Whether it lies over the one that brought it up, so that its button back leads there.
  var isPushed: Bool
}

/// An instance on which a screen shows.
struct Reached {
  var stage: Stage
  /// The screens beneath it, the nearest last.
  var beneath: [ScreenBeneath] = []
}

/// The screens that touches bring up, and what touches do there.
extension Asker {
  /// The whole screen as the instance shows it now.
  func jump(_ probe: Probe, from source: String) -> [ResolvedEdit] {
    let (place, badges) = probe.changedTab ?? (.root, [])
    let controller = probe.stage.controller.shown(at: place) ?? probe.stage.controller
    let shown = showing(controller, at: place, probe, from: source, isSameScreen: true)
    return badges + (shown.map { [$0] } ?? [])
  }

  /// Brings a screen up, or leaves it where the frame shows what it did at first; `nil` where no more
  /// are made.
  func showing(
    _ controller: UIViewController, at place: ResolvedPlace, _ probe: Probe, from source: String,
    isSameScreen: Bool = false
  ) -> ResolvedEdit? {
    if asked.isBroughtUp, !place.isColumn {
      let now = ScreenReading(
        of: probe.stage.controller, readsRows: true, by: screens.gathering.comparisons)
      if now.screen.hashValue == asked.frame.digest {
        return .frame(name: asked.frame.name)
      }
    }
    let screen = screens.screen(
      of: controller, in: probe.stage, part: ScreenPart(prefix: ShownScreens.prefix))
    if let known = shown.name(of: screen, at: place, over: asked.ground) {
      return .show(alternate: known)
    }
    if asked.isAtEnd || isSameScreen && asked.isReplaced && !shown.mayReplace(limits) {
      beyond.append(probe.route.last.flatMap { title(of: $0) } ?? source)
      return nil
    }
    if !bringsScreens { return .show(alternate: "") }
    let name = shown.add(
      screen, at: place, over: asked.ground, from: source, isSameScreen: isSameScreen)
    routes.append(
      ScreenRoute(
        screen: name, source: source, setup: probe.setup, touches: probe.route,
        isSameScreen: isSameScreen,
        isPushed: place.isColumn
          || depth(of: probe) == depth + 1 && (ownTab == nil || !screen.isPresented)))
    return .show(alternate: name)
  }

  /// Who asks what touches do on a screen that was brought up; `nil` where nothing can be touched that
  /// the author's code hears of.
  func asker(at route: ScreenRoute) async -> Asker? {
    guard let alternate = shown[route.screen] else { return nil }
    let part = ScreenPart(place: alternate.place, prefix: alternate.prefix)
    let stage = await reach(route).stage
    defer { stage.leave() }
    let session = Session(stage, screens, part: part)
    let parts = session.parts
    let (start, rows, _) = screens.asked(session.controller, in: stage, part: part)
    let hasSay = parts.hasSay || rows.values.contains(where: \.hasSay)
    guard hasSay || !route.isPushed && !parts.waysBack.isEmpty else { return nil }
    guard shown.takeAsked(limits.askedScreens) else {
      noteNotAsked(
        route,
        "\(limits.askedScreens) screens at most are asked; make a preview of it, or raise "
          + "'limits.askedScreens'")
      return nil
    }
    guard start.shown(of: part) == alternate.screen else {
      noteNotAsked(route, "it looked different when it was brought up again")
      return nil
    }
    return Asker(
      of: AskedScreen(
        frame: asked.frame, part: part, isBroughtUp: true, name: route.screen,
        words: words(of: route),
        broughtBy: route.isPushed ? route.touches.last : nil,
        beneath: route.isPushed ? asked.beneath + [asked.name] : [],
        isReplaced: route.isSameScreen, ground: route.isSameScreen ? route.screen : asked.ground,
        isAtEnd: route.isSameScreen && !shown.mayReplace(limits), start: start, rows: rows),
      shown: shown, budget: budget, questions: questions, screens: screens,
      tabs: tabs ?? AskedTabs(), in: route.isPushed ? ownTab : nil,
      reach: { await self.reach(route) })
  }

  /// Says so where touches change what lies beneath.
  func noteChangingBeneath() {
    guard uncovered?.leadsBack == true, uncovered?.changes == true else { return }
    shown.noteChangingBeneath(asked.beneath + [asked.name])
  }

  /// How many screens lie over each other where buttons lead back.
  func depth(of probe: Probe) -> Int { probe.parts.waysBack.last?.depth ?? 1 }

  private func noteNotAsked(_ route: ScreenRoute, _ reason: String) {
    shown[route.screen]?.isUnasked = true
    questions.noteUnasked(spoken(route), reason, isSameScreen: route.isSameScreen)
  }

  /// An instance that shows a screen, with those beneath it.
  private func reach(_ route: ScreenRoute) async -> Reached {
    let probe = await newProbe(in: route.setup)
    _ = ScreenChanges.drain()
    for interaction in route.touches {
      let title = title(of: interaction) ?? route.source
      guard await probe.perform(interaction, asking: questions, called: title) != nil else {
        break
      }
      let events = ScreenEvents(ScreenChanges.drain(), on: probe.stage.controller)
      probe.replace(Set(events.shown.map(\.place)))
      probe.restoreExpansion()
      probe.readAgain(readsRows: false)
    }
    _ = ScreenChanges.drain()
    let under = ScreenBeneath(asker: self, probe: probe)
    return Reached(
      stage: probe.stage, beneath: route.isPushed ? probe.beneath + [under] : [])
  }
}
