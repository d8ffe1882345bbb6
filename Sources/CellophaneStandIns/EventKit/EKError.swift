#if !canImport(ObjectiveC)
  public import Foundation

  /// The domain of what goes wrong with calendars.
  public let EKErrorDomain = "EKErrorDomain"

  /// What went wrong with a calendar.
  public struct EKError: Error, CustomNSError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
      case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted
      case eventStoreNotAuthorized = 29
    }

    /// What went wrong.
    public let code: Code

    /// Something that went wrong.
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { EKErrorDomain }
    public var errorCode: Int { code.rawValue }

    /// There is no calendar for it.
    public static var noCalendar: Code { .noCalendar }
    /// The app may not.
    public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
  }

  extension EKError.Code {
    /// Whether an error is one of this code.
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? EKError)?.code == code
    }
  }
#endif
