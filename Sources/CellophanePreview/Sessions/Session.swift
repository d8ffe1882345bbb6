package import CellophaneDocument
internal import UIKit

/// A running instance of a preview in an environment.
///
/// What a person does goes through the author's delegates and handlers; what shows then is a
/// document as a page has it. While a session runs no other preview is resolved in the process: its
/// surroundings are the process's. ``end()`` lets others have their turn.
@MainActor package final class Session {
  let stage: Stage
  /// What the rows are called.
  private(set) var names = ItemNames()
  /// The lists that were there when rows were last named.
  private(set) var collections: [String: any AskableList] = [:]
  private let screens: SpentScreens
  /// What is asked about.
  let part: ScreenPart
  /// What belongs to a session that nobody asks for a page; `nil` for one that is asked.
  let turn: SessionTurn?

  /// A session on an instance of somebody else's.
  init(
    _ stage: Stage, _ screens: SpentScreens, part: ScreenPart = ScreenPart(),
    turn: SessionTurn? = nil
  ) {
    self.stage = stage
    self.screens = screens
    self.part = part
    self.turn = turn
    for (name, view) in parts.collections {
      if let view = view as? any AskableList { collections[name] = view }
    }
  }

  /// What shows all that is asked about; a tab is seen with its bar.
  var controller: UIViewController {
    part.place.isColumn
      ? stage.controller.shown(at: part.place) ?? stage.controller : stage.controller
  }

  /// What is brought to light where its screens are compared with each other.
  var comparisons: PageGathering { screens.gathering.comparisons }

  /// What can be touched outside rows now.
  var parts: ScreenResolver {
    let parts = ScreenResolver(finding: PageGathering(), part: part)
    _ = parts.screen(ofRoot: controller)
    return parts
  }

  /// Takes in what rows are called that were not known before.
  func learn(_ rows: [String: AskedRows]) {
    for (name, asked) in rows where !asked.isLearned {
      guard let view = collections[name] else { continue }
      names.take(asked.names, of: name, in: view)
    }
  }

  // MARK: What shows

  /// What shows now, with every state of its rows and none of what touches do.
  package func screen() -> ResolvedScreen { screen(readsShown: true) }

  /// - Parameters:
  ///   - readsShown: Whether rows are read as they are shown as well, where that may differ from
  ///     their answers.
  ///   - leftOut: Rows that are not read.
  func screen(readsShown: Bool, leavingOut leftOut: Set<RowName> = []) -> ResolvedScreen {
    stage.enter()
    let (screen, rows, views) = screens.asked(
      controller, in: stage, part: part, readsShown: readsShown,
      names: { [names] in names[$0, $1] }, leavingOut: leftOut)
    collections = views
    learn(rows)
    return screen
  }

  // MARK: What is done

  /// Does something as a person does and lets what that begins come to rest.
  ///
  /// - Returns: What was said and what was refused.
  /// - Throws: Where nothing has the name, and where the author's code did not live to answer
  ///   before or never comes to rest.
  @discardableResult
  package func perform(_ interaction: Interaction) async throws(SessionError) -> SessionReply {
    stage.enter()
    let question = interaction.question(called: "control")
    if let lost = turn?.watch.lost.first(where: { $0.question.name == question.name }) {
      throw .lost(lost)
    }
    _ = ScreenChanges.drain()
    turn?.watch.begin(question)
    defer { turn?.watch.end() }
    let performer = Performer(
      controller: controller, parts: { self.parts }, target: { self.target(of: $0) })
    var reply = Reply()
    for part in interaction.steps {
      guard let next = performer.perform(part) else { throw .nothing(interaction) }
      reply = next
      await stage.settle()
    }
    if stage.isRestless { throw .restless(turns: turn?.limits.turns ?? 0) }
    let events = ScreenEvents(ScreenChanges.drain(), on: stage.controller)
    return SessionReply(
      said: events.said, isRefused: reply.isRefused,
      leadsElsewhere: !events.shown.isEmpty || events.tab != nil)
  }

  private func target(of row: RowName) -> RowTarget? {
    let view = parts.collections.first { $0.name == row.collection }?.view as? any AskableList
    return view.flatMap { names.target(of: row, in: $0) }
  }

  /// Leaves the screen and lets other previews be resolved.
  package func end() {
    stage.leave()
    turn?.end()
  }
}

/// What an interaction led to beside what shows then.
package struct SessionReply: Hashable, Sendable {
  /// Links that were opened, alerts and announcements.
  package var said: [ResolvedEdit]
  /// Whether the author's delegate or handler did not let it be done.
  package var isRefused: Bool
  /// Whether another screen came into sight.
  package var leadsElsewhere: Bool

  package init(
    said: [ResolvedEdit] = [], isRefused: Bool = false, leadsElsewhere: Bool = false
  ) {
    self.said = said
    self.isRefused = isRefused
    self.leadsElsewhere = leadsElsewhere
  }
}

extension Reply {
  fileprivate var isRefused: Bool {
    if disclosure == .refused { return true }
    return switch tap {
    case .refused, .deselectionRefused, .notHighlighted: true
    default: false
    }
  }
}
