internal import CellophaneLook

extension LookStylesheet {
  /// The width below which lists leave less room at their sides, in points.
  private static let narrowWidth: StaticString = "@media (max-width: 389.98px)"

  static func writeLayout(of look: Look, to css: inout StyleWriter) {
    css.comment("Appearances of lists")
    writeAppearances(of: look, to: &css)
    css.comment("Accessories and actions")
    css.rule(":root") { css in
      writeAccessories(of: look, to: &css)
      writeActions(of: look.swipe, to: &css)
    }
    css.comment("Bars and columns")
    css.rule(":root") { css in
      write(look.bars, of: look, to: &css)
      write(look.split, to: &css)
    }
    css.comment("Controls")
    css.rule(":root") { write(look.controls, to: &$0) }
    writeHairlines(of: look, to: &css)
  }

  // MARK: Lists

  private static func writeAppearances(of look: Look, to css: inout StyleWriter) {
    let appearances = ListAppearance.allCases
    css.rules(appearances.count) { indices, selector in
      selector.append(selector: indices.map { ClassName(appearances[$0]) })
    } declarations: { index, css in
      write(look.list(appearances[index]), to: &css)
    }
    let narrowed = appearances.filter {
      let list = look.list($0)
      return list.narrowSideInset != list.sideInset
        || list.narrowContentMargin != list.contentMargin
    }
    guard !narrowed.isEmpty else { return }
    css.rule(narrowWidth) { css in
      css.rules(narrowed.count) { indices, selector in
        selector.append(selector: indices.map { ClassName(narrowed[$0]) })
      } declarations: { index, css in
        css.points("--side-inset", look.list(narrowed[index]).narrowSideInset)
        css.points("--content-margin", look.list(narrowed[index]).narrowContentMargin)
      }
    }
  }

  private static func write(_ list: ListMetrics, to css: inout StyleWriter) {
    css.points("--side-inset", list.sideInset)
    css.points("--content-margin", list.contentMargin)
    css.points("--card-radius", list.roundsEveryRow ? 0 : list.cornerRadius)
    css.points("--row-radius", list.roundsEveryRow ? list.cornerRadius : 0)
    css.points("--separator-end-inset", list.separatorTrailing)
    css.property("--separator-visibility") { value in
      value.append(list.showsSeparators ? "visible" : "hidden")
    }
    css.points("--top-padding", list.topPadding)
    css.points("--bottom-padding", list.bottomPadding)
    css.points("--section-gap", list.sectionGap)
    css.points("--gap-before-header", list.gapBeforeHeader)
    css.points("--gap-after-footer", list.gapAfterFooter)
    css.points("--look-header-top-padding", list.headerTopPadding)
    css.points("--indentation-width", list.indentationWidth)
  }

  /// Lines as thin as the screen can draw them, where the look has such.
  private static func writeHairlines(of look: Look, to css: inout StyleWriter) {
    css.rule(":root") { css in
      css.points("--separator-width", 1)
      css.points("--symbol-width", look.content(.cell).symbolWidth)
      css.points("--row-height", look.content(.cell).minimumHeight)
      css.points("--default-content-margin", look.list(.plain).contentMargin)
    }
    guard look.separatorThickness < 1 else { return }
    css.rule("@media (min-resolution: 2dppx)") { css in
      css.rule(":root") { $0.points("--separator-width", 0.5) }
    }
    css.rule("@media (min-resolution: 3dppx)") { css in
      css.rule(":root") { $0.points("--separator-width", look.separatorThickness) }
    }
  }

  // MARK: Accessories and actions

  private static func writeAccessories(of look: Look, to css: inout StyleWriter) {
    for kind in AccessoryKind.allCases {
      let metrics = look.accessory(kind)
      func property(_ suffix: StaticString, _ value: (inout AttributeValue) -> Void) {
        css.property(
          { name in
            name.append(token: kind.rawValue)
            name.append(suffix)
          }, value: value)
      }
      property("-width") { $0.append(points: metrics.width) }
      property("-height") { $0.append(points: metrics.height) }
      property("-column") { $0.append(points: metrics.standardWidth) }
      property("-color") { $0.append(metrics.color) }
      if let background = metrics.background { property("-disc") { $0.append(background) } }
    }
    let spacing = look.accessorySpacing
    css.points("--accessory-gap", spacing.gap)
    css.points("--accessory-reorder-gap", spacing.gapBeforeReorder)
    css.points("--accessory-content-gap", spacing.content)
    css.points("--accessory-hit-area", spacing.hitArea)
  }

  private static func writeActions(of metrics: SwipeMetrics, to css: inout StyleWriter) {
    css.points("--action-width", metrics.minimumWidth)
    css.points("--action-height", metrics.height ?? 0)
    css.points("--action-radius", metrics.cornerRadius)
    css.points("--action-gap", metrics.gap)
    css.points("--action-title-size", metrics.titleSize)
    css.points("--action-padding", metrics.titlePadding / 2)
    css.points("--action-image-gap", metrics.imageGap)
    css.property("--action-normal") { $0.append(metrics.normalColor) }
    css.property("--action-destructive") { $0.append(metrics.destructiveColor) }
    css.property("--action-color") { $0.append(metrics.titleColor) }
  }

  // MARK: Bars and columns

  private static func write(_ bars: BarMetrics, of look: Look, to css: inout StyleWriter) {
    css.points("--bar-height", bars.navigationHeight)
    css.points("--bar-margin", bars.margin)
    css.points("--bar-button-height", bars.buttonHeight)
    css.points("--bar-button-radius", bars.buttonCornerRadius)
    css.property("--bar-button-weight") { $0.append(Double(bars.buttonFont.weight)) }
    css.property("--bar-title-size") { $0.append(sizeOf: bars.title, look: look) }
    css.property("--bar-title-weight") { $0.append(Double(bars.title.weight)) }
    css.property("--bar-title-color") { $0.append(bars.titleColor) }
    css.points("--large-title-height", bars.largeTitleHeight)
    css.property("--large-title-weight") { $0.append(Double(bars.largeTitle.weight)) }
    css.points("--toolbar-height", bars.toolbarHeight)
    css.points("--tab-bar-height", bars.tabBarHeight)
    css.property("--tab-title-size") { $0.append(sizeOf: bars.tabTitle, look: look) }
    css.property("--tab-title-weight") { $0.append(Double(bars.tabTitle.weight)) }
    css.points("--search-field-height", bars.searchFieldHeight)
    css.points("--search-field-radius", bars.searchCornerRadius)
    css.property("--search-field-fill") { $0.append(bars.searchFill) }
    css.points("--search-field-bottom", bars.searchBottom)
  }

  private static func write(_ split: SplitMetrics, to css: inout StyleWriter) {
    css.points("--column-divider-width", split.dividerWidth)
    css.property("--column-divider-color") { $0.append(split.dividerColor) }
    css.points("--panel-inset", split.panelInset)
    css.points("--panel-radius", split.panelCornerRadius)
    css.property("--panel-color") { $0.append(split.panelColor) }
  }
}
