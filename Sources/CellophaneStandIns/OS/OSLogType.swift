/// How much a line of the log matters.
public struct OSLogType: Hashable, RawRepresentable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The usual level.
  public static let `default` = OSLogType(rawValue: 0)
  /// What helps, but is not needed.
  public static let info = OSLogType(rawValue: 1)
  /// What is of use while something is made.
  public static let debug = OSLogType(rawValue: 2)
  /// Something that went wrong.
  public static let error = OSLogType(rawValue: 16)
  /// Something that should never happen.
  public static let fault = OSLogType(rawValue: 17)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}

/// A log by its subsystem and category.
public final class OSLog: Sendable {
  let subsystem: String
  let category: String
  let isDisabled: Bool

  /// A log of a subsystem's category.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
    isDisabled = false
  }

  private init(isDisabled: Bool) {
    subsystem = ""
    category = ""
    self.isDisabled = isDisabled
  }

  /// The log of those who name none.
  public static let `default` = OSLog(isDisabled: false)
  /// A log that drops everything.
  public static let disabled = OSLog(isDisabled: true)

  func write(_ message: String, level: OSLogType) {
    guard !isDisabled else { return }
    LogOutput.write(message, level: level, subsystem: subsystem, category: category)
  }
}
