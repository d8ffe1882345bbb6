/// The factory that a list content configuration came from; each is a row of the look's table.
package enum ContentStyle: String, CaseIterable, Codable, Hashable, Sendable {
  case cell, subtitleCell, valueCell
  case header, footer
  case plainHeader, plainFooter, groupedHeader, groupedFooter
  case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
  case sidebarCell, sidebarSubtitleCell, sidebarHeader
  case accompaniedSidebarCell, accompaniedSidebarSubtitleCell
}

/// The factory that a background configuration came from; each is a row of the look's table.
package enum BackgroundStyle: String, CaseIterable, Codable, Hashable, Sendable {
  case clear
  case listCell, listHeader, listFooter
  case listPlainCell, listPlainHeaderFooter
  case listGroupedCell, listGroupedHeaderFooter
  case listSidebarCell, listSidebarHeader, listAccompaniedSidebarCell
}

/// How a list looks as a whole.
///
/// UIKit: `UICollectionLayoutListConfiguration.Appearance`.
package enum ListAppearance: String, CaseIterable, Codable, Hashable, Sendable {
  case plain, grouped, insetGrouped, sidebar, sidebarPlain

  /// Whether the rows of a section lie upon a ground of their own.
  package var hasCards: Bool { self == .grouped || self == .insetGrouped }
}
