/// A font as it reaches a page: a text style where it follows one, else a size.
package struct LookFont: Codable, Hashable, Sendable {
  package enum Family: Codable, Hashable, Sendable {
    case system, rounded, serif, monospaced
    case named(String)
  }

  /// The text style whose size the font follows at every text size; `nil` for a fixed size.
  package var textStyle: TextStyle?
  /// The size at the default text size, in points.
  package var size: Double
  /// CSS's numeric weight, 100 to 900.
  package var weight: Int
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool
  package var family: Family

  package init(
    textStyle: TextStyle? = nil, size: Double, weight: Int = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, family: Family = .system
  ) {
    self.textStyle = textStyle
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.family = family
  }
}

/// The text styles of Dynamic Type.
///
/// UIKit: `UIFont.TextStyle`.
package enum TextStyle: String, CaseIterable, Codable, Hashable, Sendable {
  case extraLargeTitle, extraLargeTitle2, largeTitle, title1, title2, title3
  case headline, body, callout, subheadline, footnote, caption1, caption2
}

/// The twelve text sizes of Dynamic Type, smallest first.
///
/// UIKit: `UIContentSizeCategory`.
package enum TextSize: String, CaseIterable, Codable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
