private import Foundation
private import Synchronization

/// Where lines go: to standard error, or to a test.
package enum LogOutput {
  private static let collected = Mutex<[String]?>(nil)

  static func write(_ message: String, level: OSLogType, subsystem: String, category: String) {
    let origin = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let line = (origin.isEmpty ? "" : "[\(origin)] ") + "\(level.name): \(message)"
    let isTaken = collected.withLock { lines in
      lines?.append(line)
      return lines != nil
    }
    if !isTaken { FileHandle.standardError.write(Data((line + "\n").utf8)) }
  }

  /// What some work logs, instead of printing it.
  package static func collect(_ work: () -> Void) -> [String] {
    collected.withLock { $0 = [] }
    work()
    return collected.withLock { lines in
      defer { lines = nil }
      return lines ?? []
    }
  }
}
