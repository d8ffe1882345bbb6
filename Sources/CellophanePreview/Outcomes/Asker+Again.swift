internal import CellophaneDocument
internal import CellophaneExploration
internal import UIKit

/// What a screen shows that was left and is brought up once more: what was done there, or, where code
/// makes it anew, what it showed at first. A page does either; what shows something else is forgotten.
extension Asker {
  /// Finds out whether the screen is made anew, and the touches after which it shows something else
  /// than the page: what brings the screen up is marked by them.
  func lookAtBringingUpAgain() async {
    guard let below = uncovered?.beneath.first, let touch = asked.broughtBy,
      let element = below.element(of: touch)
    else { return }
    var lost: [Situation] = []
    var keeps = asked.part.place.isColumn
    for (situation, found) in known.sorted(by: { $0.key < $1.key })
    where situation.look == 0 && found.effects.lasts && found.effects.leadsOn {
      switch await brings(back: situation.touch, broughtUpAgainBy: touch) {
      case .kept: keeps = true
      case .start: lost.append(situation)
      case .other: forgotten[situation] = element
      case .left, nil: continue
      }
    }
    isMadeAnew = !keeps && !lost.isEmpty
    if !isMadeAnew { for situation in lost { forgotten[situation] = element } }
    if asked.part.place.isColumn { await lookAtOthers(bringingUpAfter: touch, from: below) }
  }

  /// Finds the touches after which others bring up something else in the same column than the page
  /// does: code has one controller for several rows.
  private func lookAtOthers(bringingUpAfter touch: Interaction, from below: Asker) async {
    let others = below.known.sorted { $0.key < $1.key }.compactMap { situation, found in
      situation.look == 0 && situation.touch != touch
        ? found.effects.shownScreen.map { (touch: situation.touch, screen: $0) } : nil
    }.filter { shown[$0.screen]?.place == asked.part.place }
    // What one brings up in several is seen in the first of them.
    let some = others.prefix(4)
    guard !some.isEmpty, await bringUp(Array(some), after: []) ?? budget.hasNoTime else { return }
    for (situation, found) in known.sorted(by: { $0.key < $1.key })
    where situation.look == 0 && found.effects.lasts && found.effects.leadsOn {
      if await bringUp(Array(some), after: [situation.touch]) ?? !budget.hasNoTime { continue }
      shared[situation] = others.compactMap { below.element(of: $0.touch) }
    }
  }

  /// Whether touches beside bring up what they do at the start; `nil` where they cannot be made.
  private func bringUp(
    _ others: [(touch: Interaction, screen: String)], after touches: [Interaction]
  ) async -> Bool? {
    var setup = Probe.Setup.start
    if let touch = touches.first { setup = await self.setup(for: touch) }
    guard budget.takeReturn() else { return nil }
    let probe = await newProbe(in: setup)
    defer { probe.stage.leave() }
    guard await replay(touches, on: probe), let below = await goBack(from: probe, by: 1) else {
      return nil
    }
    for other in others {
      guard await made(other.touch, on: below),
        let controller = probe.stage.controller.shown(at: asked.part.place)
      else { return nil }
      let now = screens.screen(
        of: controller, in: probe.stage, part: ScreenPart(prefix: ShownScreens.prefix))
      if shown.name(of: now, at: asked.part.place, over: asked.ground) != other.screen {
        return false
      }
    }
    return true
  }

  /// What a screen shows that was touched, left and brought up again.
  private enum BroughtUp {
    /// What the touch did.
    case kept
    /// What it shows at first, and nothing beneath is another.
    case start
    /// The same, where the touch itself has left it.
    case left
    case other
  }

  /// Those touches, as a remark.
  var forgottenFindings: [ResolvedFinding] {
    Set(forgotten.keys.map(\.touch)).sorted().map {
      remark(
        $0,
        "touch-forgotten",
        "shows otherwise once the screen was left and is brought up again: the page says there that it "
          + "stops")
    }
  }

  /// The touches after which others bring up something else, as a remark.
  var sharedFindings: [ResolvedFinding] {
    Set(shared.keys.map(\.touch)).sorted().map {
      remark(
        $0,
        "touch-shared",
        "changes what others bring up in the same column, which the page does not follow: it says there "
          + "that it stops")
    }
  }

  /// What the screen itself shows at the start.
  var ownStart: ScreenParts {
    ScreenParts(asked.start, choosing: choosing, leavingOut: skipped)
  }

  /// What is touched: a row, or the bar of an item.
  func element(of touch: Interaction) -> ResolvedElement? {
    guard case .item(let ordinal) = touch else { return looks.start.element(of: touch) }
    return looks.items.indices.contains(ordinal) ? looks.items[ordinal].bar : nil
  }

  /// Whether a screen that touches have left shows what it did at first when it is brought up again, or
  /// cannot be any more.
  func isBroughtUpAsAtFirst(after touches: [Interaction], in setup: Probe.Setup) async -> Bool {
    guard let other = asked.broughtBy, budget.takeReturn() else { return false }
    let probe = await newProbe(in: setup)
    defer { probe.stage.leave() }
    guard await replay(touches, on: probe), screensLeft(by: probe) == 1 else { return false }
    guard let again = await broughtUpAgain(by: other, on: probe) else { return false }
    return again?.shows(as: ownStart) ?? true
  }

  /// What the screen shows once it was left and is brought up again; `nil` inside where nothing is
  /// there any more that does so, and outside where that cannot be found out.
  private func broughtUpAgain(by touch: Interaction, on probe: Probe) async -> ScreenParts?? {
    probe.stage.enter()
    guard let below = await goBack(from: probe, by: 1),
      let made = await below.perform(
        touch, asking: questions, called: title(of: touch) ?? touch.place, isLater: true)
    else { return nil }
    _ = ScreenChanges.drain()
    if made == nil { return .some(nil) }
    let session = Session(probe.stage, screens, part: asked.part)
    return parts(alone: Probe(session, setup: .start, rows: rows, limits: limits))
  }

  /// What the screen shows after a touch when it is brought up again; `nil` where it cannot be.
  private func brings(
    back touch: Interaction, broughtUpAgainBy other: Interaction
  ) async -> BroughtUp? {
    let setup = await setup(for: touch)
    // Of what there was no time for, nobody knows what it shows.
    guard budget.takeReturn() else { return budget.hasNoTime ? .other : nil }
    let probe = await newProbe(in: setup)
    defer { probe.stage.leave() }
    guard await replay([touch], on: probe) else { return nil }
    let left = screensLeft(by: probe)
    if left > 1 { return nil }
    // A page shows what was left as it was.
    let shown = left > 0 ? ownStart : parts(alone: probe)
    let changesOthers = left > 0 ? false : await changesBeneath(probe)
    guard case let again?? = await broughtUpAgain(by: other, on: probe) else { return nil }
    if again.shows(as: shown) { return left > 0 ? .left : .kept }
    return left == 0 && !changesOthers && again.shows(as: ownStart) ? .start : .other
  }
}
