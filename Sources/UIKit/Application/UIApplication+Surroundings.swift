/// What an app asks of the system around it: here a system that has nothing to give.
extension UIApplication {
  /// Names a task that goes on in the background; none does here.
  ///
  /// - Parameter handler: Never called, as no time runs out.
  /// - Returns: Always the same task.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(rawValue: 1)
  }
  /// Accepted; no task goes on.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Always endless: no preview goes to the background.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Always `false`: a preview has no icon.
  public var supportsAlternateIcons: Bool { false }
  /// Always `nil`: a preview has no icon.
  public var alternateIconName: String? { nil }
  /// Accepted; a preview has no icon.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  /// Always `true`: nothing is locked.
  public var isProtectedDataAvailable: Bool { true }
  /// Always `false`: no device is asked.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Accepted; no device is asked.
  public func unregisterForRemoteNotifications() {}
  /// The session of an app that was launched; empty otherwise: a preview's window belongs to no scene.
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// Always `false`: a preview has one scene.
  public var supportsMultipleScenes: Bool { false }

  /// The address of the app's own settings of notifications.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
  /// Posted when an app has been launched.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted at midnight and when the clock is set; not here.
  nonisolated public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted when a picture of the screen was taken; not here.
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

/// A task that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIDevice {
  /// Posted when something comes near a device; not here.
  nonisolated public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
  /// Posted when a battery is plugged in or full; not here.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted when a battery has more or less in it; not here.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted when a device is turned; not here.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Accepted; no device is turned.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Accepted; no device is turned.
  public func endGeneratingDeviceOrientationNotifications() {}
}

extension UIWindow {
  /// How far in front a window stands.
  public struct Level: _UIKitNumericRawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// As windows come.
    public static let normal = Level(rawValue: 0)
    /// Before the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// Before everything.
    public static let alert = Level(rawValue: 2000)
  }
}
