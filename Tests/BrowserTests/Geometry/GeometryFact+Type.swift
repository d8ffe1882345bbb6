// The text styles at the smallest, the usual, the largest usual and the largest text size.
extension GeometryFact {
  /// Source: the guidelines' tables, the same in both looks.
  private static let styles: [(name: String, token: String, sizes: [Double])] = [
    ("a large title", "large-title", [31, 34, 40, 60]),
    ("a first title", "title1", [25, 28, 34, 58]),
    ("a second title", "title2", [19, 22, 28, 56]),
    ("a third title", "title3", [17, 20, 26, 55]),
    ("a headline", "headline", [14, 17, 23, 53]),
    ("a callout", "callout", [13, 16, 22, 51]),
    ("a subheadline", "subheadline", [12, 15, 21, 49]),
    ("a footnote", "footnote", [12, 13, 19, 44]),
    ("a first caption", "caption1", [11, 12, 18, 43]),
    ("a second caption", "caption2", [11, 11, 17, 40]),
  ]

  private static let textSizes: [(name: String, textSize: String)] = [
    ("the smallest text size", "extraSmall"), ("the usual text size", "large"),
    ("the largest usual text size", "extraExtraExtraLarge"),
    ("the largest text size", "accessibility5"),
  ]

  static let styledType = styles.flatMap { style in
    zip(textSizes, style.sizes).map { place, points in
      GeometryFact(
        .styles, "\(style.name) at \(place.name)", [.guidelines],
        on: .init(preview: "accessories", textSize: place.textSize), "styled('\(style.token)')",
        iOS18: points, iOS26: points)
    }
  }

  static let tables = [
    GeometryFact(
      .tables, "from a window of 402 to a table view's card", [.images, .simulator], on: .recents,
      "box(one('.rows')).left", iOS18: 20, iOS26: 20),
    GeometryFact(
      .tables, "from a window of 375 to a table view's card", [.images, .simulator],
      on: .init(preview: "a-diffable-table", width: 375), "box(one('.rows')).left",
      iOS18: 16, iOS26: 16),
    GeometryFact(
      .tables, "a table view's card's width in a window of 402", [.images, .simulator, .derived],
      on: .recents, "box(one('.rows')).width", iOS18: 362, iOS26: 362),
    GeometryFact(
      .tables, "a table view's card's corners", [.images, .simulator], on: .recents,
      "radius(one('.rows'))", iOS18: 10, iOS26: 26),
    GeometryFact(
      .tables, "a grouped table view's first header", [.simulator], on: .recents,
      "box(headers()[0]).height", iOS26: 55.33),
    GeometryFact(
      .tables, "a grouped table view's later header", [.simulator], on: .recents,
      "box(headers()[1]).height", iOS26: 45.33),
  ]

  static let inList = [
    GeometryFact(
      .headers, "a card's last separator below a header among its rows", [.images, .derived],
      on: .recipe,
      "lastFill().bottom - box(one('.rows').lastElementChild).bottom", iOS18: -0.33, iOS26: -1),
    GeometryFact(
      .headers, "below a grouped footer's text", [.mac], on: .card,
      "box(one('.footer')).bottom - box(one('.footer .cell-text')).bottom", iOS26: 6),
    GeometryFact(
      .headers, "from a card's text to its header's text", [.images, .mac], on: .card,
      "box(one('.header .cell-text')).left - box(one('.rows')).left", iOS26: 16),
    GeometryFact(
      .sidebar, "a sidebar header's weight", [.mac], on: .sidebar,
      "weight(one('.header .cell-text'))", iOS26: 500),
    GeometryFact(
      .sidebar, "a sidebar's second text's font", [.mac], on: .factories,
      "size(secondary('sidebarSubtitleCell'))", iOS26: 13),
    GeometryFact(
      .sidebar, "between a sidebar's two texts", [.mac], on: .factories,
      "box(secondary('sidebarSubtitleCell')).top - box(text('sidebarSubtitleCell')).bottom",
      iOS26: 0),
  ]
}
