extension NSLayoutConstraint {
  /// The part of an item that a constraint is about.
  public enum Attribute: Int, Sendable {
    case notAnAttribute
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    package enum Kind: Sendable { case edge, size, none }

    package var kind: Kind {
      switch self {
      case .notAnAttribute: .none
      case .width, .height: .size
      default: .edge
      }
    }

    /// The axis and kind that two related attributes share.
    package var axis: AxisKind? {
      switch self {
      case .notAnAttribute: nil
      case .width, .height: .size
      case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin,
        .leadingMargin, .trailingMargin, .centerXWithinMargins:
        .x
      default: .y
      }
    }

    /// Whether it is a line that text stands on.
    package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    package enum AxisKind: Sendable { case x, y, size }
  }
}

/// How much a constraint matters, 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority of a value.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Must hold.
  public static let required = UILayoutPriority(1000)
  /// How strongly contents resist being cut, and buttons hug.
  public static let defaultHigh = UILayoutPriority(750)
  /// The strength of dragging a divider that resizes a window.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The strength at which a window keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The strength of dragging a divider that leaves the window as it is.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How strongly contents hug.
  public static let defaultLow = UILayoutPriority(250)
  /// The strength of asking for the smallest size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
