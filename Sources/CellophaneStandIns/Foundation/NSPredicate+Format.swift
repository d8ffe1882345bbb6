#if !canImport(ObjectiveC)
  public import Foundation
  internal import UIKit

  extension NSPredicate {
    /// A condition as words: comparisons of keys and values, with `AND`, `OR` and `NOT`.
    ///
    /// Foundation: `NSPredicate(format:)`. What is not read (functions, collections with `ANY`,
    /// subqueries, patterns) fits everything, which a finding says.
    public convenience init(format predicateFormat: String, _ arguments: Any?...) {
      self.init(format: predicateFormat, argumentArray: arguments)
    }

    /// A condition as words, with values in their places.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any?]?) {
      var reader = ConditionReader(predicateFormat, arguments ?? [])
      guard let condition = reader.condition() else {
        RuntimeIssue.record(
          "condition-not-read",
          "the condition '\(predicateFormat)' is not read here, so that everything fits; filter in Swift"
        )
        self.init(value: true)
        return
      }
      // Conditions are asked where they were made.
      nonisolated(unsafe) let kept = condition
      self.init { object, _ in kept.fits(object) }
    }
  }
#endif
