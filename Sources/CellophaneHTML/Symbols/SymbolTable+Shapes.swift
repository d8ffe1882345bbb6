extension SymbolTable {
  static let triangle =
    "M10.5 4.2a1.75 1.75 0 0 1 3 0l7.7 13.6a1.75 1.75 0 0 1-1.5 2.6H4.3a1.75 1.75 0 0 1-1.5-2.6z"
  static let seal =
    "M14.56 4.11A2.7 2.7 0 0 1 18.71 7.12A2.7 2.7 0 0 1 20.3 12A2.7 2.7 0 0 1 18.71 16.88"
    + "A2.7 2.7 0 0 1 14.56 19.89A2.7 2.7 0 0 1 9.44 19.89A2.7 2.7 0 0 1 5.29 16.88"
    + "A2.7 2.7 0 0 1 3.7 12A2.7 2.7 0 0 1 5.29 7.12A2.7 2.7 0 0 1 9.44 4.11"
    + "A2.7 2.7 0 0 1 14.56 4.11z"
  static let shield = "M12 2.8l7.8 2.8v5.6c0 4.7-3.2 8-7.8 10-4.6-2-7.8-5.3-7.8-10V5.6z"
  static let diamond =
    "M10.7 2.9a1.8 1.8 0 0 1 2.6 0l7.8 7.8a1.8 1.8 0 0 1 0 2.6l-7.8 7.8a1.8 1.8 0 0 1-2.6 0"
    + "l-7.8-7.8a1.8 1.8 0 0 1 0-2.6z"
  static let octagon = "M15.8 20.8H8.2L3.2 15.8V8.2L8.2 3.2h7.6l5 5v7.6z"
  static let bubble =
    "M5.75 3.75h12.5A2.75 2.75 0 0 1 21 6.5v8.25a2.75 2.75 0 0 1-2.75 2.75H11.5L7 21.3v-3.8H5.75"
    + "A2.75 2.75 0 0 1 3 14.75V6.5a2.75 2.75 0 0 1 2.75-2.75z"
  private static let bubbleRight =
    "M18.25 3.75H5.75A2.75 2.75 0 0 0 3 6.5v8.25a2.75 2.75 0 0 0 2.75 2.75h6.75L17 21.3v-3.8h1.25"
    + "A2.75 2.75 0 0 0 21 14.75V6.5a2.75 2.75 0 0 0-2.75-2.75z"
  private static let heart =
    "M12 20.6C5.6 16.2 2.8 12.6 2.8 9a4.9 4.9 0 0 1 9.2-2.4A4.9 4.9 0 0 1 21.2 9c0 3.6-2.8 7.2-9.2 11.6z"

  /// Shapes, alone and together.
  static let shapes: Table = [
    "circle": .solid(circle(12, 12, 9.25)),
    "square": .solid(rectangle(3.5, 3.5, 17, 17, 3.5)),
    "rectangle.3.group": .solid(
      rectangle(2.5, 5, 8.5, 14, 2) + rectangle(13, 5, 8.5, 6, 2) + rectangle(13, 13, 8.5, 6, 2)),
    "rectangle": .solid(rectangle(2.5, 5, 19, 14, 2.75)),
    "rectangle.portrait": .solid(rectangle(5, 2.5, 14, 19, 2.75)),
    "hexagon": .solid(
      "M11 2.9a2 2 0 0 1 2 0l6.2 3.6a2 2 0 0 1 1 1.7v7.6a2 2 0 0 1-1 1.7L13 21.1a2 2 0 0 1-2 0"
        + "l-6.2-3.6a2 2 0 0 1-1-1.7V8.2a2 2 0 0 1 1-1.7z"),
    "capsule": .solid(rectangle(2, 6.5, 20, 11, 5.5)),
    "app": .solid(rectangle(3, 3, 18, 18, 5)),
    "triangle": .solid(triangle),
    "diamond": .solid(diamond),
    "octagon": .solid(octagon),
    "seal": .solid(seal),
    "shield": .solid(shield),
    "heart": .solid(heart),
    "suit.heart": .solid(heart),
    "star": .solid(
      "M12 3.2l2.6 6 6.5.6-4.9 4.3 1.4 6.4L12 17.2l-5.6 3.3 1.4-6.4-4.9-4.3 6.5-.6z"),
    "bubble": .solid(bubble),
    "bubble.left": .solid(bubble),
    "bubble.right": .solid(bubbleRight),
    "quote.bubble": .solid(
      bubble,
      detail: "M8.2 12.8h2V9.4h-2zM10.2 9.4c0-.9-.5-1.5-1.4-1.7M13.8 12.8h2V9.4h-2z"
        + "M15.8 9.4c0-.9-.5-1.5-1.4-1.7"),
    "captions.bubble": .solid(bubble, detail: "M6.8 10h5M15 10h2.2M6.8 13.3h2.2M12.2 13.3h5"),
    "message": .solid(
      "M12 3.8c-5.2 0-9.2 3.2-9.2 7.4 0 2.6 1.5 4.7 3.7 6-.1 1-.6 2.1-1.4 3 1.9-.2 3.6-.9 4.8-1.9"
        + ".7.1 1.4.2 2.1.2 5.2 0 9.2-3.2 9.2-7.3s-4-7.4-9.2-7.4z"),
    "circlebadge": .solid(circle(12, 12, 5)),
    "smallcircle.filled.circle": .solid(circle(12, 12, 9.25), hole: circle(12, 12, 3.75)),
    "circle.lefthalf.fill": SymbolGlyph(
      line: circle(12, 12, 9.25), ink: "M12 2.75a9.25 9.25 0 0 0 0 18.5z"),
    "questionmark.square.dashed": .line(
      dashes + "M9.5 10.2a2.6 2.6 0 1 1 3.8 2.3c-.8.5-1.3 1-1.3 1.8", dots: dots((12, 17))),
    "square.grid.2x2": .solid(
      rectangle(3.5, 3.5, 7, 7, 1.6) + rectangle(13.5, 3.5, 7, 7, 1.6)
        + rectangle(3.5, 13.5, 7, 7, 1.6) + rectangle(13.5, 13.5, 7, 7, 1.6)),
    "rectangle.grid.2x2": .solid(
      rectangle(2.5, 5, 8, 5.5, 1.4) + rectangle(13.5, 5, 8, 5.5, 1.4)
        + rectangle(2.5, 13.5, 8, 5.5, 1.4) + rectangle(13.5, 13.5, 8, 5.5, 1.4)),
    "square.grid.3x2": .solid(
      rectangle(2.5, 6, 4, 4, 1) + rectangle(10, 6, 4, 4, 1) + rectangle(17.5, 6, 4, 4, 1)
        + rectangle(2.5, 14, 4, 4, 1) + rectangle(10, 14, 4, 4, 1) + rectangle(17.5, 14, 4, 4, 1)
    ),
    "square.grid.4x3": .solid(
      [5.0, 10.5, 16].flatMap { y in
        [2.0, 7.5, 13, 18.5].map { x in rectangle(x, y, 3.5, 3.5, 0.8) }
      }.joined()),
    "square.grid.3x3.square": .line(
      rectangle(3.5, 3.5, 17, 17, 3) + "M9.2 3.5v17M14.8 3.5v17M3.5 9.2h17M3.5 14.8h17"),
    "square.on.square": .solid(rectangle(8, 8, 12.5, 12.5, 2.75), line: backSquare),
    "plus.square.on.square": .solid(
      rectangle(8, 8, 12.5, 12.5, 2.75), detail: "M14.25 11.2v6.1M11.2 14.25h6.1",
      line: backSquare),
    "rectangle.on.rectangle": .solid(
      rectangle(7.5, 8.5, 14, 11, 2.25),
      line: "M4.7 15.5h-.2a2 2 0 0 1-2-2V6.5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2"),
    "rectangle.stack": .solid(
      rectangle(3, 9.5, 18, 11.5, 2.5), line: "M5.5 6.2h13M7.8 3h8.4"),
    "square.split.bottomrightquarter": .solid(
      rectangle(3.5, 3.5, 17, 17, 3), detail: "M12 20.5V12h8.5"),
    "largecircle.fill.circle": SymbolGlyph(line: circle(12, 12, 9.25), ink: circle(12, 12, 5.9)),
    "sidebar.left": .solid(
      rectangle(2.5, 4.5, 19, 15, 2.75), detail: "M9 4.5v15M5.3 8.2h1M5.3 11.2h1"),
    "sidebar.right": .solid(
      rectangle(2.5, 4.5, 19, 15, 2.75), detail: "M15 4.5v15M17.7 8.2h1M17.7 11.2h1"),
    "sidebar.leading": .solid(
      rectangle(2.5, 4.5, 19, 15, 2.75), detail: "M9 4.5v15M5.3 8.2h1M5.3 11.2h1"),
    "uiwindow.split.2x1": .solid(
      rectangle(2.5, 4, 19, 16, 2.75), detail: "M2.5 8.5h19M12 8.5V20"),
    "list.bullet.rectangle": .solid(
      rectangle(2.5, 4.5, 19, 15, 2.75),
      detail: "M10 8.5h7.5M10 12h7.5M10 15.5h7.5M6.5 8.5h.01M6.5 12h.01M6.5 15.5h.01"),
    "list.bullet.rectangle.portrait": .solid(
      rectangle(4.5, 2.75, 15, 18.5, 2.75),
      detail: "M11 7.5h5M11 12h5M11 16.5h5M8 7.5h.01M8 12h.01M8 16.5h.01"),
  ]

  static let dashes =
    "M8 3.75H6.25a2.5 2.5 0 0 0-2.5 2.5V8M3.75 11v2M3.75 16v1.75a2.5 2.5 0 0 0 2.5 2.5H8M11 20.25h2"
    + "M16 20.25h1.75a2.5 2.5 0 0 0 2.5-2.5V16M20.25 13v-2M20.25 8V6.25a2.5 2.5 0 0 0-2.5-2.5H16"
    + "M13 3.75h-2"
  private static let backSquare =
    "M5.2 16h-.2a1.75 1.75 0 0 1-1.5-1.75v-8.5A2.25 2.25 0 0 1 5.75 3.5h8.5A1.75 1.75 0 0 1 16 5v.2"
}
