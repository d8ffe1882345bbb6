internal import CellophaneDocument
internal import CellophaneExploration
internal import UIKit

/// A spare while walks are tried on it.
@MainActor final class AskedInstance {
  private let asker: Asker
  private let spare: Spare
  /// A name for the place that is touched, for what it brings up.
  private var source: String
  /// What was read after the last touch, without the looks of rows.
  private var reading: ScreenReading?

  init(_ asker: Asker, _ spare: Spare, from source: String = "") {
    self.asker = asker
    self.spare = spare
    self.source = source
  }

  /// What an interaction led to beside what elements show.
  func answer(_ reply: Reply) -> Answer {
    let events = ScreenEvents(ScreenChanges.drain(), on: spare.stage.controller)
    let after = spare.read(readsRows: false)
    reading = after
    let reader = EffectReader(spare: spare, after: after, reply: reply, events)
    asker.questions.takeIssues(of: reply.row == nil ? nil : source)
    let shown = reader.shownControllers.map { place, controller in
      ResolvedEdit.show(
        alternate: asker.alternate(controller, at: place, spare, from: source))
    }
    return Answer(
      tap: reply.tapEffect, said: reader.lasting, edits: reader.lasting + reader.opened + shown,
      isOwnToggle: reader.isOwnToggle, alert: reader.alert.map(\.title),
      leadsElsewhere: !shown.isEmpty)
  }
}

extension AskedInstance: ExploredInstance {
  func perform(_ interaction: Interaction, isLater: Bool) async -> Performed {
    source = interaction.row?.row ?? "bar"
    _ = ScreenChanges.drain()
    let made = await spare.perform(
      interaction, asking: asker.questions, called: source, isLater: isLater)
    guard let made else { return .lost }
    guard let reply = made else { return .nothing }
    var answer = answer(reply)
    if answer.leadsElsewhere, await asker.comeBack(spare) {
      let now = spare.read(readsRows: false)
      answer.comesBack = true
      answer.edits += asker.deselection(after: reply, in: now)
      reading = now
    }
    return .done(answer)
  }

  func parts() -> ScreenParts { asker.parts(of: spare) }

  func complete(_ change: inout PageChange) {
    if let reading { asker.open(&change, in: reading, of: spare) }
  }

  func elsewhere(isLast: Bool) -> [ResolvedEdit]? {
    let now = spare.read()
    if isLast {
      asker.emptied.merge(asker.start.emptied(by: now.whole)) { known, _ in known }
      return nil
    }
    return [asker.jump(to: now, spare, from: source)]
  }

  func goOn() {
    spare.restoreExpansion()
    spare.readAgain(readsRows: false)
  }

  func end() { asker.discard(spare.pose) }
}

extension Reply {
  /// What the tap came to, in words of the document.
  var tapEffect: TapEffect? {
    switch tap {
    case .ignored: .ignored
    case .notHighlighted: .notHighlighted
    case .disclosed: .disclosed
    case .refused: .refused
    case .selected: .selected
    case .deselectionRefused: .deselectionRefused
    case .deselected: .deselected
    case nil: nil
    }
  }
}
