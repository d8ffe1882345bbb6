extension Look {
  /// How the look sets a style of list content.
  package func content(_ style: ContentStyle) -> ContentMetrics {
    let table = name == .iOS18 ? Self.contents18 : Self.contents26
    return table[style] ?? content26(style)
  }

  // Worked out once: a list asks for every row.
  private static let contents18 = Dictionary(
    uniqueKeysWithValues: ContentStyle.allCases.map { ($0, Look.iOS18.content18($0)) })
  private static let contents26 = Dictionary(
    uniqueKeysWithValues: ContentStyle.allCases.map { ($0, Look.iOS26.content26($0)) })

  // MARK: iOS 18

  private func content18(_ style: ContentStyle) -> ContentMetrics {
    switch style {
    // Margins, paddings and heights are measured. The secondary text's size and colour are those
    // of a table view cell's subtitle, chosen by eye.
    case .cell, .subtitleCell:
      cell18(secondary: text(.caption1, .label))
    // The secondary text is carried back from iOS 26.
    case .valueCell:
      cell18(secondary: text(.body, .secondaryLabel), sideBySide: true)
    // Margins and height are measured, also that the text is set in capitals.
    case .groupedHeader:
      titled(LookInsets(17, 8, 6, 8), 3, text(.footnote, .secondaryLabel, isUppercase: true))
    // The height is measured; how it divides above and below the text is chosen by eye.
    case .groupedFooter:
      titled(LookInsets(6, 8, 12, 8), 3, text(.footnote, .secondaryLabel))
    // Chosen by eye: no measurement is known.
    case .header, .plainHeader:
      titled(LookInsets(8, 8, 8, 8), 3, text(.subheadline, .secondaryLabel, weight: 600))
    case .footer, .plainFooter:
      titled(LookInsets(8, 8, 8, 8), 3, text(.footnote, .secondaryLabel))
    case .prominentInsetGroupedHeader:
      titled(LookInsets(17, 8, 8, 8), 3, text(.title3, .label, weight: 700))
    case .extraProminentInsetGroupedHeader:
      titled(LookInsets(17, 8, 8, 8), 3, text(.title2, .label, weight: 700))
    // Row height, margins, image padding and the header's type are measured on iPadOS 14; the
    // subtitle and the limit to one line are carried back from iOS 26.
    case .sidebarCell, .accompaniedSidebarCell:
      sidebar(LookInsets(11, 8, 11, 8), 3, secondary: text(.footnote, .secondaryLabel, lines: 1))
    case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell:
      sidebar(LookInsets(4, 8, 4, 8), 0, secondary: text(.footnote, .secondaryLabel, lines: 1))
    case .sidebarHeader:
      sidebarHeader(LookInsets(20, 8, 12, 8), 3, text(.title3, .label, weight: 700, lines: 1))
    }
  }

  private func cell18(secondary: TextMetrics, sideBySide: Bool = false) -> ContentMetrics {
    ContentMetrics(
      margins: LookInsets(11, 16, 11, 8), preservesHorizontalMargins: true,
      preservesVerticalMargins: false, imageToTextPadding: 16, horizontalTextPadding: 8,
      verticalTextPadding: 3, text: text(.body, .label), secondaryText: secondary,
      prefersSideBySide: sideBySide, minimumHeight: 44)
  }

  // MARK: iOS 26

  private func content26(_ style: ContentStyle) -> ContentMetrics {
    switch style {
    // Measured.
    case .cell:
      cell26(secondary: text(.subheadline, .secondaryLabel), verticalPadding: 4)
    case .subtitleCell:
      cell26(secondary: text(.subheadline, .secondaryLabel), verticalPadding: 0)
    case .valueCell:
      cell26(secondary: text(.body, .secondaryLabel), verticalPadding: 4, sideBySide: true)
    case .header, .plainHeader, .groupedHeader:
      titled(LookInsets(10, 8, 10, 8), 4, text(.headline, .secondaryLabel))
    case .footer, .plainFooter, .groupedFooter:
      titled(LookInsets(8, 8, 6, 8), 4, text(.footnote, .secondaryLabel))
    // Chosen by eye: no measurement is known.
    case .prominentInsetGroupedHeader:
      titled(LookInsets(10, 8, 10, 8), 4, text(.title3, .label, weight: 700))
    case .extraProminentInsetGroupedHeader:
      titled(LookInsets(10, 8, 10, 8), 4, text(.title2, .label, weight: 700))
    // Measured, on a Mac.
    case .sidebarCell, .accompaniedSidebarCell:
      sidebar(LookInsets(11, 8, 11, 8), 4, secondary: text(.footnote, .secondaryLabel, lines: 1))
    case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell:
      sidebar(LookInsets(4, 8, 4, 8), 0, secondary: text(.footnote, .secondaryLabel, lines: 1))
    case .sidebarHeader:
      sidebarHeader(
        LookInsets(11, 8, 11, 8), 4, text(.body, .secondaryLabel, weight: 500, lines: 1))
    }
  }

  private func cell26(
    secondary: TextMetrics, verticalPadding: Double, sideBySide: Bool = false
  ) -> ContentMetrics {
    ContentMetrics(
      margins: LookInsets(15, 16, 15, 8), preservesHorizontalMargins: true,
      preservesVerticalMargins: false, imageToTextPadding: 16, horizontalTextPadding: 8,
      verticalTextPadding: verticalPadding, text: text(.body, .label), secondaryText: secondary,
      prefersSideBySide: sideBySide, minimumHeight: 52)
  }

  // MARK: Both

  /// A header or footer. Its secondary text is chosen by eye.
  private func titled(
    _ margins: LookInsets, _ verticalPadding: Double, _ primary: TextMetrics
  ) -> ContentMetrics {
    ContentMetrics(
      margins: margins, preservesHorizontalMargins: true, preservesVerticalMargins: false,
      imageToTextPadding: 16, horizontalTextPadding: 8, verticalTextPadding: verticalPadding,
      text: primary, secondaryText: text(.footnote, .secondaryLabel), prefersSideBySide: false,
      minimumHeight: 0)
  }

  private func sidebar(
    _ margins: LookInsets, _ verticalPadding: Double, secondary: TextMetrics
  ) -> ContentMetrics {
    var primary = text(.body, .label, lines: 1)
    primary.shrinksToFit = true
    primary.minimumScale = 0.9
    return ContentMetrics(
      margins: margins, preservesHorizontalMargins: false, preservesVerticalMargins: false,
      imageToTextPadding: 10, horizontalTextPadding: 8, verticalTextPadding: verticalPadding,
      text: primary, secondaryText: secondary, prefersSideBySide: false, minimumHeight: 44)
  }

  private func sidebarHeader(
    _ margins: LookInsets, _ verticalPadding: Double, _ primary: TextMetrics
  ) -> ContentMetrics {
    ContentMetrics(
      margins: margins, preservesHorizontalMargins: false, preservesVerticalMargins: false,
      imageToTextPadding: 10, horizontalTextPadding: 8, verticalTextPadding: verticalPadding,
      text: primary, secondaryText: text(.footnote, .secondaryLabel, lines: 1),
      prefersSideBySide: false, minimumHeight: 44)
  }

  private func text(
    _ style: TextStyle, _ color: SystemColor, weight: Int? = nil, lines: Int = 0,
    isUppercase: Bool = false
  ) -> TextMetrics {
    TextMetrics(
      font: font(style, weight: weight), color: .system(color), numberOfLines: lines,
      isUppercase: isUppercase)
  }
}
