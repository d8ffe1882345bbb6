/// The running application: one, with nothing behind it.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// Where an app is: in front or not.
  public enum State: Int, Sendable {
    case active, inactive, background
  }
  /// Accepted by `open(_:)`.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Opens the link in the app that it belongs to, or nowhere.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
  /// What an app is told of how it was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The one application.
  public static let shared = UIApplication()
  /// The address of the app's own settings.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// Posted when an app comes to the front: here when one was launched.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when an app is about to leave the front; not here.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when an app has gone out of sight; not here.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when an app is about to be seen again; not here.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when an app is about to end; not here.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when memory runs short; not here.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// The delegate, which is asked last.
  open override var next: UIResponder? {
    (RunningApplication.current.given ?? RunningApplication.current.made) as? UIResponder
  }

  /// Who decides and hears; not kept alive.
  open var delegate: (any UIApplicationDelegate)? {
    get { RunningApplication.current.delegate() }
    set { RunningApplication.current.given = newValue }
  }
  /// Always active.
  open var applicationState: State { .active }
  /// Whether the screen stays on; kept.
  open var isIdleTimerDisabled = false
  /// The number on the app's icon; kept.
  open var applicationIconBadgeNumber = 0
  /// The shortcuts of the app's icon; kept.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// The scene of an app that was launched; empty otherwise: a preview's window belongs to no scene.
  open var connectedScenes: Set<UIScene> {
    Set([RunningApplication.current.scene].compactMap(\.self))
  }
  /// The windows of an app that was launched; empty otherwise.
  open var windows: [UIWindow] { RunningApplication.current.scene?.windows ?? [] }
  /// The window of an app that was launched which takes input; `nil` otherwise.
  open var keyWindow: UIWindow? { RunningApplication.current.scene?.keyWindow }
  /// The text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// The direction of layout.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether an address has a scheme.
  open func canOpenURL(_ url: URL) -> Bool {
    url.scheme != nil
  }

  /// Notes that a link would open; nothing is opened.
  ///
  /// - Parameter completion: Called at once, with whether the address has a scheme.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let opens = noteOpening(of: url)
    completion?(opens)
  }

  /// Notes that a link would open; nothing is opened.
  ///
  /// - Returns: Whether the address has a scheme.
  @discardableResult open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    noteOpening(of: url)
  }

  private func noteOpening(of url: URL) -> Bool {
    guard canOpenURL(url) else {
      RuntimeIssue.record(
        "link-not-opened",
        "'\(url.absoluteString)' has no scheme, so that nothing opens it; give the whole address")
      return false
    }
    ScreenChanges.record(.openedURL(url))
    return true
  }

  /// Accepted; there is no network to show.
  open func beginReceivingRemoteControlEvents() {}
  /// Accepted; no device is asked.
  open func registerForRemoteNotifications() {}
}
