#if !canImport(ObjectiveC)
  public import UIKit

  /// What a calendar is.
  public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }

  /// Where calendars are from.
  public enum EKSourceType: Int, Sendable {
    case local, exchange, calDAV, mobileMe, subscribed, birthdays
  }

  /// Where calendars are from; there is none.
  open class EKSource: NSObject, @unchecked Sendable {
    /// Its name among all.
    open var sourceIdentifier: String { "" }
    /// What it is.
    open var sourceType: EKSourceType { .local }
    /// What it is called.
    open var title: String { "" }
    /// None.
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
  }

  /// A calendar that an app makes; no store has it.
  open class EKCalendar: NSObject, @unchecked Sendable {
    /// Its name among all.
    public let calendarIdentifier = UUID().uuidString
    /// What it is called; kept.
    open var title = ""
    /// What it is.
    open var type: EKCalendarType { .local }
    /// Its colour; kept.
    open var cgColor: CGColor!
    /// Where it is from; kept.
    open var source: EKSource!
    /// What it has.
    public let allowedEntityTypes: EKEntityMask
    /// Whether it may be changed.
    open var allowsContentModifications: Bool { true }
    /// Whether it cannot be changed.
    open var isImmutable: Bool { false }
    /// Whether it is another's.
    open var isSubscribed: Bool { false }

    /// A calendar of events or of reminders.
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {
      allowedEntityTypes = entityType == .event ? .event : .reminder
    }
  }
#endif
