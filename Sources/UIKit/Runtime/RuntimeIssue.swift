private import Synchronization

/// Something that UIKit would only warn about, or that a later UIKit refuses.
///
/// The build collects what was recorded while it made a preview and reports it as findings.
package struct RuntimeIssue: Hashable, Sendable {
  /// A stable name of the rule, kebab-case.
  package var rule: String
  /// One line, lower case: what, the value in single quotes, what to do.
  package var message: String

  package init(rule: String, message: String) {
    self.rule = rule
    self.message = message
  }

  private static let recorded = Mutex<[RuntimeIssue]>([])

  /// Notes an issue; the same one twice counts once.
  package static func record(_ rule: String, _ message: String) {
    let issue = RuntimeIssue(rule: rule, message: message)
    recorded.withLock { if !$0.contains(issue) { $0.append(issue) } }
  }

  /// What was recorded since the last call, in order.
  package static func drain() -> [RuntimeIssue] {
    recorded.withLock { issues in
      defer { issues = [] }
      return issues
    }
  }
}
