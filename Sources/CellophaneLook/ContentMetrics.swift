/// A text of a list content configuration, as a look sets it.
package struct TextMetrics: Hashable, Sendable {
  package var font: LookFont
  package var color: LookColor
  /// 0 for no limit.
  package var numberOfLines: Int
  package var isUppercase: Bool
  /// Whether a long text is set smaller and tighter before it is cut.
  package var shrinksToFit: Bool
  /// The least share of its size to which it is set smaller; 0 where it is not.
  package var minimumScale: Double

  package init(
    font: LookFont, color: LookColor, numberOfLines: Int = 0, isUppercase: Bool = false,
    shrinksToFit: Bool = false, minimumScale: Double = 0
  ) {
    self.font = font
    self.color = color
    self.numberOfLines = numberOfLines
    self.isUppercase = isUppercase
    self.shrinksToFit = shrinksToFit
    self.minimumScale = minimumScale
  }
}

/// How a look sets the contents of one style of list cell. Distances are in points.
package struct ContentMetrics: Hashable, Sendable {
  /// The least distances from the cell's edges; a list's own margins can be larger.
  package var margins: LookInsets
  package var preservesHorizontalMargins: Bool
  package var preservesVerticalMargins: Bool
  package var imageToTextPadding: Double
  package var horizontalTextPadding: Double
  package var verticalTextPadding: Double
  package var text: TextMetrics
  package var secondaryText: TextMetrics
  package var prefersSideBySide: Bool
  /// The least height of a row with such a content, its separator included.
  package var minimumHeight: Double
  /// The column in which a symbol is centred, where the configuration reserves no other.
  ///
  /// Source: measured in a sidebar of iPadOS 14; no number is published, so it is used everywhere.
  package var symbolWidth: Double = 28
}
