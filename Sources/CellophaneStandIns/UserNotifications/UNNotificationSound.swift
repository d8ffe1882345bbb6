/// What a notification calls its sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A sound by its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What is heard with a notification; nothing is, here.
public final class UNNotificationSound: Sendable {
  /// The usual.
  public static let `default` = UNNotificationSound()
  /// One that cannot be turned off.
  public static let defaultCritical = UNNotificationSound()

  private init() {}
  /// One of the app's.
  public init(named name: UNNotificationSoundName) {}
}
