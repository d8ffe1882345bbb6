/// How a look draws bars around a screen. Distances are in points.
package struct BarMetrics: Hashable, Sendable {
  /// A navigation bar without its large title.
  package var navigationHeight: Double
  /// What a large title adds.
  package var largeTitleHeight: Double
  package var title: LookFont
  package var largeTitle: LookFont
  package var titleColor: LookColor
  package var buttonFont: LookFont
  /// From the screen's edges to titles and buttons.
  package var margin: Double
  /// The box of a button.
  package var buttonHeight: Double
  package var buttonCornerRadius: Double
  /// Whether buttons stand on glass of their own.
  package var buttonsFloat: Bool
  package var toolbarHeight: Double
  package var tabBarHeight: Double
  package var tabTitle: LookFont
  /// Whether the tab bar is a capsule above the content.
  package var tabBarFloats: Bool
  package var searchFieldHeight: Double
  package var searchCornerRadius: Double
  package var searchFill: LookColor
  /// Below a search field in a navigation bar.
  package var searchBottom: Double
}

/// How a look draws columns beside each other. Distances are in points.
package struct SplitMetrics: Hashable, Sendable {
  package var primaryWidth: Double
  package var supplementaryWidth: Double
  package var dividerWidth: Double
  package var dividerColor: LookColor
  /// Whether the first column lies as a panel of glass on the others.
  package var primaryFloats: Bool
  /// From the screen's edges to a panel.
  package var panelInset: Double
  package var panelCornerRadius: Double
  package var panelColor: LookColor
}

extension Look {
  /// How the look draws bars around a screen.
  ///
  /// Source: chosen by eye, after the shapes that both systems are known for; the titles' fonts
  /// are the published ones.
  package var bars: BarMetrics {
    let isOld = name == .iOS18
    return BarMetrics(
      navigationHeight: isOld ? 44 : 54, largeTitleHeight: 52,
      title: font(.headline), largeTitle: font(.largeTitle, weight: 700),
      titleColor: .system(.label), buttonFont: font(.body, weight: isOld ? 400 : 500), margin: 16,
      buttonHeight: 44, buttonCornerRadius: isOld ? 0 : 22, buttonsFloat: !isOld,
      toolbarHeight: isOld ? 44 : 54, tabBarHeight: isOld ? 49 : 62,
      tabTitle: LookFont(size: 10, weight: 500), tabBarFloats: !isOld,
      searchFieldHeight: isOld ? 36 : 44, searchCornerRadius: isOld ? 10 : 22,
      searchFill: .system(.tertiarySystemFill), searchBottom: isOld ? 15 : 10)
  }

  /// How the look draws columns beside each other.
  ///
  /// Source: the first column's width and its divider are measured on iPadOS 14, the panel of
  /// iOS 26 on one picture; the second column's width and the panel's corners are chosen by eye.
  package var split: SplitMetrics {
    let isOld = name == .iOS18
    return SplitMetrics(
      primaryWidth: isOld ? 320 : 280, supplementaryWidth: 320,
      dividerWidth: isOld ? 0.5 : 0, dividerColor: .system(.opaqueSeparator),
      primaryFloats: !isOld, panelInset: isOld ? 0 : 10, panelCornerRadius: isOld ? 0 : 26,
      panelColor: isOld
        ? .system(.systemGroupedBackground)
        : LookColor(
          .fixed(
            SchemeColors(
              light: RGBA(hex: 0xF6F6FA), dark: RGBA(hex: 0x1C1C1E),
              lightContrast: RGBA(hex: 0xF6F6FA), darkContrast: RGBA(hex: 0x242426)))))
  }
}
