internal import CellophaneDocument
internal import CellophaneExploration
internal import UIKit

/// What a screen shows that was left and is brought up once more: a page shows what was done there,
/// and code that makes it anew may have forgotten that.
extension Asker {
  /// Finds the touches that such code forgets: what brings the screen up is marked by them.
  func lookAtBringingUpAgain() async {
    guard let below = uncovered?.beneath.first, let touch = asked.broughtBy,
      let element = below.element(of: touch)
    else { return }
    for (situation, found) in known.sorted(by: { $0.key < $1.key })
    where situation.look == 0 && found.effects.lasts && found.effects.leadsOn {
      guard let isKept = await keeps(situation.touch, broughtUpAgainBy: touch) else { continue }
      if !isKept { forgotten[situation] = element }
    }
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

  /// Whether the screen shows what a touch did when it is brought up again; `nil` where it cannot be.
  private func keeps(_ touch: Interaction, broughtUpAgainBy other: Interaction) async -> Bool? {
    let setup = await setup(for: touch)
    guard budget.takeReturn() else { return nil }
    let probe = await newProbe(in: setup)
    defer { probe.stage.leave() }
    guard await replay([touch], on: probe) else { return nil }
    let left = screensLeft(by: probe)
    // A page shows what was left as it was.
    let shown = left > 0 ? ownStart : parts(alone: probe)
    if left > 1 { return nil }
    guard let below = await goBack(from: probe, by: 1),
      case .some(.some) = await below.perform(
        other, asking: questions, called: other.place, isLater: true)
    else { return nil }
    _ = ScreenChanges.drain()
    let session = Session(probe.stage, screens, part: asked.part)
    let again = Probe(session, setup: .start, rows: rows, limits: limits)
    return parts(alone: again).shows(as: shown)
  }
}
