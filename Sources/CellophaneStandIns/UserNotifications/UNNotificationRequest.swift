public import Foundation

/// What a notification says.
public class UNNotificationContent {
  /// Its first line.
  public fileprivate(set) var title = ""
  /// Its second line.
  public fileprivate(set) var subtitle = ""
  /// Its text.
  public fileprivate(set) var body = ""
  /// The number on the app's icon.
  public fileprivate(set) var badge: NSNumber?
  /// What is heard.
  public fileprivate(set) var sound: UNNotificationSound?
  /// What it belongs to.
  public fileprivate(set) var threadIdentifier = ""
  /// What can be done about it.
  public fileprivate(set) var categoryIdentifier = ""
  /// What the app keeps with it.
  public fileprivate(set) var userInfo: [AnyHashable: Any] = [:]

  /// A notification that says nothing.
  public init() {}
}

/// What a notification is to say.
public final class UNMutableNotificationContent: UNNotificationContent {
  /// Its first line.
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// Its second line.
  public override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// Its text.
  public override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number on the app's icon.
  public override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// What is heard.
  public override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// What it belongs to.
  public override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  /// What can be done about it.
  public override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// What the app keeps with it.
  public override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}

/// When a notification comes.
public class UNNotificationTrigger {
  /// Whether it comes again.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }
}

/// After some time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// In seconds.
  public let timeInterval: TimeInterval

  /// A trigger after some seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// At a date.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// What the date has to be.
  public let dateComponents: DateComponents

  /// A trigger at a date.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// A notification that is asked for.
public final class UNNotificationRequest {
  /// Its name.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it comes; `nil` is at once.
  public let trigger: UNNotificationTrigger?

  /// A request.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}
