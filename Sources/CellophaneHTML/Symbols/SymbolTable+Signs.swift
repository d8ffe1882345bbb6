extension SymbolTable {
  private static let funnel = "M3.5 7h17M7 12h10M10 17h4"
  private static let lines = "M4 6.5h16M4 12h16M4 17.5h16"

  /// Marks, lines and what is drawn inside other shapes.
  static let signs: Table = [
    "checkmark": .line("M4.4 13.2l5.1 5.9L19.6 4.9"),
    "xmark": .line("M5.5 5.5l13 13M18.5 5.5l-13 13"),
    "plus": .line("M12 4v16M4 12h16"),
    "minus": .line("M4 12h16"),
    "slash": .line("M18.5 5.5l-13 13"),
    "multiply": .line("M6 6l12 12M18 6L6 18"),
    "equal": .line("M4.5 9h15M4.5 15h15"),
    "number": .line("M9.8 4L7.3 20M16.7 4l-2.5 16M4.5 9h16M3.5 15h16"),
    "ellipsis": .line("", dots: dots((5, 12), (12, 12), (19, 12))),
    "info": .line("M10 10.5h2.3v8M9.5 18.5h5.6", dots: dots((12, 5.5))),
    "exclamationmark": .line("M12 3.5v11.5", dots: dots((12, 19.8))),
    "questionmark": .line(
      "M7.5 8.3a4.6 4.6 0 1 1 6.8 4.1c-1.5.8-2.3 1.7-2.3 3.4", dots: dots((12, 20))),
    "line.3.horizontal": .line(lines),
    "line.horizontal.3": .line(lines),
    "line.3.horizontal.decrease": .line(funnel),
    "line.horizontal.3.decrease": .line(funnel),
    "list.bullet": .line(
      "M9 6h11.5M9 12h11.5M9 18h11.5", dots: dots((4.5, 6), (4.5, 12), (4.5, 18))),
    "list.dash": .line("M9 6h11.5M9 12h11.5M9 18h11.5M3.5 6h2M3.5 12h2M3.5 18h2"),
    "list.number": SymbolGlyph(
      line: "M10.5 6h10M10.5 12h10M10.5 18h10",
      fine: "M3.8 4.6L5.4 3.7v4.6M3.6 10.9c.3-1 2.9-1.1 2.9.5 0 1.1-1.9 1.6-2.9 2.9h3"
        + "M3.7 16.4c.7-.9 2.7-.7 2.7.6 0 .8-.7 1.1-1.5 1.1.9 0 1.7.4 1.7 1.3 0 1.4-2.3 1.6-3 .5"),
    "increase.indent": .line("M4 5h16M11.5 10h8.5M11.5 14.5h8.5M4 19.5h16M4 9.5l3.5 2.8L4 15"),
    "text.alignleft": .line("M4 5.5h16M4 10h10M4 14.5h16M4 19h10"),
    "bold": .letter("M7 4h6a4 4 0 0 1 0 8H7zM7 12h7a4 4 0 0 1 0 8H7z"),
    "italic": .letter("M10.5 4H18M6 20h7.5M14.5 4l-5 16"),
    "underline": .letter("M7 4v7a5 5 0 0 0 10 0V4M5 20.5h14"),
    "textformat": .letter("M2.5 18.5l5-13 5 13M4.2 14h6.6M21 11v7.5" + circle(17.7, 14.8, 3.3)),
    "textformat.size": .letter(
      "M2 19l5.5-14L13 19M3.9 14.2h7.2M14.8 19l3.4-8.5 3.3 8.5M16 16.2h4.4"),
    "textformat.size.larger": .line(
      "M2.5 19L8 5l5.5 14M4.5 14.2h7M18.5 18V8M15 11.5L18.5 8l3.5 3.5"),
    "textformat.size.smaller": .line(
      "M2.5 19L8 5l5.5 14M4.5 14.2h7M18.5 8v10M15 14.5l3.5 3.5 3.5-3.5"),
    "power": .line("M12 3v8.5M7 6.2a8.2 8.2 0 1 0 10 0"),
    "rotate.right": .solid(
      rectangle(4, 11, 12, 9.5, 2), line: "M6 7.5A7.5 7.5 0 0 1 20 11v1.5M17.5 10.2L20 12.8l2.5-2.6"
    ),
    "at": .line(
      circle(12, 12, 3.8) + "M15.8 8.5v5a2.6 2.6 0 0 0 5.2 0V12a9 9 0 1 0-3.6 7.2"),
    "link": .line(
      "M10.2 13.8a4 4 0 0 1 0-5.6L13.4 5A4 4 0 0 1 19 10.6l-1.8 1.8"
        + "M13.8 10.2a4 4 0 0 1 0 5.6L10.6 19A4 4 0 0 1 5 13.4l1.8-1.8"),
    "personalhotspot": .line(
      "M9 15.5H6.5a3.5 3.5 0 0 1 0-7h5A3.5 3.5 0 0 1 15 12M15 8.5h2.5a3.5 3.5 0 0 1 0 7h-5"
        + "A3.5 3.5 0 0 1 9 12"),
    "slider.horizontal.3": .line(
      "M3.5 6h7.3M15.7 6h4.8M3.5 12h2.3M10.7 12h9.8M3.5 18h9.3M17.7 18h2.8"
        + circle(13.25, 6, 2.4) + circle(8.25, 12, 2.4) + circle(15.25, 18, 2.4)),
    "waveform": .line("M3.5 10.5v3M7.75 7v10M12 3.5v17M16.25 7v10M20.5 10.5v3"),
    "function": .line(
      "M14.5 4.2c-2.6-.8-3.8.6-4.2 3.3L8.5 18c-.4 2-1.3 2.9-3 2.5M6.5 9.5h6M14 12l6 7M20 12l-6 7"),
    "viewfinder": .line(corners),
    "camera.viewfinder": .line(
      corners + "M7 10.3h2.2l1-1.5h3.6l1 1.5H17v5.9H7z" + circle(12, 13, 1.6)),
    "text.viewfinder": .line(corners + "M7.5 9h9M7.5 12h9M7.5 15h5"),
    "doc.text.viewfinder": .line(corners + "M8.5 7h7v10h-7zM10.5 10.5h3M10.5 13.5h3"),
    "faceid": .line(corners + "M8.8 9v1.2M15.2 9v1.2M12 9v3.6h-1M9 15.2c1.8 1.5 4.2 1.5 6 0"),
    "scope": .line(circle(12, 12, 7.5) + "M12 2v6M12 16v6M2 12h6M16 12h6"),
    "wifi": .line(
      "M2.5 9.3a13.7 13.7 0 0 1 19 0M5.8 13a9 9 0 0 1 12.4 0M9 16.5a4.4 4.4 0 0 1 6 0",
      dots: dots((12, 19.7))),
    "wifi.exclamationmark": .line(
      "M2.5 9.3a13.7 13.7 0 0 1 19 0M5.8 13a9 9 0 0 1 9.4-2.1M9 16.5a4.4 4.4 0 0 1 4.6-1M19 12.5v4.7",
      dots: dots((12, 19.7), (19, 20.7))),
    "antenna.radiowaves.left.and.right": SymbolGlyph(
      line: "M12 12v9M8.5 21h7M8.6 12.6a4.8 4.8 0 0 1 0-6.8M15.4 5.8a4.8 4.8 0 0 1 0 6.8"
        + "M5.6 15.4a8.8 8.8 0 0 1 0-12.4M18.4 3a8.8 8.8 0 0 1 0 12.4",
      ink: circle(12, 9.2, 1.1)),
    "dot.radiowaves.left.and.right": SymbolGlyph(
      line: "M8.6 15.4a4.8 4.8 0 0 1 0-6.8M15.4 8.6a4.8 4.8 0 0 1 0 6.8"
        + "M5.6 18.2a8.8 8.8 0 0 1 0-12.4M18.4 5.8a8.8 8.8 0 0 1 0 12.4",
      ink: circle(12, 12, 1.1)),
  ]

  private static let corners =
    "M3.5 8V5.5a2 2 0 0 1 2-2H8M16 3.5h2.5a2 2 0 0 1 2 2V8M20.5 16v2.5a2 2 0 0 1-2 2H16"
    + "M8 20.5H5.5a2 2 0 0 1-2-2V16"
}
