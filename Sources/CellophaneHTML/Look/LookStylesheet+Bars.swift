internal import CellophaneLook

extension LookStylesheet {
  static func writeBars(of look: Look, to css: inout StyleWriter) {
    css.comment("Bars and columns")
    css.rule(":root") { css in
      write(look.bars, of: look, to: &css)
      write(look.tabBar, of: look, to: &css)
      write(look.split, to: &css)
    }
    guard look.bars.margin != look.bars.narrowMargin else { return }
    css.rule(narrowWidth) { css in
      css.rule(":root") { $0.points("--bar-margin", look.bars.narrowMargin) }
    }
  }

  private static func write(_ bars: BarMetrics, of look: Look, to css: inout StyleWriter) {
    css.points("--bar-height", bars.navigationHeight)
    css.points("--prompt-height", bars.promptHeight)
    css.points("--bar-margin", bars.margin)
    css.points("--bar-title-gap", bars.titleGap)
    css.points("--bar-button-gap", bars.buttonGap)
    css.points("--bar-button-height", bars.buttonHeight)
    css.points("--bar-button-radius", bars.buttonCornerRadius)
    css.points("--bar-button-padding", bars.buttonPadding)
    css.points("--bar-badge-inset", bars.badgeInset)
    css.points("--bar-badge-dot", bars.badgeDot)
    css.property("--bar-button-size") { $0.append(sizeOf: bars.buttonFont, look: look) }
    css.property("--bar-button-weight") { $0.append(Double(bars.buttonFont.weight)) }
    css.points("--back-width", bars.backWidth)
    css.points("--back-height", bars.backHeight)
    css.points("--back-gap", bars.backGap)
    css.property("--bar-title-size") { $0.append(sizeOf: bars.title, look: look) }
    css.property("--bar-title-weight") { $0.append(Double(bars.title.weight)) }
    css.property("--bar-title-color") { $0.append(bars.titleColor) }
    css.points("--large-title-height", bars.largeTitleHeight)
    css.property("--large-title-weight") { $0.append(Double(bars.largeTitle.weight)) }
    css.points("--large-title-bottom", bars.largeTitleBottom)
    css.points("--subtitle-bottom", bars.subtitleBottom)
    css.points("--toolbar-height", bars.toolbarHeight)
    css.points("--toolbar-inset", bars.toolbarInset)
    css.points("--search-bar-height", bars.searchBarHeight)
    css.points("--search-bar-inset", bars.searchBarInset)
    css.points("--search-field-height", bars.searchFieldHeight)
    css.points("--search-field-radius", bars.searchCornerRadius)
    css.property("--search-field-fill") { $0.append(bars.searchFill) }
    css.points("--search-field-bottom", bars.searchBottom)
    css.points("--scopes-top", bars.scopesTop)
    css.points("--token-height", bars.tokenHeight)
    css.points("--token-padding", bars.tokenPadding)
    css.points("--token-radius", bars.tokenCornerRadius)
    css.points("--token-gap", bars.tokenGap)
    css.points("--search-glyph-inset", bars.searchGlyphInset)
    // The glass grows with the words beside it.
    let body = look.typeSize(of: .body).size
    css.property("--search-glyph-size") { value in
      value.append(bars.searchGlyph / body)
      value.append("em")
    }
    css.points("--search-text-inset", bars.searchTextInset - bars.searchGlyph)
  }

  private static func write(_ tabs: TabBarMetrics, of look: Look, to css: inout StyleWriter) {
    css.points("--tab-bar-height", tabs.height)
    css.property("--tab-title-size") { $0.append(sizeOf: tabs.title, look: look) }
    css.property("--tab-title-weight") { $0.append(Double(tabs.title.weight)) }
    css.points("--tab-gap", tabs.gap)
    css.property("--tab-color") { $0.append(tabs.color) }
    css.points("--tab-bar-bottom", tabs.bottom)
    css.points("--tab-bar-padding", tabs.padding)
    css.points("--tab-width", tabs.tabWidth)
    css.property("--tab-badge-font") { $0.append(sizeOf: tabs.badge, look: look) }
    css.points("--tab-badge-size", tabs.badgeSize)
    css.points("--tab-badge-padding", tabs.badgePadding)
    css.points("--tab-badge-x", tabs.badgeX)
    css.points("--tab-badge-y", tabs.badgeY)
  }

  private static func write(_ split: SplitMetrics, to css: inout StyleWriter) {
    css.points("--column-width", split.supplementaryWidth)
    css.points("--column-divider-width", split.dividerWidth)
    css.property("--column-divider-color") { $0.append(split.dividerColor) }
    css.points("--panel-inset", split.panelInset)
    css.points("--panel-radius", split.panelCornerRadius)
    css.property("--panel-color") { $0.append(split.panelColor) }
  }
}
