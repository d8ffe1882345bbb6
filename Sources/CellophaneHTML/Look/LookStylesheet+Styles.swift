internal import CellophaneDocument
internal import CellophaneLook

extension LookStylesheet {
  // MARK: Contents

  /// Writes what styles of content are in every state: first what most have, then where they differ.
  static func writeContents(of look: Look, to css: inout StyleWriter) {
    let styles = ContentStyle.allCases
    css.rules(styles.count, defaults: ":where(.cell:not(.content-view))") { indices, selector in
      selector.append(selector: indices.map { ClassName(styles[$0]) })
    } declarations: { index, css in
      write(styles[index], of: look, to: &css)
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
    writePaint(style, of: look, to: &css)
  }

  private static func writeSideBySide(to css: inout StyleWriter) {
    css.property("flex-flow") { $0.append("row wrap") }
    css.property("align-items") { $0.append("first baseline") }
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

  private static func writePaint(
    _ style: ContentStyle, of look: Look, to css: inout StyleWriter
  ) {
    let defaults = LookDefaults.of(look).content(style)
    css.states(
      "style-text-color", normal: defaults.normal.textColor,
      in: { defaults.paint(in: $0).textColor }
    ) { $1.append($0) }
    css.states(
      "style-text-weight", normal: defaults.normal.textWeight,
      in: { defaults.paint(in: $0).textWeight }
    ) { $1.append(Double($0)) }
    css.states(
      "style-secondary-color", normal: defaults.normal.secondaryColor,
      in: { defaults.paint(in: $0).secondaryColor }
    ) { $1.append($0) }
    css.states(
      "style-secondary-weight", normal: defaults.normal.secondaryWeight,
      in: { defaults.paint(in: $0).secondaryWeight }
    ) { $1.append(Double($0)) }
    css.states(
      "style-image-color", normal: defaults.normal.imageColor,
      in: { defaults.paint(in: $0).imageColor }, omitting: .some(nil)
    ) { $1.append($0 ?? .tint) }
    css.states(
      "style-content-alpha", normal: defaults.normal.alpha,
      in: { defaults.paint(in: $0).alpha }, omitting: 1
    ) { $1.append($0) }
  }

  // MARK: Backgrounds

  /// A style of background in the lists in which it is one of its own.
  private struct PlacedBackground {
    let style: BackgroundStyle
    let appearance: ListAppearance
  }

  static func writeBackgrounds(of look: Look, to css: inout StyleWriter) {
    let placed = BackgroundStyle.allCases.flatMap { style in
      [ListAppearance.plain, .grouped, .sidebar].compactMap { appearance in
        appearance == .plain || style.specific(in: appearance) != style
          ? PlacedBackground(style: style, appearance: appearance) : nil
      }
    }
    css.rules(placed.count) { indices, selector in
      write(indices.map { placed[$0] }, to: &selector)
    } declarations: { index, css in
      write(placed[index], of: look, to: &css)
    }
  }

  private static func write(
    _ placed: PlacedBackground, of look: Look, to css: inout StyleWriter
  ) {
    let defaults = LookDefaults.of(look).background(placed.style, in: placed.appearance)
    css.states(
      "style-fill", normal: defaults.normal.color, in: { defaults.paint(in: $0).color }
    ) { $1.append($0 ?? .clear) }
    let specific = placed.style.specific(in: placed.appearance)
    let radius = radius(specific, defaults.normal, look: look)
    let swiped = look.background(specific).swipedCornerRadius ?? radius
    css.states(
      "style-radius", normal: radius, in: { $0.states.contains(.swiped) ? swiped : radius }
    ) { $1.append(points: $0) }
  }

  private static func write(
    _ placed: [PlacedBackground], to selector: inout AttributeValue
  ) {
    var isFirst = true
    for appearance in [ListAppearance.plain, .grouped, .sidebar] {
      let names = placed.filter { $0.appearance == appearance }.map { ClassName($0.style) }
      guard !names.isEmpty else { continue }
      if !isFirst { selector.append(",\n") }
      isFirst = false
      selector.append(appearance: appearance, of: names)
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

  fileprivate mutating func append(appearance: ListAppearance, of names: [ClassName]) {
    switch appearance {
    case .grouped, .insetGrouped: append(":is(.appearance-grouped, .appearance-inset-grouped) ")
    case .sidebar: append(".appearance-sidebar ")
    case .plain, .sidebarPlain: break
    }
    append(selector: names)
  }
}
