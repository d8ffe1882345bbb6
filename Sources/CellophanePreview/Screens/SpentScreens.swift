internal import CellophaneDocument
internal import UIKit

/// What instances show whose rows may be asked for every state.
@MainActor struct SpentScreens {
  let gathering: PageGathering
  let asksEveryState: Bool

  /// What a controller of an instance shows, with every state of its rows and none of their answers.
  ///
  /// - Parameters:
  ///   - part: What is read of it.
  ///   - names: What items are called that had a name before, by collection.
  func screen(
    of controller: UIViewController, in stage: Stage, part: ScreenPart = ScreenPart(),
    names: (String, any AskableList) -> KnownNames = { _, _ in KnownNames() }
  ) -> ResolvedScreen {
    asked(controller, in: stage, part: part, names: names).screen
  }

  /// The screen, its rows as they were asked, and its lists.
  ///
  /// - Parameter readsShown: Whether rows are read as they are shown as well, where that may differ
  ///   from their answers.
  func asked(
    _ controller: UIViewController, in stage: Stage, part: ScreenPart = ScreenPart(),
    readsShown: Bool = true,
    names: (String, any AskableList) -> KnownNames = { _, _ in KnownNames() },
    leavingOut leftOut: Set<RowName> = []
  ) -> (screen: ResolvedScreen, rows: [String: AskedRows], views: [String: any AskableList]) {
    stage.window.settle()
    let resolver = ScreenResolver(gathering: gathering, part: part) {
      [gathering] view, name, label in
      ListResolver.collection(
        view, gathering, name: name, label: label, readsRows: readsShown)
    }
    let screen =
      controller === stage.controller
      ? resolver.screen(ofRoot: controller) : resolver.screen(of: controller)
    var composer = ScreenComposer(rows: [:])
    var views: [String: any AskableList] = [:]
    for (name, view) in resolver.collections {
      guard let view = view as? any AskableList else { continue }
      views[name] = view
      var rows = RowsResolver(
        gathering: gathering, view: view, isProbe: true, isEditable: stage.canEdit,
        asksEveryState: asksEveryState, known: names(name, view),
        leavingOut: Set(leftOut.lazy.filter { $0.collection == name }.map(\.row)))
      let read = rows.keptRows() ?? rows.rows()
      composer.rows[name] = read
      composer.merged[name] = KeptReading.of(view)?.merged(showsRows: readsShown)
    }
    return (composer.composed(screen), composer.rows, views)
  }
}
