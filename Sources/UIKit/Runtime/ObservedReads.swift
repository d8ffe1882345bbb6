internal import Observation

/// What UIKit's own calls of author code read of observables, so that a change makes them again.
///
/// UIKit: automatic tracking of iOS 26, of views' and controllers' properties and layout, of cells'
/// configurations and of what is shown in place of contents.
@MainActor enum ObservedReads {
  /// Runs code and hears once of the first change of what it has read.
  ///
  /// - Parameters:
  ///   - reader: Whose code it is; not kept alive. Most code reads nothing of the kind, and an object
  ///     that somebody refers to weakly is slower to refer to ever after.
  ///   - change: Asks for the code to run again. It is called before the value is another one, on the
  ///     main actor, so it cannot run the code itself.
  static func track<Reader: UIResponder>(
    for reader: Reader, _ code: () -> Void,
    change: @escaping @MainActor @Sendable (Reader) -> Void
  ) {
    withObservationTracking(code, onChange: hearing(for: reader, change))
  }

  private static func hearing<Reader: UIResponder>(
    for reader: Reader, _ change: @escaping @MainActor @Sendable (Reader) -> Void
  ) -> @Sendable () -> Void {
    let hear: @MainActor @Sendable () -> Void = { [weak reader] in
      if let reader { change(reader) }
    }
    return {
      if MainQueue.isCurrent {
        MainActor.assumeIsolated(hear)
      } else {
        Task { await hear() }
      }
    }
  }
}
