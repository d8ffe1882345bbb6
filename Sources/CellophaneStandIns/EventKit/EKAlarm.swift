#if !canImport(ObjectiveC)
  public import Foundation

  /// What tells of something in a calendar; nothing does, here.
  open class EKAlarm: NSObject, @unchecked Sendable {
    /// When.
    open var absoluteDate: Date?
    /// How much after it begins, in seconds.
    open var relativeOffset: TimeInterval

    /// At a date.
    public init(absoluteDate date: Date) {
      absoluteDate = date
      relativeOffset = 0
    }

    /// Some seconds after it begins.
    public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
  }

  /// How often something is.
  public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }

  /// When something is for the last time.
  open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
    /// The date; `nil` where it is counted.
    public let endDate: Date?
    /// How often; 0 where there is a date.
    public let occurrenceCount: Int

    /// At a date.
    public init(end endDate: Date) {
      self.endDate = endDate
      occurrenceCount = 0
    }

    /// After some times.
    public init(occurrenceCount: Int) {
      endDate = nil
      self.occurrenceCount = occurrenceCount
    }
  }

  /// When something in a calendar is again; kept.
  open class EKRecurrenceRule: NSObject, @unchecked Sendable {
    /// How often.
    public let frequency: EKRecurrenceFrequency
    /// Each how-manieth of them.
    public let interval: Int
    /// When for the last time.
    open var recurrenceEnd: EKRecurrenceEnd?

    /// A rule.
    public init(
      recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
    ) {
      frequency = type
      self.interval = interval
      recurrenceEnd = end
    }
  }
#endif
