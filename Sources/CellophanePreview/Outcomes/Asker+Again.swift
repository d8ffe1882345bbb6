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
      $0.remark(
        "touch-forgotten",
        "shows otherwise once the screen was left and is brought up again: the page says there that it "
          + "stops")
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

  /// What the screen shows after a touch when it is brought up again; `nil` where it cannot be.
  private func brings(
    back touch: Interaction, broughtUpAgainBy other: Interaction
  ) async -> BroughtUp? {
    let setup = await setup(for: touch)
    guard budget.takeReturn() else { return nil }
    let probe = await newProbe(in: setup)
    defer { probe.stage.leave() }
    guard await replay([touch], on: probe) else { return nil }
    let left = screensLeft(by: probe)
    if left > 1 { return nil }
    // A page shows what was left as it was.
    let shown = left > 0 ? ownStart : parts(alone: probe)
    let changesOthers = left > 0 ? false : await changesBeneath(probe)
    probe.stage.enter()
    guard let below = await goBack(from: probe, by: 1),
      case .some(.some) = await below.perform(
        other, asking: questions, called: other.place, isLater: true)
    else { return nil }
    _ = ScreenChanges.drain()
    let session = Session(probe.stage, screens, part: asked.part)
    let again = parts(alone: Probe(session, setup: .start, rows: rows, limits: limits))
    if again.shows(as: shown) { return left > 0 ? .left : .kept }
    return left == 0 && !changesOthers && again.shows(as: ownStart) ? .start : .other
  }
}
