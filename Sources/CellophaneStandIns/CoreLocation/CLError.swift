#if !canImport(ObjectiveC)
  public import Foundation

  /// The domain of what goes wrong with places.
  public let kCLErrorDomain = "kCLErrorDomain"

  /// What went wrong with a place.
  public struct CLError: Error, CustomNSError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
      case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
      case regionMonitoringFailure, regionMonitoringSetupDelayed
      case regionMonitoringResponseDelayed
      case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled
    }

    /// What went wrong.
    public let code: Code

    /// Something that went wrong.
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { kCLErrorDomain }
    public var errorCode: Int { code.rawValue }

    /// It is not known yet.
    public static var locationUnknown: Code { .locationUnknown }
    /// The app may not know.
    public static var denied: Code { .denied }
    /// Nobody could be asked.
    public static var network: Code { .network }
    /// There is no such place.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  }

  extension CLError.Code {
    /// Whether an error is one of this code.
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? CLError)?.code == code
    }
  }
#endif
