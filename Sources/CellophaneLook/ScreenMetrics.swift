/// How a look draws bars around a screen. Distances are in points.
package struct BarMetrics: Hashable, Sendable {
  /// A navigation bar without its large title.
  package var navigationHeight: Double
  /// What a large title adds.
  package var largeTitleHeight: Double
  /// What a prompt adds, a line above the title.
  package var promptHeight: Double
  package var title: LookFont
  package var largeTitle: LookFont
  package var titleColor: LookColor
  package var buttonFont: LookFont
  /// From the screen's edges to titles and buttons, and in a window narrower than 390.
  package var margin: Double
  package var narrowMargin: Double
  /// Between the title and the buttons beside it, and between two buttons.
  package var titleGap: Double
  package var buttonGap: Double
  /// The box of a button.
  package var buttonHeight: Double
  package var buttonCornerRadius: Double
  /// From a button's edges to its title.
  package var buttonPadding: Double
  /// From a button's corner to its badge, and how large a dot is.
  package var badgeInset: Double
  package var badgeDot: Double
  /// Whether buttons stand on glass of their own.
  package var buttonsFloat: Bool
  /// The chevron of the way back, and what lies between it and its title.
  package var backWidth: Double
  package var backHeight: Double
  package var backGap: Double
  /// Below a large title, and below the words under it.
  package var largeTitleBottom: Double
  package var subtitleBottom: Double
  package var toolbarHeight: Double
  /// From a toolbar to the screen's end.
  package var toolbarInset: Double
  /// A search bar of an author's own, and from its sides to its field.
  package var searchBarHeight: Double
  package var searchBarInset: Double
  package var searchFieldHeight: Double
  /// From a search field's edges to its glass, the glass itself, and to its words.
  package var searchGlyphInset: Double
  package var searchGlyph: Double
  package var searchTextInset: Double
  package var searchCornerRadius: Double
  package var searchFill: LookColor
  /// Below a search field in a navigation bar.
  package var searchBottom: Double
  /// Above the scopes of a search.
  package var scopesTop: Double
  /// What narrows a search, in its field: beside its words, and between it and what follows.
  package var tokenHeight: Double
  package var tokenPadding: Double
  package var tokenCornerRadius: Double
  package var tokenGap: Double
}

/// How a look draws tab bars. Distances are in points.
package struct TabBarMetrics: Hashable, Sendable {
  package var height: Double
  package var title: LookFont
  /// Between a symbol and its title.
  package var gap: Double
  package var color: LookColor
  /// Whether the bar is a capsule above the content; then how far from the screen's end, how far
  /// its tabs are from its edges and how wide they are.
  package var floats: Bool
  package var bottom: Double
  package var padding: Double
  package var tabWidth: Double
  package var badge: LookFont
  package var badgeSize: Double
  /// Beside a badge's words.
  package var badgePadding: Double
  /// From a tab's middle and top to its badge.
  package var badgeX: Double
  package var badgeY: Double
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
  /// are the published ones (of which the large one alone follows the text size), and a bar of
  /// iOS 18 is known to be 44 high, 52 more with a large title and 30 more with a prompt.
  package var bars: BarMetrics {
    let isOld = name == .iOS18
    return BarMetrics(
      navigationHeight: isOld ? 44 : 54, largeTitleHeight: 52, promptHeight: 30,
      title: LookFont(size: 17, weight: 600), largeTitle: font(.largeTitle, weight: 700),
      titleColor: .system(.label), buttonFont: LookFont(size: 17, weight: isOld ? 400 : 500),
      margin: isOld ? 20 : 16, narrowMargin: 16, titleGap: 8, buttonGap: isOld ? 16 : 10,
      buttonHeight: 44, buttonCornerRadius: isOld ? 0 : 22, buttonPadding: isOld ? 0 : 12,
      badgeInset: isOld ? 0 : -4, badgeDot: 10,
      buttonsFloat: !isOld, backWidth: 16, backHeight: 21, backGap: 4, largeTitleBottom: 6,
      subtitleBottom: 8, toolbarHeight: isOld ? 44 : 54, toolbarInset: isOld ? 0 : 12,
      searchBarHeight: 56, searchBarInset: 8, searchFieldHeight: isOld ? 36 : 44,
      searchGlyphInset: isOld ? 8 : 12, searchGlyph: 18,
      searchTextInset: isOld ? 30 : 36, searchCornerRadius: isOld ? 10 : 22,
      searchFill: .system(.tertiarySystemFill), searchBottom: isOld ? 15 : 10,
      scopesTop: isOld ? 0 : 4, tokenHeight: isOld ? 24 : 30, tokenPadding: isOld ? 6 : 10,
      tokenCornerRadius: isOld ? 5 : 15, tokenGap: 4)
  }

  /// How the look draws tab bars.
  ///
  /// Source: chosen by eye; a bar of iOS 18 is known to be 49 high, its titles 10.
  package var tabBar: TabBarMetrics {
    let isOld = name == .iOS18
    return TabBarMetrics(
      height: isOld ? 49 : 62, title: LookFont(size: 10, weight: 500), gap: 2,
      color: .system(isOld ? .secondaryLabel : .label), floats: !isOld, bottom: isOld ? 0 : 20,
      padding: isOld ? 0 : 4, tabWidth: 96, badge: LookFont(size: 13), badgeSize: 18,
      badgePadding: 5, badgeX: 6,
      badgeY: 3)
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
