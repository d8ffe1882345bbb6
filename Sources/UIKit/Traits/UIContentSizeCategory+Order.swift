package import CellophaneLook

extension UIContentSizeCategory {
  /// The sizes, smallest first, beside the look's own.
  private static let order: [(UIContentSizeCategory, TextSize)] = [
    (.extraSmall, .extraSmall), (.small, .small), (.medium, .medium), (.large, .large),
    (.extraLarge, .extraLarge), (.extraExtraLarge, .extraExtraLarge),
    (.extraExtraExtraLarge, .extraExtraExtraLarge), (.accessibilityMedium, .accessibility1),
    (.accessibilityLarge, .accessibility2), (.accessibilityExtraLarge, .accessibility3),
    (.accessibilityExtraExtraLarge, .accessibility4),
    (.accessibilityExtraExtraExtraLarge, .accessibility5),
  ]

  /// Where the size stands among the twelve; the default's place for an unknown one.
  private var rank: Int {
    Self.order.firstIndex { $0.0 == self } ?? 3
  }

  package init(_ size: TextSize) {
    self = Self.order.first { $0.1 == size }?.0 ?? .large
  }

  /// The look's name of the size; the default's for an unspecified one.
  package var textSize: TextSize {
    Self.order[rank].1
  }

  /// Whether it is one of the five accessible sizes.
  public var isAccessibilityCategory: Bool {
    rank >= 7
  }

  /// Whether one size is smaller than another.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank < right.rank
  }

  /// Whether one size is at most another.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank <= right.rank
  }

  /// Whether one size is larger than another.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank > right.rank
  }

  /// Whether one size is at least another.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank >= right.rank
  }
}
