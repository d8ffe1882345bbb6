internal import CellophaneLook

extension UIListContentConfiguration {
  /// A cell's content, in the style of the list around it.
  public static func cell() -> Self { Self(.cell) }
  /// A cell's content whose second text stands close under the first.
  public static func subtitleCell() -> Self { Self(.subtitleCell) }
  /// A cell's content whose second text is a value at the trailing edge.
  public static func valueCell() -> Self { Self(.valueCell) }
  /// A header's content, in the style of the list around it.
  ///
  /// UIKit: iOS 18 and later.
  public static func header() -> Self { Self(.header) }
  /// A footer's content, in the style of the list around it.
  ///
  /// UIKit: iOS 18 and later.
  public static func footer() -> Self { Self(.footer) }
  /// A header's content in a plain list.
  public static func plainHeader() -> Self { Self(.plainHeader) }
  /// A footer's content in a plain list.
  public static func plainFooter() -> Self { Self(.plainFooter) }
  /// A header's content in a grouped list.
  public static func groupedHeader() -> Self { Self(.groupedHeader) }
  /// A footer's content in a grouped list.
  public static func groupedFooter() -> Self { Self(.groupedFooter) }
  /// A large header's content in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> Self { Self(.prominentInsetGroupedHeader) }
  /// A still larger header's content in an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> Self {
    Self(.extraProminentInsetGroupedHeader)
  }
  /// A cell's content in a sidebar.
  public static func sidebarCell() -> Self { Self(.sidebarCell) }
  /// A cell's content in a sidebar whose second text stands under the first.
  public static func sidebarSubtitleCell() -> Self { Self(.sidebarSubtitleCell) }
  /// A cell's content beside a sidebar, in its manner.
  public static func accompaniedSidebarCell() -> Self { Self(.accompaniedSidebarCell) }
  /// A cell's content beside a sidebar, in its manner, with the second text under the first.
  public static func accompaniedSidebarSubtitleCell() -> Self {
    Self(.accompaniedSidebarSubtitleCell)
  }
  /// A header's content in a sidebar.
  public static func sidebarHeader() -> Self { Self(.sidebarHeader) }
}
