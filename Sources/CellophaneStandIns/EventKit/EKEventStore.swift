#if !canImport(ObjectiveC)
  public import Foundation

  /// What a calendar has.
  public enum EKEntityType: UInt, Sendable { case event, reminder }

  /// What of a calendar's an app asks for.
  public struct EKEntityMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Events.
    public static let event = EKEntityMask(rawValue: 1)
    /// Reminders.
    public static let reminder = EKEntityMask(rawValue: 2)
  }

  /// Whether an app may see calendars.
  public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly

    /// As it was called before.
    public static var authorized: EKAuthorizationStatus { .fullAccess }
  }

  /// How much of a series is meant.
  public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

  extension NSNotification.Name {
    /// Calendars changed; never, here.
    public static let EKEventStoreChanged = NSNotification.Name(
      "EKEventStoreChangedNotification")
  }

  /// Stands where an app asks for calendars. There are none here, and it may not see any.
  ///
  /// EventKit: `EKEventStore`. What is saved is refused.
  open class EKEventStore: NSObject, @unchecked Sendable {
    /// Hears whether the app may.
    public typealias EKEventStoreRequestAccessCompletionHandler = (Bool, (any Error)?) -> Void
    /// Hears of an event.
    public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

    /// Its name.
    open var eventStoreIdentifier: String { "" }
    /// Where calendars are from: nowhere.
    open var sources: [EKSource] { [] }
    /// None.
    open var calendars: [EKCalendar] { [] }
    /// None.
    open var defaultCalendarForNewEvents: EKCalendar? { nil }

    /// A store of nothing.
    public override init() {}

    /// That it may not.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
      .denied
    }

    /// Answers at once that it may not.
    open func requestAccess(
      to entityType: EKEntityType,
      completion: @escaping EKEventStoreRequestAccessCompletionHandler
    ) { completion(false, nil) }
    /// That it may not.
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
    /// Answers at once that it may not.
    open func requestFullAccessToEvents(
      completion: @escaping EKEventStoreRequestAccessCompletionHandler
    ) { completion(false, nil) }
    /// That it may not.
    open func requestFullAccessToEvents() async throws -> Bool { false }
    /// Answers at once that it may not.
    open func requestWriteOnlyAccessToEvents(
      completion: @escaping EKEventStoreRequestAccessCompletionHandler
    ) { completion(false, nil) }
    /// That it may not.
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    /// Answers at once that it may not.
    open func requestFullAccessToReminders(
      completion: @escaping EKEventStoreRequestAccessCompletionHandler
    ) { completion(false, nil) }
    /// That it may not.
    open func requestFullAccessToReminders() async throws -> Bool { false }

    /// None.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    /// None.
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    /// None.
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    /// None.
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    /// None.
    open func calendarItems(
      withExternalIdentifier externalIdentifier: String
    ) -> [EKCalendarItem] { [] }
    /// None.
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    /// None.
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    /// Tells of none.
    open func enumerateEvents(
      matching predicate: NSPredicate, using block: EKEventSearchCallback
    ) {}
    /// Answers at once that there are none.
    @discardableResult open func fetchReminders(
      matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
    ) -> Any {
      completion([])
      return NSObject()
    }
    /// Does nothing.
    open func cancelFetchRequest(_ fetchIdentifier: Any) {}

    /// One that fits nothing.
    open func predicateForEvents(
      withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }
    /// One that fits nothing.
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
      NSPredicate(value: false)
    }
    /// One that fits nothing.
    open func predicateForIncompleteReminders(
      withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }
    /// One that fits nothing.
    open func predicateForCompletedReminders(
      withCompletionDateStarting startDate: Date?, ending endDate: Date?,
      calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }

    /// Refuses it.
    open func save(_ event: EKEvent, span: EKSpan) throws {
      throw EKError(.eventStoreNotAuthorized)
    }
    /// Refuses it.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
      throw EKError(.eventStoreNotAuthorized)
    }
    /// Refuses it.
    open func remove(_ event: EKEvent, span: EKSpan) throws {
      throw EKError(.eventStoreNotAuthorized)
    }
    /// Refuses it.
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
      throw EKError(.eventStoreNotAuthorized)
    }
    /// Refuses it.
    open func save(_ reminder: EKReminder, commit: Bool) throws {
      throw EKError(.eventStoreNotAuthorized)
    }
    /// Refuses it.
    open func remove(_ reminder: EKReminder, commit: Bool) throws {
      throw EKError(.eventStoreNotAuthorized)
    }
    /// Refuses it.
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
      throw EKError(.eventStoreNotAuthorized)
    }
    /// Refuses it.
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
      throw EKError(.eventStoreNotAuthorized)
    }
    /// Has nothing to write.
    open func commit() throws {}
    /// Has nothing to forget.
    open func reset() {}
    /// Asks nobody.
    open func refreshSourcesIfNecessary() {}
  }
#endif
