/// How a look draws the index at the edge of a list. Distances are in points.
package struct IndexMetrics: Hashable, Sendable {
  /// The size of the titles, which does not follow the text size.
  package var titleSize: Double
  package var lineHeight: Double
  /// What contents of rows keep free.
  package var width: Double
}

extension Look {
  /// How the look draws the index at the edge of a list.
  ///
  /// Source: the titles' size and the width are known; their distance is chosen by eye.
  package var index: IndexMetrics { IndexMetrics(titleSize: 11, lineHeight: 14, width: 15) }
}
