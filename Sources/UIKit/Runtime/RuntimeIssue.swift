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

  @TaskLocal private static var collected: Collected?
  /// What came from blocks on queues, which carry no task.
  private static let loose = Collected()

  /// Notes an issue for the work that it came from; the same one twice counts once.
  ///
  /// An issue of a task that nobody collects from, such as another test's, reaches nobody.
  package static func record(_ rule: String, _ message: String) {
    let issue = RuntimeIssue(rule: rule, message: message)
    if let collected {
      collected.add(issue)
    } else if withUnsafeCurrentTask(body: { $0 == nil }) {
      loose.add(issue)
    }
  }

  /// Collects what the work records, for `drain()` within it.
  package static func collecting<Answer>(
    isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Answer
  ) async rethrows -> Answer {
    try await $collected.withValue(Collected(), operation: work, isolation: isolation)
  }

  /// Collects what the work records, for `drain()` within it.
  package static func collecting<Answer>(_ work: () throws -> Answer) rethrows -> Answer {
    try $collected.withValue(Collected(), operation: work)
  }

  /// What was recorded since the last call within `collecting`, or by blocks on queues, in order.
  package static func drain() -> [RuntimeIssue] {
    (collected?.drain() ?? []) + loose.drain()
  }

  private final class Collected: Sendable {
    private let issues = Mutex<[RuntimeIssue]>([])

    func add(_ issue: RuntimeIssue) {
      issues.withLock { if !$0.contains(issue) { $0.append(issue) } }
    }

    func drain() -> [RuntimeIssue] {
      issues.withLock { issues in
        defer { issues = [] }
        return issues
      }
    }
  }
}
