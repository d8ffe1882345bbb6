import Foundation

/// A value on the wire between a test and the driver.
enum JSON: Encodable, Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// What was received. No kind of value is tried before another one: the tests note a backtrace of
  /// each error that is thrown, and trees have many thousand values.
  ///
  /// Foundation's reader loses a byte order mark that follows a quote or an escaped character, unless
  /// it is escaped itself.
  init(_ data: Data) throws {
    let escaped = Data(data.replacing([0xEF, 0xBB, 0xBF], with: Array(#"\ufeff"#.utf8)))
    self.init(try JSONSerialization.jsonObject(with: escaped, options: .fragmentsAllowed))
  }

  private init(_ value: Any) {
    switch value {
    case let value as String: self = .string(value)
    case let value as [String: Any]: self = .object(value.mapValues { JSON($0) })
    case let value as [Any]: self = .array(value.map { JSON($0) })
    case let value as NSNumber:
      // A C character stands for a truth value.
      self = value.objCType.pointee == 0x63 ? .bool(value.boolValue) : .number(value.doubleValue)
    default: self = .null
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  subscript(key: String) -> JSON? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  var array: [JSON]? {
    if case .array(let value) = self { value } else { nil }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(uniqueKeysWithValues: elements))
  }
}
