/// How a look draws the actions behind a row. Distances are in points.
package struct SwipeMetrics: Hashable, Sendable {
  /// The least width of a button.
  package var minimumWidth: Double
  /// `nil` fills the row.
  package var height: Double?
  package var cornerRadius: Double
  /// Between the buttons.
  package var gap: Double
  package var titleSize: Double
  /// Added to a title's width.
  package var titlePadding: Double
  /// Between an image and a title.
  package var imageGap: Double
  /// Whether an image stands beside a title, or above it.
  package var isImageBeside: Bool
  /// The share of the row's width at which a swipe does the first action.
  package var fullSwipeShare: Double
  /// The height from which a row is tall: a picture then stands above its title, in a button as high
  /// as ``tallHeight``, and before only the picture is seen where it does not stand beside.
  package var tallRow: Double
  /// `nil` fills the row.
  package var tallHeight: Double?
  package var normalColor: LookColor
  package var destructiveColor: LookColor
  package var titleColor: LookColor

  package func background(isDestructive: Bool) -> LookColor {
    isDestructive ? destructiveColor : normalColor
  }
}

extension Look {
  /// How the look draws the actions behind a row.
  package var swipe: SwipeMetrics {
    SwipeMetrics(
      // iOS 18: from a public source. iOS 26: buttons are as wide as their titles, measured; the
      // least width is the height, so that a picture alone stands in a circle, by eye.
      minimumWidth: name == .iOS18 ? 74 : 44,
      height: name == .iOS18 ? nil : 44,
      cornerRadius: name == .iOS18 ? 0 : 13,
      gap: name == .iOS18 ? 0 : 10,
      // iOS 18: by eye. iOS 26: measured.
      titleSize: name == .iOS18 ? 15 : 13,
      titlePadding: 24,
      imageGap: 4,
      isImageBeside: name == .iOS26,
      // iOS 18: by eye. iOS 26: 250 to 260 of 375 points, measured.
      fullSwipeShare: name == .iOS18 ? 0.5 : 0.68,
      // What is told of iOS 18, for both looks; the height by eye.
      tallRow: 91, tallHeight: name == .iOS18 ? nil : 64,
      // Measured on a Mac; the red is official.
      normalColor: .system(.systemGray3),
      destructiveColor: .system(.systemRed),
      titleColor: LookColor(.fixed(SchemeColors(RGBA(hex: 0xFFFFFF)))))
  }
}
