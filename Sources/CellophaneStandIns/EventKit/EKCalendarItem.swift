#if !canImport(ObjectiveC)
  public import Foundation

  /// Something in a calendar, as an app makes it; no store has it.
  open class EKCalendarItem: NSObject, @unchecked Sendable {
    /// Its name among all.
    public let calendarItemIdentifier = UUID().uuidString
    /// Its name elsewhere.
    open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
    /// The calendar; kept.
    open var calendar: EKCalendar!
    /// What it is called; kept.
    open var title: String! = ""
    /// Where it is; kept.
    open var location: String?
    /// What is said about it; kept.
    open var notes: String?
    /// Its address; kept.
    open var url: URL?
    /// When it was changed: not known.
    open var lastModifiedDate: Date? { nil }
    /// When it was made: not known.
    open var creationDate: Date? { nil }
    /// Where the hours are from; kept.
    open var timeZone: TimeZone?
    /// What tells of it; kept.
    open var alarms: [EKAlarm]?
    /// When it is again; kept.
    open var recurrenceRules: [EKRecurrenceRule]?
    /// Whether something tells of it.
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    /// Whether it is again.
    open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
    /// Whether something is said about it.
    open var hasNotes: Bool { notes?.isEmpty == false }

    init(store: EKEventStore) {}

    /// Adds what tells of it.
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    /// Removes what tells of it.
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    /// Adds when it is again.
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
      recurrenceRules = (recurrenceRules ?? []) + [rule]
    }
    /// Removes when it is again.
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
      recurrenceRules?.removeAll { $0 === rule }
    }
  }

  /// Something to be done.
  open class EKReminder: EKCalendarItem, @unchecked Sendable {
    /// When it is begun; kept.
    open var startDateComponents: DateComponents?
    /// When it is to be done; kept.
    open var dueDateComponents: DateComponents?
    /// Whether it is done.
    open var isCompleted: Bool {
      get { completionDate != nil }
      set { completionDate = newValue ? completionDate ?? Date() : nil }
    }
    /// When it was done; kept.
    open var completionDate: Date?
    /// How much it matters, 1 to 9; kept.
    open var priority = 0

    /// One of a store.
    public init(eventStore: EKEventStore) { super.init(store: eventStore) }
  }

  /// Whether one is free then.
  public enum EKEventAvailability: Int, Sendable {
    case notSupported = -1
    case busy, free, tentative, unavailable
  }

  /// Something that happens.
  open class EKEvent: EKCalendarItem, @unchecked Sendable {
    /// Its name among all.
    open var eventIdentifier: String! { calendarItemIdentifier }
    /// Whether it is the whole day; kept.
    open var isAllDay = false
    /// When it begins; kept.
    open var startDate: Date!
    /// When it ends; kept.
    open var endDate: Date!
    /// Whether one is free then; kept.
    open var availability = EKEventAvailability.busy

    /// One of a store.
    public init(eventStore: EKEventStore) { super.init(store: eventStore) }

    /// Which is first.
    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
      startDate.compare(other.startDate)
    }
  }
#endif
