internal import CellophaneDocument
internal import UIKit

/// What buttons read of switches, steppers and sliders of which nobody hears: a form is saved as it
/// was filled in.
extension Asker {
  /// Finds out whether buttons outside rows do something else once those have other values. What
  /// sliders say then is not asked: the page stops where one is moved.
  ///
  /// - Returns: Whether switches and steppers are to be touched like those of which somebody hears.
  func askReading() async -> Bool {
    guard let first = await probe(in: .start) else { return false }
    let unheard = UnheardControls(first.parts)
    guard unheard.isAny else { return false }
    for (touch, title) in await buttons() {
      guard let plain = await shown(after: touch, called: title, turning: false),
        let turned = await shown(after: touch, called: title, turning: true), plain != turned
      else { continue }
      if unheard.holdsSliders {
        heard.readsSliders = true
        questions.noteBound(
          "value-not-asked", severity: .note,
          "the button '\(title)' may read what sliders say, and what it does with other values is not "
            + "asked: the page says that it stops where one is moved")
      }
      return true
    }
    return false
  }

  /// All that shows after a touch, but what such controls say.
  private func shown(
    after touch: Interaction, called title: String, turning: Bool
  ) async -> ShownAfter? {
    await seen(after: touch, called: title) { probe in
      if turning { UnheardControls(probe.parts).turn() }
      _ = ScreenChanges.drain()
    } by: { [screens] probe in
      let events = ScreenEvents(ScreenChanges.drain(), on: probe.stage.controller)
      probe.stage.enter()
      let screen = ScreenReading(
        of: probe.stage.controller, readsRows: probe.readsRows, by: screens.gathering.comparisons
      ).screen
      return ShownAfter(screen: screen.unset, said: events.said)
    }
  }

  /// What is seen of an instance of its own once a touch was made on it; `nil` where it was not made.
  ///
  /// - Parameter prepare: What is done to it before.
  func seen<Seen>(
    after touch: Interaction, called title: String, _ prepare: (Probe) -> Void = { _ in },
    by read: (Probe) -> Seen
  ) async -> Seen? {
    guard budget.ask(of: title) else { return nil }
    let probe = await newProbe(in: .start)
    defer { probe.stage.leave() }
    prepare(probe)
    guard let reply = await probe.perform(touch, asking: questions, called: title), reply != nil
    else { return nil }
    return read(probe)
  }
}

private struct ShownAfter: Equatable {
  var screen: ResolvedScreen
  var said: [ResolvedEdit]
}

/// The switches, steppers and sliders outside rows of which nobody hears.
@MainActor private struct UnheardControls {
  private let controls: [UIControl]

  init(_ parts: ScreenResolver) {
    let clicked = parts.controls.compactMap { $0 as? UIControl }.filter {
      $0 is UISwitch || $0 is UIStepper
    }
    controls = (clicked + parts.sliders).filter { $0.isEnabled && !$0.hasActions }
  }

  var isAny: Bool { !controls.isEmpty }
  var holdsSliders: Bool { controls.contains { $0 is UISlider } }

  /// Gives each another value.
  func turn() {
    for control in controls {
      switch control {
      case let stepper as UIStepper:
        stepper.simulateStep(up: stepper.value < stepper.maximumValue)
      case let slider as UISlider:
        slider.value =
          slider.value < slider.maximumValue ? slider.maximumValue : slider.minimumValue
      default: control.simulateTap()
      }
    }
  }
}
