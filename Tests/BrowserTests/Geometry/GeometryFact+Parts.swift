// Sidebars, accessories, swipe buttons and type.
extension GeometryFact {
  static let sidebar = [
    GeometryFact(
      .sidebar, "from a sidebar's edge to its rows", [.iPad14, .iPad26], on: .states,
      "fill('selected').left", iOS18: 16, iOS26: 16),
    GeometryFact(
      .sidebar, "a chosen row's corners", [.iPad14, .iPad26], on: .states, "fillRadius('selected')",
      iOS18: 10,
      iOS26: 22),
    GeometryFact(
      .sidebar, "from a row's edge to its symbol", [.iPad14, .mac], on: .sidebar,
      "box(image('Map room')).left - box(row('Map room')).left", iOS18: 8, iOS26: 8),
    GeometryFact(
      .sidebar, "the column of symbols", [.iPad14, .carried], on: .sidebar,
      "box(image('Map room')).width",
      iOS18: 28, iOS26: 28),
    GeometryFact(
      .sidebar, "between a symbol and a text", [.iPad14, .mac], on: .sidebar,
      "box(text('Map room')).left - box(image('Map room')).right", iOS18: 10, iOS26: 10),
    GeometryFact(
      .sidebar, "from a row's edge to its text", [.iPad14, .carried], on: .sidebar,
      "box(text('Map room')).left - box(row('Map room')).left", iOS18: 46, iOS26: 46),
    GeometryFact(
      .sidebar, "a header's font", [.iPad14, .mac], on: .sidebar, "size(one('.header .cell-text'))",
      iOS18: 20, iOS26: 17),
    GeometryFact(
      .sidebar, "a chosen row's weight", [.mac, .carried], on: .states, "weight(text('selected'))",
      iOS18: 500, iOS26: 500),
    GeometryFact(
      .sidebar, "the first column's width", [.iPad14, .iPad26], on: .columns,
      "box(one('.column')).width",
      iOS18: 320, iOS26: 280),
    GeometryFact(
      .sidebar, "from the screen's edge to the first column", [.iPad14, .iPad26], on: .columns,
      "box(one('.column')).left", iOS18: 0, iOS26: 10),
  ]

  static let accessories = [
    GeometryFact(
      .accessories, "a disclosure indicator's box", [.simulator, .carried], on: .accessories,
      "part('disclosureIndicator', '.disclosure-indicator').width", iOS18: 14, iOS26: 14),
    GeometryFact(
      .accessories, "from a disclosure indicator to its row's edge in a card", [.simulator],
      on: .accessories,
      "box(row('disclosureIndicator')).right - part('disclosureIndicator', '.disclosure-indicator').right",
      iOS26: 16),
    GeometryFact(
      .accessories, "a checkmark's width", [.simulator, .carried], on: .accessories,
      "drawn('checkmark', '.checkmark', 'width')", iOS18: 19, iOS26: 19),
    GeometryFact(
      .accessories, "a checkmark's height", [.simulator, .carried], on: .accessories,
      "drawn('checkmark', '.checkmark', 'height')", iOS18: 18, iOS26: 18),
    GeometryFact(
      .accessories, "from a checkmark to its row's edge", [.simulator], on: .accessories,
      "box(row('checkmark')).right - middle('checkmark', '.checkmark') - 9.5", iOS26: 18.5),
    GeometryFact(
      .accessories, "a delete control's disc", [.simulator, .carried], on: .editing,
      "drawn('delete', '.delete', 'width')", iOS18: 22, iOS26: 22),
    GeometryFact(
      .accessories, "an insert control's disc", [.simulator, .carried], on: .editing,
      "drawn('insert', '.insert', 'width')", iOS18: 22, iOS26: 22),
    GeometryFact(
      .accessories, "a ring to choose with", [.simulator, .carried], on: .editing,
      "drawn('multiselect', '.multiselect', 'width')", iOS18: 22, iOS26: 22),
    GeometryFact(
      .accessories, "from a row's edge to the middle of its delete control",
      [.simulator, .derived], on: .editing,
      "middle('delete', '.delete') - box(row('delete')).left", iOS26: 28),
    GeometryFact(
      .accessories, "how far a delete control moves its row's text", [.simulator, .carried],
      on: .editing,
      "box(text('delete')).left - box(text('checkmark')).left", iOS18: 40, iOS26: 40),
    GeometryFact(
      .accessories, "how far a delete control moves its row's separator", [.simulator, .carried],
      on: .editing,
      "separator('delete').left - separator('checkmark').left", iOS18: 40, iOS26: 40),
    GeometryFact(
      .accessories, "a reorder control's width", [.simulator, .carried], on: .editing,
      "drawn('reorder', '.reorder', 'width')", iOS18: 27, iOS26: 27),
    GeometryFact(
      .accessories, "a reorder control's height", [.simulator, .carried], on: .editing,
      "drawn('reorder', '.reorder', 'height')", iOS18: 15, iOS26: 15),
    GeometryFact(
      .accessories, "where an outline's chevron takes taps", [.simulator, .carried],
      on: .accessories,
      "drawn('outlineDisclosure', '.outline-disclosure', 'width', '::after')", iOS18: 44, iOS26: 44),
    GeometryFact(
      .accessories, "how far a level is indented", [.documentation], on: .outline,
      "box(text('Manny')).left - box(text('Pep')).left", iOS18: 10, iOS26: 10),
    GeometryFact(
      .accessories, "between two trailing accessories", [.simulator], on: .queue,
      "between('Northbound')",
      iOS26: 10.5),
  ]

  static let swipes = [
    GeometryFact(
      .swipe, "a button's height in a row of one line", [.source, .simulator], on: .documents,
      "box(face('Bills')).height", iOS18: 44, iOS26: 44),
    GeometryFact(
      .swipe, "above a button in a row of one line", [.source, .simulator], on: .documents,
      "box(face('Bills')).top - box(row('Bills')).top", iOS18: 0, iOS26: 4),
    GeometryFact(
      .swipe, "a button's corners", [.source, .simulator], on: .documents, "radius(face('Bills'))",
      iOS18: 0,
      iOS26: 13),
    GeometryFact(
      .swipe, "a button's least width", [.source], on: .documents,
      "parseFloat(getComputedStyle(face('Bills')).minWidth)", iOS18: 74),
    GeometryFact(
      .swipe, "between two buttons", [.source, .simulator], on: .recents,
      "betweenFaces('Boarding Pass')", iOS18: 0,
      iOS26: 10),
    GeometryFact(
      .swipe, "a title's font", [.simulator], on: .documents, "size(face('Bills'))", iOS26: 13),
    GeometryFact(
      .swipe, "beside a button's title", [.simulator], on: .documents,
      "parseFloat(getComputedStyle(face('Bills')).paddingLeft) * 2", iOS26: 24),
    GeometryFact(
      .swipe, "between a button's picture and its title", [.simulator], on: .documents,
      "parseFloat(getComputedStyle(face('Bills')).columnGap)", iOS26: 4),
  ]

  static let type = [
    GeometryFact(
      .type, "a text's line", [.images, .simulator], on: .accessories,
      "box(text('checkmark')).height",
      iOS18: 20.33, iOS26: 20.33),
    GeometryFact(
      .type, "a text's font", [.guidelines], on: .accessories, "size(text('checkmark'))", iOS18: 17,
      iOS26: 17),
    GeometryFact(
      .type, "a second text's font", [.mac, .simulator], on: .card, "size(secondary('Map room'))",
      iOS26: 15),
    GeometryFact(
      .type, "a second text's line", [.simulator, .derived], on: .card,
      "box(secondary('Map room')).height",
      iOS26: 17.9),
    GeometryFact(
      .type, "a value's font", [.mac, .carried], on: .valueCell, "size(secondary('Storage'))",
      iOS18: 17,
      iOS26: 17),
    GeometryFact(
      .type, "a footer's line", [.images], on: .card, "box(one('.footer .cell-text')).height",
      iOS18: 15.67, iOS26: 15.67),
    GeometryFact(
      .type, "a large title's font", [.guidelines], on: .settings, "size(one('.large-title'))",
      iOS18: 34,
      iOS26: 34),
    GeometryFact(
      .type, "a bar title's font", [.guidelines], on: .card, "size(one('.bar-title'))", iOS18: 17,
      iOS26: 17),
    GeometryFact(
      .type, "a bar title's weight", [.guidelines], on: .card, "weight(one('.bar-title'))",
      iOS18: 600,
      iOS26: 600),
    GeometryFact(
      .type, "a text's font at the smallest text size", [.guidelines],
      on: .init(preview: "accessories", textSize: "extraSmall"), "size(text('checkmark'))",
      iOS18: 14, iOS26: 14),
    GeometryFact(
      .type, "a text's font at the largest usual text size", [.guidelines],
      on: .init(preview: "accessories", textSize: "extraExtraExtraLarge"),
      "size(text('checkmark'))", iOS18: 23, iOS26: 23),
    GeometryFact(
      .type, "a text's font at the largest text size", [.guidelines],
      on: .init(preview: "accessories", textSize: "accessibility5"), "size(text('checkmark'))",
      iOS18: 53, iOS26: 53),
    GeometryFact(
      .type, "a row of one line at the largest text size", [.derived],
      on: .init(preview: "accessories", textSize: "accessibility5"),
      "pitch('insert', 'reorder')", iOS18: 85.25, iOS26: 93.25),
  ]
}
