internal import Foundation

/// What an app may do to be noticed.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// A banner.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Being noticed without being asked for.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// Whether an app may notify.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether one way of being noticed is allowed.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported, disabled, enabled
}

/// What the user allows.
public final class UNNotificationSettings: Sendable {
  /// Whether the app may notify: it was not asked yet.
  public let authorizationStatus = UNAuthorizationStatus.notDetermined
  /// Whether banners are shown.
  public let alertSetting = UNNotificationSetting.disabled
  /// Whether sounds are played.
  public let soundSetting = UNNotificationSetting.disabled
  /// Whether the icon has a number.
  public let badgeSetting = UNNotificationSetting.disabled

  init() {}
}

/// Stands where an app notifies. Nothing is delivered here, and nobody is asked.
///
/// UserNotifications: `UNUserNotificationCenter`.
public final class UNUserNotificationCenter: Sendable {
  private static let shared = UNUserNotificationCenter()

  private init() {}

  /// The app's center.
  public static func current() -> UNUserNotificationCenter { shared }

  /// Who is asked about notifications; not kept, since there are none.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { nil }
    set {}
  }

  /// Answers at once that it is not allowed.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completionHandler(false, nil)
  }

  /// Answers at once that it is not allowed.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }

  /// Answers at once that nobody was asked yet.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    completionHandler(UNNotificationSettings())
  }

  /// That nobody was asked yet.
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Delivers nothing, and says that nothing is wrong.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  /// Nothing comes of any kind.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  /// Answers at once that there are none.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    completionHandler([])
  }
  /// Answers at once that there are none.
  public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    completionHandler([])
  }
  /// Nothing, since there are none.
  public func removeAllPendingNotificationRequests() {}
  /// Nothing, since there are none.
  public func removeAllDeliveredNotifications() {}
  /// Nothing, since there are none.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// Nothing, since there are none.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
}
