internal import UIKit

extension Driver {
  /// Whether steps are tried on an instance that a reader has changed, where what a step is about
  /// may be out of sight.
  private static var isTrying = false
  private static var isRefused = false

  /// Does something on a screen; where that is refused, the program stops with the sentence.
  static func drive(_ controller: UIViewController, _ gesture: Gesture) {
    drive(Driver(controller), gesture)
  }

  static func drive(_ view: UIScrollView, _ gesture: Gesture) {
    drive(Driver(view), gesture)
  }

  private static func drive(_ driver: Driver, _ gesture: Gesture) {
    do throws(Refusal) {
      try driver.perform(gesture)
    } catch {
      if isTrying { isRefused = true } else { raise(error.sentence) }
    }
  }

  /// Goes through steps of which some may be refused.
  ///
  /// - Returns: Whether all that they do could be done.
  static func trying(_ steps: @MainActor () async -> Void) async -> Bool {
    isTrying = true
    isRefused = false
    defer { isTrying = false }
    await steps()
    return !isRefused
  }
}
