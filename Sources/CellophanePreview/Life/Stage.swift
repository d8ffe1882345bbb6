internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// One making of a preview that has lived through what an app gives it.
@MainActor final class Stage {
  let instance: PreviewInstance
  let controller: UIViewController
  let window: UIWindow
  private let settling: Settling
  /// How many steps it has gone through.
  private(set) var frame = 0
  /// Whether the queues ever stayed busy past the bound.
  private(set) var isRestless = false

  /// Makes a preview live and takes it to a frame.
  static func make(
    _ preview: AnyPreview, in surroundings: Surroundings, settlingLimit: Int, frame: Int = 0
  ) async -> Stage {
    let stage = Stage(preview.make(), in: surroundings, settlingLimit: settlingLimit)
    await stage.settle()
    while stage.frame < frame { await stage.advance() }
    return stage
  }

  private init(_ instance: PreviewInstance, in surroundings: Surroundings, settlingLimit: Int) {
    self.instance = instance
    controller = instance.root.controller
    settling = Settling(limit: settlingLimit)
    window = controller.appear(in: surroundings.traits, size: surroundings.size)
  }

  /// Goes through the next step.
  func advance() async {
    guard instance.steps.indices.contains(frame) else { return }
    await instance.steps[frame](controller)
    frame += 1
    await settle()
  }

  /// Lets everything that author code has begun come to rest.
  func settle() async {
    if await !settling.settle(window) { isRestless = true }
  }

  /// Leaves the screen, as when an app ends.
  func leave() {
    controller.disappear()
    _ = ScreenChanges.drain()
  }
}
