internal import CellophaneDocument
internal import CellophaneExploration
internal import UIKit

/// What is done with what was typed: a button that sends it, or saves a form.
extension Asker {
  /// Asks what buttons outside rows do once something was typed into each field; what they do then as
  /// they do else is not told.
  func askTyping() async {
    let buttons = await buttons()
    guard !buttons.isEmpty, start.holdsFields, let typing = await typing() else { return }
    for (touch, title) in buttons { await ask(typing, before: touch, called: title) }
  }

  /// The buttons outside rows that open no menus.
  func buttons() async -> [(touch: Interaction, title: String)] {
    guard let first = await probe(in: .start) else { return [] }
    var buttons: [(touch: Interaction, title: String)] = []
    for (ordinal, item) in first.parts.barItems.enumerated()
    where turns[ordinal] == nil && item.menu == nil {
      buttons.append((.item(ordinal), item.spokenTitle ?? "item"))
    }
    for (ordinal, control) in first.parts.controls.enumerated() {
      guard let button = control as? UIButton, !button.opensMenu else { continue }
      buttons.append((.control(ordinal, choice: 0), control.spokenTitle))
    }
    return buttons
  }

  /// What typing changes by itself; `nil` where nothing can be typed.
  private func typing() async -> PageChange? {
    guard budget.ask(of: "field") else { return nil }
    let probe = await newProbe(in: .start)
    defer { probe.stage.leave() }
    let before = probe.session.screen()
    guard let reply = await probe.perform(.typed(nil), asking: questions, called: "field"),
      reply != nil
    else { return nil }
    let others = ScreenChanges.drain()
    heard.isTypingQuiet = others.isEmpty && before.untyped == probe.session.screen().untyped
    return PageChange(from: looks.start, to: state(of: probe))
  }

  private func ask(
    _ typing: PageChange, before next: Interaction, called title: String
  ) async {
    let typed = Interaction.typed(next)
    guard let found = await ask(typed, in: .start, from: title)?.effects else { return }
    let plain = known[Situation(touch: next, look: 0)]?.effects ?? Effects()
    var doesSame = found.edits == plain.edits && found.alert == plain.alert
    if doesSame, found.change != plain.change {
      doesSame =
        plain.change.isEmpty ? found.change == typing : await showsSame(next, called: title)
    }
    if doesSame {
      explorer.forget(typed)
    } else if known[Situation(touch: next, look: 0)] == nil {
      known[Situation(touch: next, look: 0)] = Known(tap: nil, effects: Effects())
    }
  }

  /// Whether a touch comes to the same with and without what was typed, which is left out.
  private func showsSame(_ next: Interaction, called title: String) async -> Bool {
    var screens: [ResolvedScreen] = []
    for touch in [next, .typed(next)] {
      let screen = await seen(after: touch, called: title) { $0.session.screen().untyped }
      guard let screen else { return false }
      screens.append(screen)
    }
    _ = ScreenChanges.drain()
    return screens[0] == screens[1]
  }
}
