internal import Dispatch
internal import Foundation

/// The main queue, which need not be run by the main thread.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether it runs this code.
  package static var isCurrent: Bool { isServing || Thread.isMainThread }

  /// Whether a thread that serves it, whichever that is, runs this code.
  package static var isServing: Bool { DispatchQueue.getSpecific(key: mark) == true }
}
