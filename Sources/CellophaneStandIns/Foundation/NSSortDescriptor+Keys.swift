#if !canImport(ObjectiveC)
  public import Foundation
  public import UIKit

  extension NSSortDescriptor {
    /// Sorts by the values of a key, or of several with dots between them.
    ///
    /// Texts, numbers, dates and truths have an order; what has none is a finding.
    public convenience init(key: String?, ascending: Bool) {
      self.init(key: key ?? "self", ascending, options: [], locale: nil)
    }

    /// Sorts by the values of a key as a method of texts has it: with large and small letters alike, or
    /// as people expect lists to be sorted.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
      let name = selector?.name.lowercased() ?? ""
      let isForPeople = name.contains("standard")
      let options: String.CompareOptions =
        isForPeople
        ? [.caseInsensitive, .numeric] : name.contains("insensitive") ? .caseInsensitive : []
      self.init(
        key: key ?? "self", ascending, options: options,
        locale: name.contains("localized") ? .current : nil)
    }

    /// Sorts by the values of a key as a closure has it.
    public convenience init(
      key: String?, ascending: Bool, comparator cmptr: @escaping Comparator
    ) {
      let key = key ?? "self"
      self.init(keyPath: \NSObject.self, ascending: ascending) { one, other in
        guard let one = KeptValues.value(key, of: one), let other = KeptValues.value(key, of: other)
        else { return .orderedSame }
        return cmptr(one, other)
      }
    }

    /// Sorts by a property that may be nothing, which comes first.
    public convenience init<Root, Value: Comparable>(
      keyPath: KeyPath<Root, Value?>, ascending: Bool
    ) {
      self.init(keyPath: keyPath, ascending: ascending) { one, other in
        OrderOfValues.order(one, other) ?? .orderedSame
      }
    }

    /// Sorts by a property whose type has no order of its own, such as a truth.
    @_disfavoredOverload public convenience init<Root, Value>(
      keyPath: KeyPath<Root, Value>, ascending: Bool
    ) {
      self.init(keyPath: keyPath, ascending: ascending) { one, other in
        Self.order(one, other, by: "\(keyPath)")
      }
    }

    private convenience init(
      key: String, _ ascending: Bool, options: String.CompareOptions, locale: Locale?
    ) {
      self.init(keyPath: \NSObject.self, ascending: ascending) { one, other in
        let (one, other) = (KeptValues.value(key, of: one), KeptValues.value(key, of: other))
        if let locale, let one = one.flatMap(OrderOfValues.text),
          let other = other.flatMap(OrderOfValues.text)
        {
          return one.compare(other, options: options, range: nil, locale: locale)
        }
        return Self.order(one, other, options: options, by: key)
      }
    }

    private static func order(
      _ one: Any?, _ other: Any?, options: String.CompareOptions = [], by name: String
    ) -> ComparisonResult {
      if let order = OrderOfValues.order(one, other, options: options) { return order }
      RuntimeIssue.record(
        "not-sorted", "the values of '\(name)' have no order here; sort in Swift")
      return .orderedSame
    }
  }
#endif
