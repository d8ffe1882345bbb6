#if !canImport(ObjectiveC)
  internal import UIKit

  // Screens of an app as it stands are shown without what comes before them, which assertions ask
  // for: one that does not hold is said, and the code goes on as in a build for the App Store.

  /// Says where something does not hold, as a finding, and goes on.
  ///
  /// Swift: stops in a build for debugging.
  public func assert(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(),
    file: StaticString = #file, line: UInt = #line
  ) {
    if !condition() { Assertion.say(message(), file: file, line: line) }
  }

  /// Says that a place was reached, as a finding, and goes on.
  ///
  /// Swift: stops in a build for debugging.
  public func assertionFailure(
    _ message: @autoclosure () -> String = String(), file: StaticString = #file,
    line: UInt = #line
  ) {
    Assertion.say(message(), file: file, line: line)
  }

  private enum Assertion {
    static func say(_ message: String, file: StaticString, line: UInt) {
      let name = "\(file)".split(separator: "/").last ?? ""
      RuntimeIssue.record(
        "assertion",
        "the assertion in line \(line) of '\(name)' does not hold"
          + (message.isEmpty ? "" : ": \(message)")
          + "; the code goes on, and a build for debugging would stop there")
    }
  }
#endif
