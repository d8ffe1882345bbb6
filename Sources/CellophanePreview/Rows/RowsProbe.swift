internal import CellophaneDocument
internal import UIKit

/// The instance that is asked for rows which cannot be read off the one that is shown: rows that
/// collapsed parents hide, and cells that go through states.
///
/// It goes through the steps beside the shown one and is put back each time. Where it no longer
/// shows the same it is made anew.
@MainActor final class RowsProbe {
  private let resolver: PageResolver
  private var stage: Stage?

  init(_ resolver: PageResolver) {
    self.resolver = resolver
  }

  /// Asks for everything that is missing in a moment of the shown instance, within the budget.
  func ask(_ moment: inout Moment, at frame: Int) async {
    guard let stage = await stage(showing: moment.screen, at: frame) else { return }
    let parts = ScreenResolver(finding: resolver.gathering)
    _ = parts.screen(ofRoot: stage.controller)
    var isSpent = false
    for (name, view) in parts.collections where moment.rows[name] == nil {
      guard let view = view as? any AskableList else { continue }
      view.makeShownCells()
      let lazy = view.outline.flatMap { $0.loadsChildrenLazily ? $0 : nil }
      let open = lazy?.expandedItems
      isSpent = isSpent || lazy != nil
      moment.rows[name] = resolver.askedRows(of: view, isProbe: true, in: stage)
      if let open { lazy?.setExpandedItems(open) }
    }
    for (bar, tabs) in parts.tabControllers.enumerated() {
      isSpent = true
      await ask(tabs, number: bar, of: stage, &moment)
    }
    if isSpent { leave() }
  }

  private func ask(
    _ tabs: ShownTabBar, number: Int, of stage: Stage, _ moment: inout Moment
  ) async {
    let controllers = tabs.controller.viewControllers ?? []
    for index in controllers.indices
    where controllers[index] !== tabs.controller.selectedViewController {
      tabs.controller.simulateChoice(of: index)
      await stage.settle()
      moment.tabs[[number, index]] = resolver.spentScreens.screen(
        of: controllers[index], in: stage, part: ScreenPart(prefix: tabs.places[index].area))
    }
  }

  /// Lets what reading has begun come to rest.
  ///
  /// - Returns: Whether anything changed meanwhile.
  func settle() async -> Bool { await stage?.settle() ?? false }

  func leave() {
    stage?.leave()
    stage = nil
  }

  /// An instance at a frame: the one that there is, where it shows what it should.
  private func stage(showing screen: ResolvedScreen, at frame: Int) async -> Stage? {
    if let stage {
      stage.enter()
      while stage.frame < frame { await stage.advance() }
      if resolver.screens().screen(ofRoot: stage.controller) == screen { return stage }
      leave()
    }
    guard resolver.budget.takeSteps(frame) else { return nil }
    stage = await resolver.stage(frame: frame)
    return stage
  }
}

/// What one instance shows at a frame, and the rows that are known.
struct Moment {
  var screen: ResolvedScreen
  /// By collection; those missing need a probe.
  var rows: [String: AskedRows] = [:]
  /// The screens of tabs that are not chosen, by the tab bar's ordinal and their own.
  var tabs: [[Int]: ResolvedScreen] = [:]
  var needsProbe = false
  /// Whether there is anything whose touch runs the author's code.
  var hasSay = false

  /// The screen with its rows in every state; what they do is not known yet.
  var composed: ResolvedScreen {
    var composer = ScreenComposer(rows: rows)
    composer.tabs = tabs
    return composer.composed(screen)
  }
}
