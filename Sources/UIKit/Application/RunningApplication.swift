/// What belongs to an app that runs: its delegate, its scene and the window in front.
///
/// A process has many apps one after the other and side by side, each instance of a preview being one:
/// `UIApplication.shared` speaks of the one in use.
@MainActor package final class RunningApplication {
  /// The one in use.
  package static var current = RunningApplication()

  /// Makes the delegate of an app that nobody has started, once, when it is asked for.
  package var makesDelegate: (() -> any UIApplicationDelegate)?
  /// What author code says is the delegate.
  weak var given: (any UIApplicationDelegate)?
  private(set) var made: (any UIApplicationDelegate)?
  /// The scene of an app that was launched.
  var scene: UIWindowScene?
  /// Whether the app's delegates are at work before anything is seen.
  var isLaunching = false
  /// The window that was shown last.
  weak var shown: UIWindow?

  package init() {}

  func delegate() -> (any UIApplicationDelegate)? {
    if let given { return given }
    if let make = makesDelegate {
      // What it makes itself may ask for it.
      makesDelegate = nil
      made = make()
    }
    return made
  }
}
