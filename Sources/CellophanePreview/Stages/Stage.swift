internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// One making of a preview that has lived through what an app gives it.
@MainActor final class Stage {
  let instance: PreviewInstance
  /// What the window shows: author code may have replaced what it showed at first.
  var controller: UIViewController { window.rootViewController ?? first }
  let window: UIWindow
  private let first: UIViewController
  private let sandbox: Sandbox
  private let settling: Settling
  /// How many steps it has gone through.
  private(set) var frame = 0
  /// Whether the queues ever stayed busy past the bound.
  private(set) var isRestless = false

  /// Makes a preview live and takes it to a frame.
  static func make(
    _ preview: AnyPreview, in surroundings: Surroundings, _ sandbox: Sandbox, settlingLimit: Int,
    frame: Int = 0
  ) async -> Stage {
    let stage = Stage(preview.make(), in: surroundings, sandbox, settlingLimit: settlingLimit)
    await stage.settle()
    for act in stage.instance.opening {
      stage.enter()
      await act(stage.controller)
      await stage.settle()
    }
    while stage.frame < frame { await stage.advance() }
    return stage
  }

  private init(
    _ instance: PreviewInstance, in surroundings: Surroundings, _ sandbox: Sandbox,
    settlingLimit: Int
  ) {
    self.instance = instance
    self.sandbox = sandbox
    settling = Settling(limit: settlingLimit)
    window = instance.root.appear(in: surroundings.traits, size: surroundings.size)
    first = window.rootViewController ?? UIViewController()
  }

  /// Lets it find its own defaults and files, which is needed wherever another was asked since.
  func enter() {
    sandbox.enter()
  }

  /// Goes through the next step.
  func advance() async {
    guard instance.steps.indices.contains(frame) else { return }
    enter()
    await instance.steps[frame](controller)
    frame += 1
    await settle()
  }

  /// Lets everything that author code has begun come to rest.
  ///
  /// - Returns: Whether anything changed meanwhile.
  @discardableResult func settle() async -> Bool {
    enter()
    let rest = await settling.settle(window, sandbox.later)
    if !rest.isQuiet { isRestless = true }
    return rest.isChanged
  }

  /// Makes the cells that are seen, and lets what they begin come to rest.
  func loadCells() async {
    enter()
    let parts = ScreenResolver(finding: PageGathering())
    _ = parts.screen(ofRoot: controller)
    for (_, view) in parts.collections { (view as? any AskableList)?.makeShownCells() }
    await settle()
  }

  /// What it has put off and not done; none where a step has waited for any.
  var leftOver: (seconds: Double, every: Double?)? { sandbox.later.leftOver }

  /// Leaves the screen, as when an app ends.
  func leave() {
    sandbox.discard {
      window.close()
      _ = ScreenChanges.drain()
    }
  }
}
