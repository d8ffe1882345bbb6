internal import CellophaneDocument
internal import CellophaneLook

extension LookStylesheet {
  // MARK: Contents

  static func write(_ style: ContentStyle, of look: Look, to css: inout StyleWriter) {
    let metrics = look.content(style)
    let name = ClassName(style)
    css.rule({ $0.append(selector: name) }) { css in
      css.points("--style-margin-top", metrics.margins.top)
      css.points("--style-margin-leading", metrics.margins.leading)
      css.points("--style-margin-bottom", metrics.margins.bottom)
      css.points("--style-margin-trailing", metrics.margins.trailing)
      if !metrics.preservesHorizontalMargins { css.points("--content-margin", 0) }
      css.points("--style-image-padding", metrics.imageToTextPadding)
      css.points("--style-horizontal-padding", metrics.horizontalTextPadding)
      css.points("--style-vertical-padding", metrics.verticalTextPadding)
      css.points("--style-height", metrics.minimumHeight)
      writeText("text", metrics.text, of: look, to: &css)
      writeText("secondary", metrics.secondaryText, of: look, to: &css)
      write(
        ContentPaint(style, in: nil, look: look), comparedTo: nil, to: &css)
    }
    for state in ResolvedState.allCases {
      let normal = ContentPaint(style, in: nil, look: look)
      let paint = ContentPaint(style, in: state, look: look)
      guard paint != normal else { continue }
      css.rule({ $0.append(selector: name, in: state) }) {
        write(paint, comparedTo: normal, to: &$0)
      }
    }
    if metrics.prefersSideBySide {
      css.rule({ selector in
        selector.append(selector: name)
        selector.append(":not([data-side-by-side]) > .cell-texts")
      }) { writeSideBySide(to: &$0) }
    }
  }

  private static func writeSideBySide(to css: inout StyleWriter) {
    css.property("flex-flow") { $0.append("row wrap") }
    css.property("justify-content") { $0.append("space-between") }
  }

  private static func writeText(
    _ name: StaticString, _ text: TextMetrics, of look: Look, to css: inout StyleWriter
  ) {
    func property(_ suffix: StaticString, _ value: (inout AttributeValue) -> Void) {
      css.property(
        { property in
          property.append("--style-")
          property.append(name)
          property.append(suffix)
        }, value: value)
    }
    property("-size") { $0.append(sizeOf: text.font, look: look) }
    if text.isUppercase { property("-transform") { $0.append("uppercase") } }
    if text.numberOfLines > 0 {
      property("-lines") { $0.append(Double(text.numberOfLines)) }
      property("-overflow") { $0.append("clip") }
    }
  }

  private static func write(
    _ paint: ContentPaint, comparedTo other: ContentPaint?, to css: inout StyleWriter
  ) {
    if paint.textColor != other?.textColor {
      css.property("--style-text-color") { $0.append(paint.textColor) }
    }
    if paint.textWeight != other?.textWeight {
      css.property("--style-text-weight") { $0.append(Double(paint.textWeight)) }
    }
    if paint.secondaryColor != other?.secondaryColor {
      css.property("--style-secondary-color") { $0.append(paint.secondaryColor) }
    }
    if paint.secondaryWeight != other?.secondaryWeight {
      css.property("--style-secondary-weight") { $0.append(Double(paint.secondaryWeight)) }
    }
    if paint.imageColor != other?.imageColor {
      css.property("--style-image-color") { $0.append(paint.imageColor ?? .tint) }
    }
    if paint.alpha != other?.alpha ?? 1 {
      css.property("--style-content-alpha") { $0.append(paint.alpha) }
    }
  }

  // MARK: Backgrounds

  static func write(_ style: BackgroundStyle, of look: Look, to css: inout StyleWriter) {
    let name = ClassName(style)
    for appearance in [ListAppearance.plain, .grouped, .sidebar] {
      let specific = style.specific(in: appearance)
      guard appearance == .plain || specific != style else { continue }
      let normal = BackgroundPaint(style, in: nil, appearance: appearance, look: look)
      css.rule({ $0.append(appearance: appearance, of: name) }) { css in
        css.property("--style-fill") { $0.append(normal.color ?? .clear) }
        css.points("--style-radius", radius(specific, normal, look: look))
      }
      for state in ResolvedState.allCases {
        let paint = BackgroundPaint(style, in: state, appearance: appearance, look: look)
        guard paint.color != normal.color else { continue }
        css.rule({ selector in
          selector.append(appearance: appearance, of: name, in: state)
        }) { css in
          css.property("--style-fill") { $0.append(paint.color ?? .clear) }
        }
      }
    }
  }

  /// The corners that a cell itself draws: those of a card are drawn by its list.
  private static func radius(
    _ style: BackgroundStyle, _ paint: BackgroundPaint, look: Look
  ) -> Double {
    switch style {
    case .listGroupedCell, .listGroupedHeaderFooter, .listSidebarHeader: 0
    case .listSidebarCell, .listAccompaniedSidebarCell: look.list(.sidebar).cornerRadius
    default: paint.cornerRadius
    }
  }
}

extension AttributeValue {
  mutating func append(selector name: ClassName) {
    append(".")
    append(name.name)
  }

  fileprivate mutating func append(
    appearance: ListAppearance, of name: ClassName, in state: ResolvedState? = nil
  ) {
    switch appearance {
    case .grouped, .insetGrouped: append(":is(.appearance-grouped, .appearance-inset-grouped) ")
    case .sidebar: append(".appearance-sidebar ")
    case .plain, .sidebarPlain: break
    }
    if let state { append(selector: name, in: state) } else { append(selector: name) }
  }

  /// Appends the selector of a row's own cell in a state.
  fileprivate mutating func append(selector name: ClassName, in state: ResolvedState) {
    append(":is(")
    append(row: state)
    append(", ")
    append(row: state)
    append(" > .swipe) > ")
    append(selector: name)
    if state == .highlighted {
      append(":is(:active:not(:has(button:active, select:active)), [data-forced] > *)")
    }
  }

  private mutating func append(row state: ResolvedState) {
    switch state {
    case .expanded: append(".row[aria-expanded=\"true\"]")
    case .swiped: append(".row[data-swiped]")
    case .editing: append("[data-editing] .row")
    case .focused: append(".row:is(:focus-visible, [data-forced=\"focused\"])")
    case .selected: append(".row:is([aria-selected=\"true\"], [data-selected])")
    case .highlighted:
      append(".row:is([aria-selected], [data-tap], [data-forced=\"highlighted\"])")
    case .disabled: append(".row[aria-disabled=\"true\"]")
    }
  }
}
