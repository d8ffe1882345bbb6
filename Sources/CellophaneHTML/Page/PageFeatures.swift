/// What a page's markup uses that a file of its own styles or moves; a page links only to those.
package struct PageFeatures: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Rows that take the focus: trees and grids.
  package static let outlines = PageFeatures(rawValue: 1 << 0)
  /// Rows that are tapped or chosen.
  package static let rows = PageFeatures(rawValue: 1 << 1)
  package static let swipe = PageFeatures(rawValue: 1 << 2)
  /// Outcomes.
  package static let edits = PageFeatures(rawValue: 1 << 3)
  /// Alternates and tabs.
  package static let screens = PageFeatures(rawValue: 1 << 4)
  /// Steps.
  package static let frames = PageFeatures(rawValue: 1 << 5)
  package static let search = PageFeatures(rawValue: 1 << 6)
  /// Anything else that the page says by itself.
  package static let announcements = PageFeatures(rawValue: 1 << 7)
  /// Bars with content beneath them.
  package static let bars = PageFeatures(rawValue: 1 << 8)
  /// Menus.
  package static let menus = PageFeatures(rawValue: 1 << 9)
  /// Rows that are moved by hand.
  package static let reordering = PageFeatures(rawValue: 1 << 10)
  /// Columns beside each other.
  package static let columns = PageFeatures(rawValue: 1 << 11)
  /// Rows in the groups of a layout.
  package static let grids = PageFeatures(rawValue: 1 << 13)
  /// Alerts and action sheets.
  package static let alerts = PageFeatures(rawValue: 1 << 12)
  /// Screens that are presented and can be dragged.
  package static let sheets = PageFeatures(rawValue: 1 << 14)
  /// Rows that open.
  package static let trees = PageFeatures(rawValue: 1 << 20)

  // The notes that stand in the page, see `PageNote`.
  static let closedNote = PageFeatures(rawValue: 1 << 22)
  static let openNote = PageFeatures(rawValue: 1 << 23)
  static let lockedNote = PageFeatures(rawValue: 1 << 24)
  static let cutNote = PageFeatures(rawValue: 1 << 25)
}
