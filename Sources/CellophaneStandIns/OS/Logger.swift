/// Writes lines of a subsystem's category to standard error.
///
/// A site's workers take them up; `build --verbose` shows them beside their preview.
public struct Logger: Sendable {
  private let log: OSLog

  /// A logger that names nothing.
  public init() { log = .default }
  /// A logger of a subsystem's category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  /// A logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a line of the usual level.
  public func log(_ message: OSLogMessage) { log.write(message.text, level: .default) }
  /// Writes a line of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    log.write(message.text, level: level)
  }
  /// Writes a line that is of use while something is made.
  public func trace(_ message: OSLogMessage) { log.write(message.text, level: .debug) }
  /// Writes a line that is of use while something is made.
  public func debug(_ message: OSLogMessage) { log.write(message.text, level: .debug) }
  /// Writes a line that helps, but is not needed.
  public func info(_ message: OSLogMessage) { log.write(message.text, level: .info) }
  /// Writes a line of the usual level.
  public func notice(_ message: OSLogMessage) { log.write(message.text, level: .default) }
  /// Writes that something went wrong.
  public func warning(_ message: OSLogMessage) { log.write(message.text, level: .error) }
  /// Writes that something went wrong.
  public func error(_ message: OSLogMessage) { log.write(message.text, level: .error) }
  /// Writes that something happened that never should.
  public func critical(_ message: OSLogMessage) { log.write(message.text, level: .fault) }
  /// Writes that something happened that never should.
  public func fault(_ message: OSLogMessage) { log.write(message.text, level: .fault) }
}

/// Writes a line of a level.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, level: type)
}

/// Writes a line of the usual level; a text without values in it is a format.
@_disfavoredOverload
public func os_log(log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, level: .default)
}

/// Writes a line of a level whose format has a place for each argument.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: Any...
) {
  log.write(line(message, arguments), level: type)
}

/// Writes a line whose format has a place for each argument, as `%{public}@` or `%d`.
///
/// Each place takes the argument as Swift describes it; `%{private}` and `%{sensitive}` hide it.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: Any...
) {
  log.write(line(message, arguments), level: type)
}

private func line(_ message: StaticString, _ arguments: [Any]) -> String {
  var rest = arguments[...]
  return "\(message)".replacing(
    /%(?:%|(\{[a-z, :]*\})?[-+ #0-9.]*(?:hh|h|ll|l|q|z|t|j)?[@a-zA-Z])/
  ) {
    match -> String in
    if match.0 == "%%" { return "%" }
    guard let argument = rest.popFirst() else { return String(match.0) }
    let isHidden = match.1.map { $0.contains("private") || $0.contains("sensitive") } ?? false
    return isHidden ? "<private>" : "\(argument)"
  }
}
