internal import CellophaneDocument
internal import CellophaneLook

extension LookStylesheet {
  // MARK: Contents

  /// Writes what styles of content are: first what most have, then where they differ, then what
  /// states change.
  static func writeContents(of look: Look, to css: inout StyleWriter) {
    let styles = ContentStyle.allCases
    css.rules(styles.count, defaults: ":where(.cell:not(.content-view))") { indices, selector in
      selector.append(selector: indices.map { ClassName(styles[$0]) })
    } declarations: { index, css in
      write(styles[index], of: look, to: &css)
    }
    for state in ResolvedState.allCases {
      css.rules(styles.count) { indices, selector in
        selector.append(selector: indices.map { ClassName(styles[$0]) }, in: state)
      } declarations: { index, css in
        let normal = ContentPaint(styles[index], in: nil, look: look)
        write(
          ContentPaint(styles[index], in: state, look: look), comparedTo: normal, to: &css)
      }
    }
    let sideBySide = styles.filter { look.content($0).prefersSideBySide }
    css.rules(sideBySide.count) { indices, selector in
      selector.append(selector: indices.map { ClassName(sideBySide[$0]) })
      selector.append(":not([data-side-by-side]) > .cell-texts")
    } declarations: { _, css in
      writeSideBySide(to: &css)
    }
  }

  private static func write(_ style: ContentStyle, of look: Look, to css: inout StyleWriter) {
    let metrics = look.content(style)
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
    write(ContentPaint(style, in: nil, look: look), comparedTo: nil, to: &css)
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

  /// A style of background in the lists in which it is one of its own.
  private struct PlacedBackground {
    let style: BackgroundStyle
    let appearance: ListAppearance

    func paint(in state: ResolvedState?, look: Look) -> BackgroundPaint {
      BackgroundPaint(style, in: state, appearance: appearance, look: look)
    }
  }

  static func writeBackgrounds(of look: Look, to css: inout StyleWriter) {
    let placed = BackgroundStyle.allCases.flatMap { style in
      [ListAppearance.plain, .grouped, .sidebar].compactMap { appearance in
        appearance == .plain || style.specific(in: appearance) != style
          ? PlacedBackground(style: style, appearance: appearance) : nil
      }
    }
    css.rules(placed.count) { indices, selector in
      write(indices.map { placed[$0] }, in: nil, to: &selector)
    } declarations: { index, css in
      let normal = placed[index].paint(in: nil, look: look)
      let specific = placed[index].style.specific(in: placed[index].appearance)
      css.property("--style-fill") { $0.append(normal.color ?? .clear) }
      css.points("--style-radius", radius(specific, normal, look: look))
    }
    for state in ResolvedState.allCases {
      css.rules(placed.count) { indices, selector in
        write(indices.map { placed[$0] }, in: state, to: &selector)
      } declarations: { index, css in
        let paint = placed[index].paint(in: state, look: look)
        guard paint.color != placed[index].paint(in: nil, look: look).color else { return }
        css.property("--style-fill") { $0.append(paint.color ?? .clear) }
      }
    }
  }

  private static func write(
    _ placed: [PlacedBackground], in state: ResolvedState?, to selector: inout AttributeValue
  ) {
    var isFirst = true
    for appearance in [ListAppearance.plain, .grouped, .sidebar] {
      let names = placed.filter { $0.appearance == appearance }.map { ClassName($0.style) }
      guard !names.isEmpty else { continue }
      if !isFirst { selector.append(",\n") }
      isFirst = false
      selector.append(appearance: appearance, of: names, in: state)
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
  /// Appends the selector of elements with any of some classes.
  mutating func append(selector names: [ClassName]) {
    if names.count > 1 { append(":is(") }
    for (index, name) in names.enumerated() {
      if index > 0 { append(", ") }
      append(".")
      append(name.name)
    }
    if names.count > 1 { append(")") }
  }

  fileprivate mutating func append(
    appearance: ListAppearance, of names: [ClassName], in state: ResolvedState?
  ) {
    switch appearance {
    case .grouped, .insetGrouped: append(":is(.appearance-grouped, .appearance-inset-grouped) ")
    case .sidebar: append(".appearance-sidebar ")
    case .plain, .sidebarPlain: break
    }
    if let state { append(selector: names, in: state) } else { append(selector: names) }
  }

  /// Appends the selector of a row's own cell in a state.
  fileprivate mutating func append(selector names: [ClassName], in state: ResolvedState) {
    append(":is(")
    append(row: state)
    append(", ")
    append(row: state)
    append(" > .swipe) > ")
    append(selector: names)
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
