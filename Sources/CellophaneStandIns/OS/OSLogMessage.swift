private import Foundation

/// Who may read a value in the log.
public struct OSLogPrivacy: Hashable, Sendable {
  /// How a hidden value is told from another.
  public enum Mask: Sendable { case none, hash }

  let isHidden: Bool

  /// Decided by the value's type; here the value is shown.
  public static let auto = OSLogPrivacy(isHidden: false)
  /// The value is shown.
  public static let `public` = OSLogPrivacy(isHidden: false)
  /// The value is hidden.
  public static let `private` = OSLogPrivacy(isHidden: true)
  /// The value is hidden.
  public static let sensitive = OSLogPrivacy(isHidden: true)

  /// The value is hidden; the mask has no meaning here.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  /// Decided by the value's type; the mask has no meaning here.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// How a string stands in its column.
public struct OSLogStringAlignment: Hashable, Sendable {
  var columns = 0
  var isRight = false

  /// As long as the value is.
  public static let none = OSLogStringAlignment()

  /// At the left of so many characters.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns)
  }

  /// At the right of so many characters.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }
}

/// How an integer is written.
public struct OSLogIntegerFormatting: Hashable, Sendable {
  let radix: Int

  /// With ten digits.
  public static let decimal = OSLogIntegerFormatting(radix: 10)
  /// With sixteen digits.
  public static let hex = OSLogIntegerFormatting(radix: 16)
  /// With eight digits.
  public static let octal = OSLogIntegerFormatting(radix: 8)
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Hashable, Sendable {
  let digits: Int

  /// With six digits after the point.
  public static let fixed = OSLogFloatFormatting(digits: 6)

  /// With so many digits after the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(digits: precision)
  }
}

/// A line of the log, whose values may be hidden.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// What a line of the log is put together from.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }

  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value, or `<private>` in its place.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    let text = privacy.isHidden ? "<private>" : "\(value())"
    let space = String(repeating: " ", count: max(align.columns - text.count, 0))
    self.text += align.isRight ? space + text : text + space
  }

  /// Adds an integer in a radix.
  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.isHidden ? "<private>" : String(value(), radix: format.radix)
  }

  /// Adds a number with a fixed fraction.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
  ) {
    text +=
      privacy.isHidden ? "<private>" : String(format: "%.\(format.digits)f", Double(value()))
  }
}
