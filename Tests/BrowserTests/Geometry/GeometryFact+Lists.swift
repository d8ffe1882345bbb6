// Rows, margins, cards, separators, headers and footers.
extension GeometryFact {
  static let rows = [
    GeometryFact(
      .rows, "a row of one line in a card", [.images, .simulator], on: .accessories,
      "pitch('checkmark', 'detail')",
      iOS18: 44, iOS26: 52),
    GeometryFact(
      .rows, "a card of one row, which has no separator", [.images, .simulator], on: .valueCell,
      "box(one('.rows')).height", iOS18: 43.67, iOS26: 51),
    GeometryFact(
      .rows, "a row of one line in a plain list", [.images, .simulator, .derived], on: .documents,
      "pitch('Bills', 'Draft')", iOS18: 44, iOS26: 52),
    GeometryFact(
      .rows, "a row with text and value", [.mac, .carried], on: .factories,
      "box(row('valueCell')).height",
      iOS18: 44, iOS26: 52),
    GeometryFact(
      .rows, "a subtitle cell's row", [.simulator], on: .factories,
      "box(row('subtitleCell')).height",
      iOS26: 68.5),
    GeometryFact(
      .rows, "a row of two lines without its second", [.derived], on: .factories,
      "box(row('cell')).height - box(secondary('cell')).height", iOS18: 45.33, iOS26: 54.33),
    GeometryFact(
      .rows, "a sidebar's row", [.iPad14, .iPad26], on: .sidebar, "box(row('Map room')).height",
      iOS18: 44,
      iOS26: 44),
    GeometryFact(
      .rows, "a sidebar's row with a second text, at least", [.mac], on: .factories,
      "box(row('sidebarSubtitleCell')).height", iOS26: 44),
    GeometryFact(
      .rows, "a sidebar's header", [.iPad14, .mac], on: .sidebar, "box(header('Rooms')).height",
      iOS18: 56,
      iOS26: 44),
  ]

  static let margins = [
    GeometryFact(
      .margins, "from a window of 402 to a card", [.images, .dump, .simulator], on: .card,
      "box(one('.rows')).left",
      iOS18: 20, iOS26: 16),
    GeometryFact(
      .margins, "from a window of 375 to a card", [.images, .simulator], on: .narrowCard,
      "box(one('.rows')).left",
      iOS18: 16, iOS26: 16),
    GeometryFact(
      .margins, "from a card to its text", [.images, .dump], on: .accessories,
      "box(text('checkmark')).left - box(one('.rows')).left", iOS18: 20, iOS26: 16),
    GeometryFact(
      .margins, "from a window of 402 to a card's text", [.images, .dump], on: .accessories,
      "box(text('checkmark')).left", iOS18: 40, iOS26: 32),
    GeometryFact(
      .margins, "from a card to its text in a window of 375", [.images],
      on: .init(preview: "accessories", width: 375),
      "box(text('checkmark')).left - box(one('.rows')).left", iOS18: 16),
    GeometryFact(
      .margins, "from a window to a plain list's text", [.simulator], on: .outline,
      "box(text('Pep')).left", iOS26: 16),
    GeometryFact(
      .margins, "above a cell's text", [.prints, .images, .mac], on: .factories,
      "box(text('cell')).top - box(row('cell')).top", iOS18: 11, iOS26: 15),
    GeometryFact(
      .margins, "below a cell's texts", [.prints, .images, .mac], on: .factories,
      "box(row('cell')).bottom - box(secondary('cell')).bottom", iOS18: 11, iOS26: 15),
    GeometryFact(
      .margins, "between a cell's texts", [.prints, .mac, .simulator], on: .factories,
      "box(secondary('cell')).top - box(text('cell')).bottom", iOS18: 3, iOS26: 4),
    GeometryFact(
      .margins, "between a subtitle cell's texts", [.prints, .mac], on: .factories,
      "box(secondary('subtitleCell')).top - box(text('subtitleCell')).bottom", iOS18: 3, iOS26: 0),
    GeometryFact(
      .margins, "between a symbol and a text", [.prints, .mac], on: .card,
      "box(text('Map room')).left - box(image('Map room')).right", iOS18: 16, iOS26: 16),
    GeometryFact(
      .margins, "from a value to a card's edge", [.derived], on: .valueCell,
      "box(one('.rows')).right - box(secondary('Storage')).right", iOS18: 20, iOS26: 16),
  ]

  static let cards = [
    GeometryFact(
      .cards, "a card's corners", [.images, .dump, .simulator, .mac], on: .card,
      "radius(one('.rows'))", iOS18: 10, iOS26: 26),
    GeometryFact(
      .cards, "a grouped section's corners", [.eye], on: .grouped, "radius(one('.rows'))", iOS18: 0,
      iOS26: 0),
    GeometryFact(
      .cards, "a card's width in a window of 402", [.images, .dump], on: .card,
      "box(one('.rows')).width",
      iOS18: 362, iOS26: 370),
    GeometryFact(
      .cards, "a grouped section's width in a window of 402", [.eye], on: .grouped,
      "box(one('.rows')).width", iOS18: 402, iOS26: 402),
    GeometryFact(
      .cards, "above the first card without a header", [.images, .simulator], on: .accessories,
      "box(one('.rows')).top - box(one('.navigation-bar')).bottom", iOS18: 35, iOS26: 35),
    GeometryFact(
      .cards, "above the first card under a large title", [.simulator], on: .settings,
      "box(one('.rows')).top - box(one('.large-title')).bottom", iOS26: 0),
    GeometryFact(
      .cards, "between two cards without headers and footers", [.images, .simulator],
      on: .accessories, "gap(0)",
      iOS18: 35.33, iOS26: 35),
    GeometryFact(
      .cards, "between two cards with a footer and a header", [.images], on: .card, "gap(0)",
      iOS18: 72.33, iOS26: 70),
    GeometryFact(
      .cards, "between two cards with a header alone", [.images, .derived], on: .queue, "gap(0)",
      iOS18: 56.33,
      iOS26: 58),
    GeometryFact(
      .cards, "below the last card", [.dump], on: .accessories,
      "parseFloat(getComputedStyle(one('.section:last-child')).paddingBottom)", iOS18: 20),
  ]

  static let separators = [
    GeometryFact(
      .separators, "a separator's thickness at three pixels a point", [.images, .simulator],
      on: .card,
      "separator('Map room').height", iOS18: 0.33, iOS26: 1),
    GeometryFact(
      .separators, "a plain list's separator's thickness", [.images, .simulator], on: .plain,
      "separator('Map room').height", iOS18: 0.33, iOS26: 1),
    GeometryFact(
      .separators, "from a text to where its separator begins", [.images, .documentation],
      on: .accessories,
      "separator('checkmark').left - box(text('checkmark')).left", iOS18: 0, iOS26: 0),
    GeometryFact(
      .separators, "from a text beside a symbol to where its separator begins", [.documentation],
      on: .card,
      "separator('Map room').left - box(text('Map room')).left", iOS18: 0, iOS26: 0),
    GeometryFact(
      .separators, "from where a separator begins to the card's edge", [.images, .simulator],
      on: .accessories,
      "separator('checkmark').left - box(one('.rows')).left", iOS26: 16),
    GeometryFact(
      .separators, "from where a separator ends to the card's edge", [.images, .simulator],
      on: .card,
      "box(one('.rows')).right - separator('Map room').right", iOS18: 0, iOS26: 16),
    GeometryFact(
      .separators, "from where a plain list's separator ends to the window's edge", [.simulator],
      on: .plain, "innerWidth - separator('Map room').right", iOS26: 16),
    GeometryFact(
      .separators, "from a separator to its row's end", [.images, .simulator], on: .card,
      "box(row('Map room')).bottom - separator('Map room').bottom", iOS18: 0, iOS26: 0),
    GeometryFact(
      .separators, "separators that a card's last row shows", [.images], on: .card,
      "shown('Workshop')", iOS18: 0, iOS26: 0),
    GeometryFact(
      .separators, "separators that a sidebar's row shows", [.iPad14], on: .sidebar,
      "shown('Map room')", iOS18: 0, iOS26: 0),
    GeometryFact(
      .separators, "separators that a chosen row and the one before show", [.simulator],
      on: .init(preview: "appearance-plain", first: "tap(row('Music room'))"),
      "shown('Music room') + shown('Map room')", iOS26: 0),
  ]

  static let headers = [
    GeometryFact(
      .headers, "a grouped header", [.images, .dump, .prints, .mac], on: .card,
      "box(header('Rooms')).height", iOS18: 38.67,
      iOS26: 40.33),
    GeometryFact(
      .headers, "a grouped footer", [.images, .mac], on: .card, "box(one('.footer')).height",
      iOS18: 33.67,
      iOS26: 29.67),
    GeometryFact(
      .headers, "above a grouped header's text", [.prints, .mac], on: .card,
      "box(one('.header .cell-text')).top - box(one('.header')).top", iOS18: 17, iOS26: 10),
    GeometryFact(
      .headers, "below a grouped header's text", [.prints, .mac], on: .card,
      "box(one('.header')).bottom - box(one('.header .cell-text')).bottom", iOS18: 6, iOS26: 10),
    GeometryFact(
      .headers, "a grouped header's font", [.prints, .images, .mac], on: .card,
      "size(one('.header .cell-text'))",
      iOS18: 13, iOS26: 17),
    GeometryFact(
      .headers, "a grouped header's weight", [.prints, .mac], on: .card,
      "weight(one('.header .cell-text'))",
      iOS18: 400, iOS26: 600),
    GeometryFact(
      .headers, "a grouped footer's font", [.images, .mac], on: .card,
      "size(one('.footer .cell-text'))",
      iOS18: 13, iOS26: 13),
    GeometryFact(
      .headers, "above a grouped footer's text", [.mac], on: .card,
      "box(one('.footer .cell-text')).top - box(one('.footer')).top", iOS26: 8),
    GeometryFact(
      .headers, "from a footer to the header below", [.images], on: .card,
      "box(header('Collections')).top - box(one('.footer')).bottom", iOS18: 0, iOS26: 0),
    GeometryFact(
      .headers, "from a card without a footer to the header below", [.images], on: .queue,
      "box(header('Playing Next')).top - box(one('.rows')).bottom", iOS18: 17.67, iOS26: 17.67),
    GeometryFact(
      .headers, "above a plain list's later header", [.documentation, .simulator, .carried],
      on: .plain,
      "box(header('Collections')).top - box(one('.rows')).bottom", iOS18: 22, iOS26: 22),
  ]
}
