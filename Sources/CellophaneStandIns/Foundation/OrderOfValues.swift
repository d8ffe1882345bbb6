#if !canImport(ObjectiveC)
  internal import Foundation

  /// Which of two values comes first, whatever they are.
  enum OrderOfValues {
    /// - Returns: `nil` for values of which none comes first. Nothing comes before everything.
    static func order(
      _ one: Any?, _ other: Any?, options: String.CompareOptions = []
    ) -> ComparisonResult? {
      switch (unwrapped(one), unwrapped(other)) {
      case (nil, nil): return .orderedSame
      case (nil, .some): return .orderedAscending
      case (.some, nil): return .orderedDescending
      case (let one?, let other?):
        if let one = text(one), let other = text(other) {
          return options.isEmpty ? order(of: one, other) : one.compare(other, options: options)
        }
        if let one = number(one), let other = number(other) { return order(of: one, other) }
        if let one = one as? Date, let other = other as? Date { return order(of: one, other) }
        if let one = one as? UUID, let other = other as? UUID {
          return order(of: one.uuidString, other.uuidString)
        }
        return nil
      }
    }

    static func areEqual(
      _ one: Any?, _ other: Any?, options: String.CompareOptions = []
    ) -> Bool {
      let (one, other) = (unwrapped(one), unwrapped(other))
      // A number that was never given is 0 to CoreData, as models have it.
      if one == nil, let other { return number(other) == 0 && !(other is Date) }
      if other == nil, let one { return number(one) == 0 && !(one is Date) }
      if let order = order(one, other, options: options) { return order == .orderedSame }
      guard let one, let other else { return true }
      if let one = one as? NSObject, let other = other as? NSObject { return one.isEqual(other) }
      return (one as? AnyHashable) == (other as? AnyHashable)
    }

    static func text(_ value: Any) -> String? {
      switch value {
      case let text as String: text
      case let text as NSString: text.description
      case let text as Substring: String(text)
      default: nil
      }
    }

    static func number(_ value: Any) -> Double? {
      switch value {
      case let truth as Bool: truth ? 1 : 0
      case let number as any BinaryInteger: Double(number)
      case let number as any BinaryFloatingPoint: Double(number)
      case let number as NSNumber: number.doubleValue
      case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
      default: nil
      }
    }

    private static func order<Value: Comparable>(of one: Value, _ other: Value) -> ComparisonResult
    {
      one < other ? .orderedAscending : other < one ? .orderedDescending : .orderedSame
    }

    /// As Objective-C has it, where nothing is no value in a box.
    static func unwrapped(_ value: Any?) -> Any? {
      guard let value, !(value is NSNull) else { return nil }
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .optional else { return value }
      return unwrapped(mirror.children.first?.value)
    }
  }
#endif
