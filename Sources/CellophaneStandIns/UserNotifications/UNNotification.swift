public import Foundation

/// A notification that was delivered; there is none here.
public final class UNNotification {
  /// When it was delivered.
  public let date: Date
  /// What had asked for it.
  public let request: UNNotificationRequest

  private init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}

/// What a person did about a notification; nobody does here.
public class UNNotificationResponse {
  /// What it is about.
  public let notification: UNNotification
  /// The action that was chosen.
  public let actionIdentifier: String

  fileprivate init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// The response of a tap on the notification itself.
public let UNNotificationDefaultActionIdentifier =
  "com.apple.UNNotificationDefaultActionIdentifier"
/// The response of taking the notification away.
public let UNNotificationDismissActionIdentifier =
  "com.apple.UNNotificationDismissActionIdentifier"

/// How a notification is shown while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on the app's icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// A message.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// Among the others.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// A banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// How an action is done.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Once the device is unlocked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// It takes something away.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The app comes to the front.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// Something that can be done about a notification.
public final class UNNotificationAction: Sendable {
  /// Its name.
  public let identifier: String
  /// What it is called.
  public let title: String
  /// How it is done.
  public let options: UNNotificationActionOptions

  /// An action.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// What notifications of a kind have in common.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The app hears of one that is taken away.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// In a car too.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
}

/// A kind of notification, with what can be done about it.
public final class UNNotificationCategory: NSObject, Sendable {
  /// Its name.
  public let identifier: String
  /// What can be done.
  public let actions: [UNNotificationAction]
  /// The voice assistant's purposes.
  public let intentIdentifiers: [String]
  /// What they have in common.
  public let options: UNNotificationCategoryOptions

  /// A kind.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
    super.init()
  }
}

/// Who is asked about notifications; never, here.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  )
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  )
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([])
  }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
