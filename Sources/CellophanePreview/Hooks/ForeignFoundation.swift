private import CSurroundings
package import UIKit

/// What of Foundation's and Dispatch's is not as it is known here, and thus left as it is.
///
/// The system's Swift may be newer than this package, or linked into the program, where nothing of
/// ours can stand before it.
package struct ForeignFoundation: Hashable, Sendable {
  /// What is left alone, in words.
  package var parts: [String]

  package init(parts: [String]) {
    self.parts = parts
  }

  /// What this process has; nothing where the system is not Linux, since nothing is changed there.
  package static let found: ForeignFoundation = {
    #if os(Linux)
      let known: [(Bool, String)] = [
        (FoundationTexts.asksForTexts, "texts of bundles"),
        (FoundationTexts.asksForFormats, "formats with plurals"),
        (FoundationResources.areFound, "resources of the main bundle"),
        (surroundings_knows(surroundings_languages), "the preferred languages"),
        (surroundings_knows(surroundings_locale), "the current locale"),
        (surroundings_knows(surroundings_center), "the default notification center"),
        (surroundings_knows(surroundings_cache), "the shared cache"),
        (DefaultsContents.areSuitesWatched, "suites of defaults"),
        (surroundings_knows(surroundings_defaults), "who asks for defaults"),
        (DefaultsAddresses.areKept, "addresses in defaults"),
        (PutOffWork.asksOnQueues, "work that queues put off"),
        (surroundings_knows(surroundings_work), "work on other threads"),
        (PutOffWork.asksWithTimers, "timers"),
        (PutOffWork.asksOnLoops, "work that run loops put off"),
        (MainThread.isTaken, "the main thread"),
        (MainThread.hearsOnMainQueue, "who hears notifications on the main queue"),
      ]
      return ForeignFoundation(parts: known.filter { !$0.0 }.map(\.1))
    #else
      return ForeignFoundation(parts: [])
    #endif
  }()

  /// What is to be said about it; `nil` where everything is known.
  package var issue: RuntimeIssue? {
    guard !parts.isEmpty else { return nil }
    return RuntimeIssue(
      rule: "foundation-differs",
      message: "'Foundation' is another one than is known here, and is left as it is: "
        + parts.joined(separator: ", ")
        + "; build with the Swift that the package is tested with, linked dynamically")
  }

  /// Records it for the preview that is asked.
  func record() {
    guard let issue else { return }
    RuntimeIssue.record(issue.rule, issue.message)
  }
}
