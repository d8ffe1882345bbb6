internal import CellophaneDocument
internal import UIKit

/// What instances show whose rows may be asked for every state.
@MainActor struct SpentScreens {
  let gathering: PageGathering
  let asksEveryState: Bool

  /// What a controller of an instance shows, with every state of its rows and none of their answers.
  ///
  /// - Parameters:
  ///   - prefix: What the names of collections begin with.
  ///   - names: What items are called that had a name before, by collection.
  func screen(
    of controller: UIViewController, in stage: Stage, prefix: String,
    names: (String) -> [AnyHashable: String] = { _ in [:] }
  ) -> ResolvedScreen {
    asked(controller, in: stage, prefix: prefix, names: names).screen
  }

  /// The screen, and its rows as they were asked.
  ///
  /// - Parameter readsShown: Whether rows are read as they are shown as well, where that may differ
  ///   from their answers.
  func asked(
    _ controller: UIViewController, in stage: Stage, prefix: String, readsShown: Bool = true,
    names: (String) -> [AnyHashable: String] = { _ in [:] }, leavingOut leftOut: Set<RowName> = []
  ) -> (screen: ResolvedScreen, rows: [String: AskedRows]) {
    stage.window.settle()
    let resolver = ScreenResolver(gathering: gathering, prefix: prefix) {
      [gathering] view, name, label in
      ListResolver.collection(
        view, gathering, name: name, label: label, readsRows: readsShown)
    }
    let screen =
      controller === stage.controller
      ? resolver.screen(ofRoot: controller) : resolver.screen(of: controller)
    var composer = ScreenComposer(rows: [:])
    for (name, view) in resolver.collections {
      guard let view = view as? any AskableList else { continue }
      var rows = RowsResolver(
        gathering: gathering, view: view, isSpare: true, isEditable: stage.canEdit,
        asksEveryState: asksEveryState, known: names(name),
        leavingOut: Set(leftOut.lazy.filter { $0.collection == name }.map(\.row)))
      composer.rows[name] = rows.rows()
    }
    return (composer.composed(screen), composer.rows)
  }
}
