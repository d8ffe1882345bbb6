/// How a look draws one appearance of a list. Distances are in points.
package struct ListMetrics: Hashable, Sendable {
  /// What lies behind the rows.
  package var background: LookColor
  /// The backgrounds of its cells, headers and footers.
  package var cell: BackgroundStyle
  package var header: BackgroundStyle
  package var footer: BackgroundStyle
  /// From the list's edges to its rows: in a list at least 390 wide, and in a narrower one.
  package var sideInset: Double
  package var narrowSideInset: Double
  /// From a row's edges to its content, where the content's own margins are smaller.
  package var contentMargin: Double
  package var narrowContentMargin: Double
  /// The radius of the first and last row's corners, or of every row's.
  package var cornerRadius: Double
  package var roundsEveryRow: Bool
  package var showsSeparators: Bool
  package var separatorThickness: Double
  /// From the row's leading edge; `nil` begins under the text.
  package var separatorLeading: Double?
  package var separatorTrailing: Double
  package var narrowSeparatorTrailing: Double { min(separatorTrailing, narrowContentMargin) }
  /// Whether lines across the whole list lie above and below each section.
  package var drawsSectionEdges: Bool
  /// Above the first section where it has no header.
  package var topPadding: Double
  /// Between rows and the next section's rows, without footer and header.
  package var sectionGap: Double
  /// Between rows without a footer and the next section's header.
  package var gapBeforeHeader: Double
  /// Between a footer and the next section's rows without a header.
  package var gapAfterFooter: Double
  /// Above a header, where a configuration leaves it to the look.
  package var headerTopPadding: Double
  package var bottomPadding: Double
  /// Whether a header that is a supplementary stays at the top.
  package var pinsHeaders: Bool
  /// The styles of a header's and a footer's content.
  package var headerContent: ContentStyle
  package var footerContent: ContentStyle
  /// Above a header's own margin, and above that of the first.
  package var headerRise: Double = 0
  package var firstHeaderRise: Double = 0
  /// A level's indentation.
  package var indentationWidth: Double = 10

  /// From the list's edges to its rows, in a list of a width.
  package func sideInset(width: Double) -> Double {
    width >= 390 ? sideInset : narrowSideInset
  }

  /// From a row's edges to its content, in a list of a width.
  package func contentMargin(width: Double) -> Double {
    width >= 390 ? contentMargin : narrowContentMargin
  }
}
