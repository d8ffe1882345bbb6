internal import Foundation

#if !canImport(ObjectiveC)
  /// Core Foundation: seconds.
  public typealias CFTimeInterval = Double
  /// Core Foundation: seconds since the year 2001.
  public typealias CFAbsoluteTime = CFTimeInterval

  /// Core Foundation: the time, in seconds since the year 2001.
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    Date.timeIntervalSinceReferenceDate
  }
#endif

/// Seconds since the machine was started.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }
