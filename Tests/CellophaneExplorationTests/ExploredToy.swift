import CellophaneDocument
import CellophaneExploration

/// A toy that an explorer touches.
@MainActor final class ToyInstance: ExploredInstance {
  private(set) var toy: Toy
  private let screens: ToyScreens

  init(_ toy: Toy, _ screens: ToyScreens) {
    self.toy = toy
    self.screens = screens
  }

  func perform(_ interaction: Interaction, isLater: Bool) async -> Performed {
    let (isThere, isRefused) = toy.perform(interaction)
    guard isThere else { return .nothing }
    return .done(Answer(tap: isRefused ? .refused : .ignored))
  }

  func parts() -> ScreenParts { screens.parts(of: toy) }
  func pass() {}
  func complete(_ change: inout PageChange) {}
  func columns() -> [ResolvedEdit] { [] }
  func elsewhere(isLast: Bool) -> [ResolvedEdit]? { nil }
  func goOn() {}
  func end() {}
}

/// The screens of a toy taken apart, each once: it shows the same again and again.
@MainActor final class ToyScreens {
  private var known: [Toy.Shown: ScreenParts] = [:]

  func parts(of toy: Toy) -> ScreenParts {
    if let parts = known[toy.shown] { return parts }
    let parts = ScreenParts(toy.screen)
    known[toy.shown] = parts
    return parts
  }
}

/// Makes instances of a toy, as many as are asked for.
@MainActor final class ToyApp: ExploredApp {
  let toy: Toy
  let explorer: Explorer
  private let screens = ToyScreens()
  private var states: [Toy.Shown: PageState] = [:]
  private(set) var notes: [Untried] = []

  init(_ toy: Toy, elements: Int = 400) {
    self.toy = toy
    explorer = Explorer(
      start: ScreenParts(toy.screen),
      limits: ExplorationLimits(elements: elements, looks: 8, fillings: 12, trials: 2))
  }

  /// Asks everything and walks.
  func explore() async {
    for interaction in toy.interactions {
      await explorer.ask(interaction, on: ToyInstance(toy, screens))
    }
    await explorer.explore(self)
  }

  /// The state that a toy shows.
  func state(of toy: Toy) -> PageState {
    if let state = states[toy.shown] { return state }
    let state = explorer.looks.state(of: screens.parts(of: toy))
    states[toy.shown] = state
    return state
  }

  /// What a page shows after a touch, by what is known; `nil` where it says that it stops.
  func played(
    _ situation: Situation, in state: PageState, _ gone: [ResolvedElement: Int],
    _ composition: Composition
  ) -> PageState? {
    let known = explorer.known
    guard let found = known[situation] else {
      // What changed nothing at the start changes nothing of a row that looks different.
      let start = known[Situation(touch: situation.touch, look: 0)]
      if situation.look == 0 { return state }
      return start?.effects.isEmpty == true ? state : nil
    }
    if found.effects.isLost || found.effects.endsThere { return nil }
    if composition.hidden.contains(situation) { return nil }
    let counted = composition.counted(situation, in: state, gone)
    guard let effect = composition.effects[counted] else {
      return counted == situation ? state : nil
    }
    guard effect.isAlone else { return composition.predicted(situation, in: state, gone) }
    // As the first change it is played as it was seen.
    if state != explorer.looks.start || found.effects.isEmpty { return nil }
    return effect.played(on: state)
  }

  func instance(isOpen: Bool) async -> ToyInstance? { ToyInstance(toy, screens) }
  func isComparable(isOpen: Bool) async -> Bool { true }
  func isHidden(_ row: RowName) async -> Bool { false }
  var isLazy: Bool { get async { false } }
  func selectsSeveral(in collection: String) -> Bool { false }
  func choosesSeveral(in collection: String) -> Bool { false }
  func isHandled(_ interaction: Interaction) -> Bool { false }
  func mayTouch(at place: String) -> Bool { true }
  func note(_ untried: Untried) { notes.append(untried) }
  func brings(screens: Bool) {}
}
