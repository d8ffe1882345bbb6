internal import Observation

/// What UIKit's own calls of author code read of observables, so that a change makes them again.
///
/// UIKit: automatic tracking of iOS 26, of views' and controllers' properties and layout, of cells'
/// configurations and of what is shown in place of contents.
@MainActor enum ObservedReads {
  /// Runs code and hears once of the first change of what it has read.
  ///
  /// - Parameter change: Asks for the code to run again. It is called before the value is another one,
  ///   on the main actor, so it cannot run the code itself.
  static func track(_ code: () -> Void, change: @escaping @MainActor @Sendable () -> Void) {
    withObservationTracking(code) {
      if MainQueue.isCurrent {
        MainActor.assumeIsolated(change)
      } else {
        Task { await change() }
      }
    }
  }
}
