extension SymbolTable {
  private static let play =
    "M6.5 5v14a1.2 1.2 0 0 0 1.8 1l11.6-7a1.2 1.2 0 0 0 0-2L8.3 4a1.2 1.2 0 0 0-1.8 1z"

  private static let handset =
    "M6 3.3h2.4a1 1 0 0 1 .9.6l1.2 3a1 1 0 0 1-.3 1.2L8.6 9.5a12.5 12.5 0 0 0 5.9 5.9l1.4-1.6"
    + "a1 1 0 0 1 1.2-.3l3 1.2a1 1 0 0 1 .6.9V18a2.7 2.7 0 0 1-2.9 2.7A16.4 16.4 0 0 1 3.3 6.2"
    + "A2.7 2.7 0 0 1 6 3.3z"

  /// What is played, heard, shown and taken.
  static let media: Table = [
    "play": .solid(play),
    "play.rectangle": .solid(
      rectangle(2.5, 5, 19, 14, 2.75),
      hole: "M10 9v6a.6.6 0 0 0 .9.5l4.9-3a.6.6 0 0 0 0-1l-4.9-3a.6.6 0 0 0-.9.5z"),
    "barcode.viewfinder": SymbolGlyph(
      line: "M3 8V5.5A2.5 2.5 0 0 1 5.5 3H8M16 3h2.5A2.5 2.5 0 0 1 21 5.5V8M21 16v2.5a2.5 2.5 0 0 1"
        + "-2.5 2.5H16M8 21H5.5A2.5 2.5 0 0 1 3 18.5V16M7.5 8v8M10.5 8v8M13.5 8v8M16.5 8v8"),
    "pause": .solid(rectangle(5.5, 4.5, 4, 15, 1.3) + rectangle(14.5, 4.5, 4, 15, 1.3)),
    "stop": .solid(rectangle(5, 5, 14, 14, 2.25)),
    "forward": .solid(
      "M3 6.3v11.4a.9.9 0 0 0 1.4.75L12 13v4.7a.9.9 0 0 0 1.4.75l8-5.7a.9.9 0 0 0 0-1.5l-8-5.7"
        + "A.9.9 0 0 0 12 6.3V11L4.4 5.55A.9.9 0 0 0 3 6.3z"),
    "backward": .solid(
      "M21 6.3v11.4a.9.9 0 0 1-1.4.75L12 13v4.7a.9.9 0 0 1-1.4.75l-8-5.7a.9.9 0 0 1 0-1.5l8-5.7"
        + "A.9.9 0 0 1 12 6.3V11l7.6-5.45A.9.9 0 0 1 21 6.3z"),
    "forward.end": .solid(
      "M5.5 5.3v13.4a.8.8 0 0 0 1.2.7L16 12 6.7 4.6a.8.8 0 0 0-1.2.7z", line: "M18.8 5v14"),
    "backward.end": .solid(
      "M18.5 5.3v13.4a.8.8 0 0 1-1.2.7L8 12l9.3-7.4a.8.8 0 0 1 1.2.7z", line: "M5.2 5v14"),
    "eject": .solid(
      "M11.2 4.6a1.1 1.1 0 0 1 1.6 0l6.9 7.6a1 1 0 0 1-.8 1.7H5.1a1 1 0 0 1-.8-1.7z",
      line: "M4.5 18.8h15"),
    "speaker": .solid(
      "M5 9.7v4.6a1.2 1.2 0 0 0 1.2 1.2h3l4.4 3.8a.8.8 0 0 0 1.4-.6V5.3a.8.8 0 0 0-1.4-.6L9.2 8.5h-3"
        + "A1.2 1.2 0 0 0 5 9.7z"),
    "speaker.wave.2": .solid(
      "M2.5 9.7v4.6a1.2 1.2 0 0 0 1.2 1.2h2.5l4 3.6a.8.8 0 0 0 1.3-.6V5.5a.8.8 0 0 0-1.3-.6l-4 3.6H3.7"
        + "A1.2 1.2 0 0 0 2.5 9.7z",
      line: "M14.8 9a4.3 4.3 0 0 1 0 6M17.7 6.2a8.2 8.2 0 0 1 0 11.6"),
    "speaker.wave.3": .solid(
      "M1.5 9.7v4.6a1.2 1.2 0 0 0 1.2 1.2h2l3.6 3.6a.8.8 0 0 0 1.3-.6V5.5a.8.8 0 0 0-1.3-.6L4.7 8.5h-2"
        + "A1.2 1.2 0 0 0 1.5 9.7z",
      line: "M12.6 9.3a4 4 0 0 1 0 5.4M15.4 7a7.3 7.3 0 0 1 0 10M18.2 4.7a10.8 10.8 0 0 1 0 14.6"),
    "speaker.wave.1": .solid(
      "M4 9.7v4.6a1.2 1.2 0 0 0 1.2 1.2h2.5l4 3.6a.8.8 0 0 0 1.3-.6V5.5a.8.8 0 0 0-1.3-.6l-4 3.6H5.2"
        + "A1.2 1.2 0 0 0 4 9.7z",
      line: "M16.5 9a4.3 4.3 0 0 1 0 6"),
    "hifispeaker": .solid(
      rectangle(5.5, 2.75, 13, 18.5, 2.5), hole: circle(12, 14.5, 3.4) + circle(12, 6.9, 0.9)),
    "headphones": SymbolGlyph(
      line: "M3.5 16v-3.5a8.5 8.5 0 0 1 17 0V16",
      ink: "M3.5 15.5A1.5 1.5 0 0 1 5 14h1a1.5 1.5 0 0 1 1.5 1.5v3.5A1.5 1.5 0 0 1 6 20.5"
        + "A2.5 2.5 0 0 1 3.5 18zM20.5 15.5A1.5 1.5 0 0 0 19 14h-1a1.5 1.5 0 0 0-1.5 1.5V19"
        + "a1.5 1.5 0 0 0 1.5 1.5 2.5 2.5 0 0 0 2.5-2.5z"),
    "mic": .solid(
      rectangle(8.75, 2.5, 6.5, 11.5, 3.25),
      line: "M5.3 11.3a6.7 6.7 0 0 0 13.4 0M12 18v3.3M8.5 21.3h7"),
    "music.mic": SymbolGlyph(
      solid: circle(16, 8, 4.75), line: "M11.6 9.8L3.9 18.9a.9.9 0 0 0 1.2 1.2l9.1-7.7",
      detail: "M13.4 6.3L17.7 10.6"),
    "music.note": SymbolGlyph(
      line: "M11.3 17.8V3.8c.8 3 6 3.4 6 7.7", ink: circle(8.6, 17.8, 2)),
    "music.note.list": SymbolGlyph(
      line: "M3 5.5h9.5M3 10h9.5M3 14.5h5M17 17.3V4.8c.5 2.2 4 2.6 4 5.7",
      ink: circle(14.8, 17.3, 1.5)),
    "tv": .solid(rectangle(2, 4.75, 20, 12.75, 2.25), line: "M8 20.5h8"),
    "tv.music.note": SymbolGlyph(
      solid: rectangle(2, 4.75, 20, 12.75, 2.25),
      line: "M8 20.5h8",
      detail: "M12.6 13V7.3c.4 1.4 2.6 1.6 2.6 3.4" + circle(11.4, 13, 0.9)),
    "video": .solid(
      rectangle(2, 6, 13, 12, 2.75)
        + "M15 10.4l5.2-3.2a.9.9 0 0 1 1.3.8v8a.9.9 0 0 1-1.3.8L15 13.6z"),
    "film": .solid(
      rectangle(3, 4.5, 18, 15, 2.25),
      detail: "M7.5 4.5v15M16.5 4.5v15M3 9.5h4.5M3 14.5h4.5M16.5 9.5H21M16.5 14.5H21M7.5 12h9"),
    "camera": .solid(
      "M2.75 8.7a2.2 2.2 0 0 1 2.2-2.2H7l1.3-1.8A1.7 1.7 0 0 1 9.7 4h4.6a1.7 1.7 0 0 1 1.4.7L17 6.5"
        + "h2.05a2.2 2.2 0 0 1 2.2 2.2v8.6a2.2 2.2 0 0 1-2.2 2.2H4.95a2.2 2.2 0 0 1-2.2-2.2z",
      detail: circle(12, 12.8, 3.7)),
    "livephoto": .line(
      circle(12, 12, 2.2) + circle(12, 12, 5.7)
        + "M21.6 12.0h.01M20.9 15.7h.01M18.8 18.8h.01M15.7 20.9h.01M12.0 21.6h.01M8.3 20.9h.01M5.2 18.8h.01M3.1 15.7h.01"
        + "M2.4 12.0h.01M3.1 8.3h.01M5.2 5.2h.01M8.3 3.1h.01M12.0 2.4h.01M15.7 3.1h.01M18.8 5.2h.01M20.9 8.3h.01"
    ),
    "pano": .solid(
      "M2.5 6.9c0-.8.7-1.3 1.5-1.1 5 1.6 11 1.6 16 0 .8-.2 1.5.3 1.5 1.1v10.2c0 .8-.7 1.3-1.5 1.1"
        + "-5-1.6-11-1.6-16 0-.8.2-1.5-.3-1.5-1.1z"),
    "iphone": .solid(rectangle(6.5, 2.25, 11, 19.5, 2.75), detail: "M10.5 18.7h3"),
    "iphone.homebutton": .solid(
      rectangle(6.5, 2.25, 11, 19.5, 2.25), detail: "M6.5 5.5h11M6.5 17h11M12 19.4h.01"),
    "ipad": .solid(rectangle(4.5, 2.75, 15, 18.5, 2.5), detail: "M10.3 18.3h3.4"),
    "applewatch": .solid(
      rectangle(6, 6.25, 12, 11.5, 3.25),
      line:
        "M8.3 6.2L9 3.4a.9.9 0 0 1 .9-.7h4.2a.9.9 0 0 1 .9.7l.7 2.8M8.3 17.8l.7 2.8a.9.9 0 0 0 .9.7"
        + "h4.2a.9.9 0 0 0 .9-.7l.7-2.8M20.3 11v2"),
    "laptopcomputer": .solid(rectangle(4.5, 5, 15, 10.5, 1.75), line: "M2 19h20"),
    "desktopcomputer": .solid(
      rectangle(2.25, 4, 19.5, 12.5, 2.25), detail: "M2.5 13h19", line: "M12 16.5v4M8 20.5h8"),
    "display": .solid(rectangle(2.25, 4, 19.5, 12.5, 2.25), line: "M12 16.5v4M8 20.5h8"),
    "pc": .solid(
      rectangle(13.5, 4, 8, 16, 1.75), detail: "M16 7.5h3M16 10.5h3M17.5 16h.01",
      line: "M11 5.5H4.2A1.7 1.7 0 0 0 2.5 7.2v6.6a1.7 1.7 0 0 0 1.7 1.7H11M7 15.5V19M4.5 19H11"),
    "keyboard": .solid(
      rectangle(2, 5.5, 20, 13, 2.5),
      detail:
        "M6 9.2h.01M9 9.2h.01M12 9.2h.01M15 9.2h.01M18 9.2h.01M6 12.2h.01M9 12.2h.01M12 12.2h.01"
        + "M15 12.2h.01M18 12.2h.01M8.5 15.3h7"),
    "keyboard.chevron.compact.down": .solid(
      rectangle(2, 3.5, 20, 11.5, 2.5),
      detail: "M6 7h.01M9 7h.01M12 7h.01M15 7h.01M18 7h.01M8.5 11.3h7",
      line: "M8.5 18.5l3.5 2 3.5-2"),
    "phone": .solid(handset),
    "phone.arrow.up.right": .solid(handset, line: "M20.5 3.5l-6 6M15.3 3.5h5.2v5.2"),
    "phone.arrow.down.left": .solid(handset, line: "M20.5 3.5l-6 6M19.7 9.5h-5.2V4.3"),
  ]
}
