#if !canImport(ObjectiveC)
  internal import Foundation

  /// What a condition of words says.
  indirect enum WrittenCondition {
    enum Operand {
      case key(String)
      case value(Any?)
      case list([Operand])
    }

    enum Comparison: String {
      case equal = "==", unequal = "!=", less = "<", greater = ">", atMost = "<=", atLeast = ">="
      case contains = "CONTAINS", begins = "BEGINSWITH", ends = "ENDSWITH", isIn = "IN"
      case between = "BETWEEN", like = "LIKE"
    }

    case always(Bool)
    case not(WrittenCondition)
    case all([WrittenCondition])
    case any([WrittenCondition])
    case comparing(Operand, Comparison, Operand, String.CompareOptions)

    /// Whether it holds for an object.
    func fits(_ object: Any?) -> Bool {
      switch self {
      case .always(let fits): fits
      case .not(let condition): !condition.fits(object)
      case .all(let conditions): conditions.allSatisfy { $0.fits(object) }
      case .any(let conditions): conditions.contains { $0.fits(object) }
      case .comparing(let key, .equal, .value(nil), _): key.value(for: object) == nil
      case .comparing(let key, .unequal, .value(nil), _): key.value(for: object) != nil
      case .comparing(let left, let comparison, let right, let options):
        Self.holds(comparison, left.value(for: object), right.value(for: object), options)
      }
    }

    private static func holds(
      _ comparison: Comparison, _ left: Any?, _ right: Any?, _ options: String.CompareOptions
    ) -> Bool {
      func order() -> ComparisonResult? {
        left == nil || right == nil
          ? nil : OrderOfValues.order(left, right, options: options)
      }
      return switch comparison {
      case .equal: OrderOfValues.areEqual(left, right, options: options)
      case .unequal: !OrderOfValues.areEqual(left, right, options: options)
      case .less: order() == .orderedAscending
      case .greater: order() == .orderedDescending
      case .atMost: order().map { $0 != .orderedDescending } ?? false
      case .atLeast: order().map { $0 != .orderedAscending } ?? false
      case .contains: isIn(right, left, options)
      case .isIn: isIn(left, right, options)
      case .begins: found(right, in: left, options.union(.anchored))
      case .ends: found(right, in: left, options.union([.anchored, .backwards]))
      case .like: isLike(left, right, options)
      case .between:
        elements(right).map { bounds in
          bounds.count == 2 && holds(.atLeast, left, bounds[0], options)
            && holds(.atMost, left, bounds[1], options)
        } ?? false
      }
    }

    private static func isIn(
      _ value: Any?, _ whole: Any?, _ options: String.CompareOptions
    ) -> Bool {
      if let elements = elements(whole) {
        return elements.contains { OrderOfValues.areEqual($0, value, options: options) }
      }
      return found(value, in: whole, options)
    }

    private static func found(
      _ part: Any?, in whole: Any?, _ options: String.CompareOptions
    ) -> Bool {
      guard let (part, whole) = texts(part, whole) else { return false }
      return whole.range(of: part, options: options) != nil
    }

    /// A pattern in which `*` is anything and `?` one character.
    private static func isLike(
      _ value: Any?, _ pattern: Any?, _ options: String.CompareOptions
    ) -> Bool {
      guard let (value, pattern) = texts(value, pattern) else { return false }
      let expression = NSRegularExpression.escapedPattern(for: pattern)
        .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
      return value.range(
        of: "^\(expression)$", options: options.union(.regularExpression)) != nil
    }

    private static func texts(_ one: Any?, _ other: Any?) -> (String, String)? {
      guard let one = one.flatMap(OrderOfValues.text), let other = other.flatMap(OrderOfValues.text)
      else { return nil }
      return (one, other)
    }

    private static func elements(_ value: Any?) -> [Any?]? {
      switch value {
      case let array as [Any?]: array
      case let array as NSArray: array.map { $0 }
      case let set as Set<AnyHashable>: set.map(\.base)
      case let set as NSSet: set.map { $0 }
      case let set as NSOrderedSet: set.map { $0 }
      default: nil
      }
    }
  }

  extension WrittenCondition.Operand {
    fileprivate func value(for object: Any?) -> Any? {
      switch self {
      case .key(let key): object.flatMap { KeptValues.value(key, of: $0) }
      case .value(let value): OrderOfValues.unwrapped(value)
      case .list(let operands): operands.map { $0.value(for: object) }
      }
    }
  }
#endif
