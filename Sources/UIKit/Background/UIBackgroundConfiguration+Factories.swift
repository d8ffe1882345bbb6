internal import CellophaneLook

extension UIBackgroundConfiguration {
  /// Nothing.
  public static func clear() -> Self { Self(.clear) }
  /// A cell's background, in the style of the list around it.
  ///
  /// UIKit: iOS 18 and later.
  public static func listCell() -> Self { Self(.listCell) }
  /// A header's background, in the style of the list around it.
  ///
  /// UIKit: iOS 18 and later.
  public static func listHeader() -> Self { Self(.listHeader) }
  /// A footer's background, in the style of the list around it.
  ///
  /// UIKit: iOS 18 and later.
  public static func listFooter() -> Self { Self(.listFooter) }
  /// A cell's background in a plain list.
  public static func listPlainCell() -> Self { Self(.listPlainCell) }
  /// A header's or footer's background in a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(.listPlainHeaderFooter) }
  /// A cell's background in a grouped list.
  public static func listGroupedCell() -> Self { Self(.listGroupedCell) }
  /// A header's or footer's background in a grouped list.
  public static func listGroupedHeaderFooter() -> Self { Self(.listGroupedHeaderFooter) }
  /// A cell's background in a sidebar.
  public static func listSidebarCell() -> Self { Self(.listSidebarCell) }
  /// A header's background in a sidebar.
  public static func listSidebarHeader() -> Self { Self(.listSidebarHeader) }
  /// A cell's background beside a sidebar, in its manner.
  public static func listAccompaniedSidebarCell() -> Self { Self(.listAccompaniedSidebarCell) }
}
