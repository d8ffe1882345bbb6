internal import CellophaneLook

extension LookStylesheet {
  /// The width below which lists leave less room at their sides, in points.
  static let narrowWidth: StaticString = "@media (max-width: 389.98px)"

  static func writeLayout(of look: Look, to css: inout StyleWriter) {
    css.comment("Appearances of lists")
    writeAppearances(of: look, to: &css)
    css.comment("Accessories and actions")
    css.rule(":root") { css in
      writeAccessories(of: look, to: &css)
      writeActions(of: look.swipe, to: &css)
    }
    css.comment("A list or cell may have a tint of its own")
    css.rule(".accessory") { css in
      for kind in AccessoryKind.allCases { writeTints(kind, of: look, to: &css) }
    }
    writeBars(of: look, to: &css)
    writeControls(of: look, to: &css)
    writePanels(of: look, to: &css)
    writeShapes(of: look, to: &css)
    writeHairlines(of: look, to: &css)
  }

  // MARK: Lists

  private static func writeAppearances(of look: Look, to css: inout StyleWriter) {
    let appearances = ListAppearance.allCases
    css.rules(appearances.count, defaults: ":where([class*=appearance])") { indices, selector in
      selector.append(selector: indices.map { ClassName(appearances[$0]) })
    } declarations: { index, css in
      write(look.list(appearances[index]), to: &css)
    }
    let tables = appearances.filter { look.list($0, isTable: true) != look.list($0) }
    for appearance in tables {
      let table = look.list(appearance, isTable: true)
      css.rule {
        $0.append(selector: [ClassName(appearance)])
        $0.append("[data-table]")
      } declarations: { css in
        if appearance == .insetGrouped { css.points("--side-inset", table.sideInset) }
        if appearance == .plain {
          css.points("--content-margin", table.contentMargin)
          css.points("--separator-end-inset", table.separatorTrailing)
        }
        guard table.headerRise > 0 else { return }
        css.points("--header-rise", table.headerRise)
        css.points("--first-header-rise", table.firstHeaderRise)
      }
    }
    writeNarrowAppearances(of: look, tables: tables, to: &css)
  }

  private static func writeNarrowAppearances(
    of look: Look, tables: [ListAppearance], to css: inout StyleWriter
  ) {
    let narrowed = ListAppearance.allCases.filter {
      let list = look.list($0)
      return list.narrowSideInset != list.sideInset
        || list.narrowContentMargin != list.contentMargin
    }
    guard !narrowed.isEmpty || !tables.isEmpty else { return }
    css.rule(narrowWidth) { css in
      for appearance in tables where appearance != .grouped {
        let table = look.list(appearance, isTable: true)
        css.rule {
          $0.append(selector: [ClassName(appearance)])
          $0.append("[data-table]")
        } declarations: { css in
          if appearance == .insetGrouped {
            css.points("--side-inset", table.narrowSideInset)
          } else {
            css.points("--content-margin", table.narrowContentMargin)
            css.points("--separator-end-inset", table.narrowSeparatorTrailing)
          }
        }
      }
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
    css.property("--section-edges") { value in
      guard list.drawsSectionEdges else { return value.append("none") }
      value.append("0 calc(-1*var(--separator-width)) var(--separator),")
      value.append("0 var(--separator-width) var(--separator)")
    }
  }

  /// Lines as thin as the screen can draw them, where the look has such.
  private static func writeHairlines(of look: Look, to css: inout StyleWriter) {
    css.rule(":root") { css in
      css.points("--separator-width", 1)
      css.points("--symbol-width", look.content(.cell).symbolWidth)
      css.points("--row-height", look.content(.cell).minimumHeight)
      css.points("--default-content-margin", look.list(.plain).contentMargin)
      css.points("--index-size", look.index.titleSize)
      css.points("--index-line", look.index.lineHeight)
      css.points("--index-width", look.index.width)
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
    for kind in AccessoryKind.allCases { write(kind, of: look, to: &css) }
    let spacing = look.accessorySpacing
    css.points("--accessory-gap", spacing.gap)
    css.points("--accessory-reorder-gap", spacing.gapBeforeReorder)
    css.points("--accessory-content-gap", spacing.content)
    css.points("--editing-shift", spacing.editingShift)
    css.points("--accessory-hit-area", spacing.hitArea)
    css.points("--standard-column", look.accessory(.checkmark).standardWidth)
    css.points("--ring-width", spacing.ringWidth)
    css.points("--pop-up-menu-limit", spacing.menuWidth)
    css.points("--pop-up-menu-gap", spacing.menuGap)
  }

  /// Writes a kind's size and colours: chevrons are as large as each other, as are the discs.
  private static func write(_ kind: AccessoryKind, of look: Look, to css: inout StyleWriter) {
    let metrics = look.accessory(kind)
    switch kind {
    case .outlineDisclosure, .insert, .multiselect, .label: break
    case .disclosureIndicator, .delete, .detail:
      write("-height", of: kind, to: &css) { $0.append(points: metrics.height) }
    case .checkmark, .popUpMenu, .reorder:
      write("-width", of: kind, to: &css) { $0.append(points: metrics.width) }
      write("-height", of: kind, to: &css) { $0.append(points: metrics.height) }
    }
    if let background = metrics.background, background != .tint {
      write("-disc", of: kind, to: &css) { $0.append(background) }
    }
    guard kind != .delete, kind != .insert, metrics.color != .tint else { return }
    write("-color", of: kind, to: &css) { $0.append(metrics.color) }
  }

  /// Writes those of a kind's colours that are the tint of the place where it stands.
  private static func writeTints(_ kind: AccessoryKind, of look: Look, to css: inout StyleWriter) {
    let metrics = look.accessory(kind)
    if metrics.background == .tint { write("-disc", of: kind, to: &css) { $0.append(.tint) } }
    if metrics.color == .tint { write("-color", of: kind, to: &css) { $0.append(.tint) } }
  }

  private static func write(
    _ suffix: StaticString, of kind: AccessoryKind, to css: inout StyleWriter,
    _ value: (inout AttributeValue) -> Void
  ) {
    css.property(
      { name in
        name.append(token: kind.rawValue)
        name.append(suffix)
      }, value: value)
  }

  private static func writeActions(of metrics: SwipeMetrics, to css: inout StyleWriter) {
    css.points("--action-width", metrics.minimumWidth)
    css.points("--action-height", metrics.height ?? 0)
    css.points("--action-radius", metrics.cornerRadius)
    css.points("--action-gap", metrics.gap)
    css.points("--tall-row", metrics.tallRow)
    css.points("--tall-action-height", metrics.tallHeight ?? 0)
    css.property("--full-swipe-share") { $0.append(metrics.fullSwipeShare) }
    css.points("--action-title-size", metrics.titleSize)
    css.points("--action-padding", metrics.titlePadding / 2)
    css.points("--action-image-gap", metrics.imageGap)
    css.property("--action-normal") { $0.append(metrics.normalColor) }
    css.property("--action-destructive") { $0.append(metrics.destructiveColor) }
    css.property("--action-color") { $0.append(metrics.titleColor) }
  }
}
