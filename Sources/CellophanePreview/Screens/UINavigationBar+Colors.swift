internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

extension UINavigationBar {
  /// What code has coloured, for an item; `nil` where that is nothing.
  ///
  /// UIKit: the item's appearances stand before the bar's; the one for the edge of what scrolls stands
  /// before the usual one, which has no background there; what was set on the bar itself counts where
  /// appearances say nothing.
  func colors(for item: UINavigationItem) -> ResolvedBarColors? {
    let standard = item.standardAppearance ?? standardAppearance
    let edge = item.scrollEdgeAppearance ?? scrollEdgeAppearance
    let shown = edge ?? standard
    let colors = ResolvedBarColors(
      title: color(shown.titleTextAttributes) ?? color(titleTextAttributes),
      largeTitle: color(shown.largeTitleTextAttributes) ?? color(largeTitleTextAttributes),
      fill: edge?.backgroundColor?.handedOn,
      scrolledFill: (standard.backgroundColor ?? barTintColor)?.handedOn, tint: ownTint)
    return colors == ResolvedBarColors() ? nil : colors
  }

  /// Whether its titles have more than colours of their own, as a font.
  var hasOtherTitles: Bool {
    let appearances = [standardAppearance, scrollEdgeAppearance].compactMap(\.self)
    let attributes =
      [titleTextAttributes, largeTitleTextAttributes].compactMap(\.self)
      + appearances.flatMap { [$0.titleTextAttributes, $0.largeTitleTextAttributes] }
    return attributes.contains { $0.keys.contains { $0 != .foregroundColor } }
  }

  private func color(_ attributes: [NSAttributedString.Key: Any]?) -> LookColor? {
    (attributes?[.foregroundColor] as? UIColor)?.handedOn
  }
}
