extension SymbolTable {
  private static let doc =
    "M5.5 4.75A1.75 1.75 0 0 1 7.25 3h6.5l4.75 4.75v11.5A1.75 1.75 0 0 1 16.75 21h-9.5"
    + "A1.75 1.75 0 0 1 5.5 19.25z"
  private static let fold = "M13.5 3.2V8h4.8"
  private static let folder =
    "M3 7a2 2 0 0 1 2-2h4.1a2 2 0 0 1 1.5.7l1.2 1.5H19a2 2 0 0 1 2 2V17.5a2 2 0 0 1-2 2H5"
    + "a2 2 0 0 1-2-2z"
  private static let bookCover =
    "M7.3 3H17a1.8 1.8 0 0 1 1.8 1.8v11.7H7.4A2.2 2.2 0 0 0 5.2 18.7V5.1A2.1 2.1 0 0 1 7.3 3z"
  private static let bookPages = "M5.2 18.7A2.3 2.3 0 0 0 7.5 21h11.3M18 16.7V21"
  private static let envelope = rectangle(2.5, 5, 19, 14, 2.5)

  /// What is written, kept and sent.
  static let papers: Table = [
    "doc": .solid(doc, detail: fold),
    "doc.text": .solid(doc, detail: fold + "M9 12.3h6M9 16h6"),
    "doc.richtext": .solid(doc, detail: fold + "M9 17.5h6M9 11.5h1.5v2.5H9z"),
    "doc.plaintext": .solid(doc, detail: "M9 9h2.5M9 12.5h6M9 16h6"),
    "arrow.up.doc": .solid(doc, detail: fold + "M12 17.3v-5.8M9.6 13.7l2.4-2.4 2.4 2.4"),
    "arrow.down.doc": .solid(doc, detail: fold + "M12 11.5v5.8M9.6 15.1l2.4 2.4 2.4-2.4"),
    "arrow.down.document": .solid(doc, detail: fold + "M12 11.5v5.8M9.6 15.1l2.4 2.4 2.4-2.4"),
    "doc.on.doc": .solid(
      "M9 8.75A1.75 1.75 0 0 1 10.75 7h4.5L20 11.75v7.5A1.75 1.75 0 0 1 18.25 21h-7.5"
        + "A1.75 1.75 0 0 1 9 19.25z",
      detail: "M15 7.2V12h4.8",
      line: "M6 17h-.25A1.75 1.75 0 0 1 4 15.25V4.75A1.75 1.75 0 0 1 5.75 3h5l1.2 1.2"),
    "doc.on.clipboard": .solid(
      "M11 11.25a1.75 1.75 0 0 1 1.75-1.75h6a1.75 1.75 0 0 1 1.75 1.75v8A1.75 1.75 0 0 1 18.75 21h-6"
        + "A1.75 1.75 0 0 1 11 19.25z",
      detail: "M14 13.5h3.5M14 17h3.5",
      line: rectangle(7, 2.75, 6, 3.75, 1.4)
        + "M8 19H5.75A1.75 1.75 0 0 1 4 17.25V6.25A1.75 1.75 0 0 1 5.75 4.5H7M13 4.5h1.25"
        + "A1.75 1.75 0 0 1 16 6.25v.5"),
    "list.clipboard": .solid(
      "M8.75 4.5h-2A1.75 1.75 0 0 0 5 6.25v13A1.75 1.75 0 0 0 6.75 21h10.5A1.75 1.75 0 0 0 19 19.25"
        + "v-13a1.75 1.75 0 0 0-1.75-1.75H15z",
      detail: "M11.5 11.5h4M11.5 15.5h4M8.5 11.5h.01M8.5 15.5h.01",
      line: rectangle(8.75, 2.5, 6.5, 4.5, 1.6)),
    "doc.text.magnifyingglass": .line(
      "M18.5 10.5V7.75L13.75 3h-6.5A1.75 1.75 0 0 0 5.5 4.75v14.5A1.75 1.75 0 0 0 7.25 21h3.5"
        + fold + "M8.8 11h3M8.8 14.5h2" + circle(16, 16, 3.4) + "M18.5 18.5l2.8 2.8"),
    "lock.doc": .solid(
      doc, detail: fold + rectangle(9, 13, 6, 4.5, 0.9) + "M10.4 13v-1a1.6 1.6 0 0 1 3.2 0v1"),
    "folder": .solid(folder, detail: "M3.2 11h17.6"),
    "archivebox": .solid(
      rectangle(2.75, 4, 18.5, 4.75, 1.4) + "M4.25 8.75V18a2 2 0 0 0 2 2h11.5a2 2 0 0 0 2-2V8.75z",
      detail: "M9.8 12.7h4.4"),
    "tray": .solid(
      "M2.75 13.5L5.5 6.2A1.9 1.9 0 0 1 7.3 5h9.4a1.9 1.9 0 0 1 1.8 1.2l2.75 7.3v4a2 2 0 0 1-2 2H4.75"
        + "a2 2 0 0 1-2-2z",
      detail: "M3 13.5h5.2c.4 1.7 1.9 2.8 3.8 2.8s3.4-1.1 3.8-2.8H21"),
    "square.stack.3d.up": .solid(
      "M11.2 3.4a1.8 1.8 0 0 1 1.6 0l7.6 3.7c.7.3.7 1.2 0 1.6l-7.6 3.8c-.5.2-1.1.2-1.6 0L3.6 8.7"
        + "c-.7-.4-.7-1.3 0-1.6z",
      line: "M3.2 12.3l8 4c.5.3 1.1.3 1.6 0l8-4M3.2 16.4l8 4c.5.3 1.1.3 1.6 0l8-4"),
    "note.text": .solid(
      rectangle(3.5, 4.5, 17, 15, 3), detail: "M7.2 9h9.6M7.2 12.2h9.6M7.2 15.4h5.4"),
    "tray.2": .solid(
      "M2.75 10.4L5.2 5.1A1.9 1.9 0 0 1 7 4h10a1.9 1.9 0 0 1 1.8 1.1l2.45 5.3v7.6a2 2 0 0 1-2 2H4.75"
        + "a2 2 0 0 1-2-2z",
      detail: "M3 10.4h5.2c.4 1.5 1.9 2.4 3.8 2.4s3.4-.9 3.8-2.4H21M3 15h5.2c.4 1.5 1.9 2.4 3.8 2.4"
        + "s3.4-.9 3.8-2.4H21"),
    "tray.full": .solid(
      "M2.75 13.5L5.5 6.2A1.9 1.9 0 0 1 7.3 5h9.4a1.9 1.9 0 0 1 1.8 1.2l2.75 7.3v4a2 2 0 0 1-2 2H4.75"
        + "a2 2 0 0 1-2-2z",
      detail: "M3 13.5h5.2c.4 1.7 1.9 2.8 3.8 2.8s3.4-1.1 3.8-2.8H21M8 8h8M7.2 10.8h9.6"),
    "envelope": .solid(envelope, detail: "M3.4 7.3l7.2 5.7a2.3 2.3 0 0 0 2.8 0l7.2-5.7"),
    "envelope.open": .solid(
      "M2.5 10.2l8.4-5.9a2 2 0 0 1 2.2 0l8.4 5.9v8.3a2.3 2.3 0 0 1-2.3 2.3H4.8a2.3 2.3 0 0 1-2.3-2.3z",
      detail: "M3.2 11.2l7.5 4.9a2.3 2.3 0 0 0 2.6 0l7.5-4.9"),
    "bookmark": .solid(
      "M6 4.9A1.9 1.9 0 0 1 7.9 3h8.2A1.9 1.9 0 0 1 18 4.9v16L12 16.2l-6 4.7z"),
    "book": .solid(
      "M12 6.3C10 4.9 7 4.3 2.8 4.3v13.9c4.2 0 7.2.5 9.2 1.9 2-1.4 5-1.9 9.2-1.9V4.3"
        + "c-4.2 0-7.2.6-9.2 2z",
      detail: "M12 6.5V20"),
    "book.closed": .solid(bookCover, detail: "M9.2 3v13.4", line: bookPages),
    "character.book.closed": .solid(
      bookCover, detail: "M9.2 13.2L12 6.2l2.8 7M10.2 10.9h3.6", line: bookPages),
    "newspaper": .solid(
      "M3 6.5A1.5 1.5 0 0 1 4.5 5H16a1.5 1.5 0 0 1 1.5 1.5V19.5H5a2 2 0 0 1-2-2z",
      detail: "M6.3 8.8H14M6.3 12.3H14M6.3 15.8h4",
      line: "M17.5 9.5h2A1.5 1.5 0 0 1 21 11v6.75a1.75 1.75 0 0 1-3.5 0"),
    "scroll": .solid(
      "M6 5.5A2.5 2.5 0 0 1 8.5 3H19a2.3 2.3 0 0 0-2 2.3V18.5A2.5 2.5 0 0 1 14.5 21H5"
        + "a2.3 2.3 0 0 0 1-2.3z",
      detail: "M9.3 8h4.5M9.3 12h4.5M9.3 16h4.5"),
    "calendar": SymbolGlyph(
      solid: rectangle(3, 3.75, 18, 16.75, 3),
      detail: dots(
        (10.3, 11.7), (13.7, 11.7), (17, 11.7), (7, 14.5), (10.3, 14.5), (13.7, 14.5), (17, 14.5),
        (7, 17.3), (10.3, 17.3)),
      spots: "M3.4 7.9V7a2.9 2.9 0 0 1 2.9-2.9h11.4A2.9 2.9 0 0 1 20.6 7v.9z"),
    "paperclip": .line(
      "M19.3 11.3l-7.9 7.9a5 5 0 0 1-7.1-7.1l8.2-8.2a3.4 3.4 0 0 1 4.8 4.8l-8 8"
        + "a1.7 1.7 0 0 1-2.4-2.4l7.2-7.2"),
    "paperplane": .solid("M21 3l-6.3 18-4.2-7.5L3 9.3z", detail: "M20.6 3.4L10.7 13.3"),
    "pencil": .ink(
      "M4.4 19.6L5.8 16.6l9.7-9.7 1.6 1.6-9.7 9.7zM17.1 5.3l1.5-1.5 1.6 1.6-1.5 1.5z"),
    "square.and.pencil": SymbolGlyph(
      line: "M12.5 4.5H6.6A2.6 2.6 0 0 0 4 7.1v10.3A2.6 2.6 0 0 0 6.6 20h10.3a2.6 2.6 0 0 0 2.6-2.6"
        + "v-5.9",
      ink: "M9.4 14.6l1-2.3 7-7 1.3 1.3-7 7zM18.7 4l1.1-1.1 1.3 1.3L20 5.3z"),
    "pencil.and.outline": .line(
      "M3.5 17.5l.9-4.2L13.8 3.9a1.7 1.7 0 0 1 2.4 0l.9.9a1.7 1.7 0 0 1 0 2.4L7.7 16.6z"
        + "M12 5.8L15.2 9M4 21h7c3 0 3.2-3.2 5.7-3.2 1.8 0 1.5 2.6 4.3 2.6"),
    "pencil.tip.crop.circle": .framed(
      circle(12, 12, 9.25), detail: "M8.2 20.2v-6.7L12 5.8l3.8 7.7v6.7M10.6 8.9h2.8"),
    "highlighter": SymbolGlyph(
      line: "M7.3 13.8L15.9 4.3a2 2 0 0 1 2.9-.1l1 1a2 2 0 0 1-.1 2.9l-9.5 8.6zM13 20.5h8"
        + "M7.3 13.8l-.8 3 .7.7 3-.8",
      ink: "M5.8 17.5l-2.3 2.8h3.8l1-1z"),
    "map": .solid(
      "M3 6.2l5.8-2.4 6.4 2.4L21 3.8v14l-5.8 2.4-6.4-2.4L3 20.2z", detail: "M8.8 4v13.8M15.2 6.2V20"
    ),
    "photo": .solid(
      rectangle(2.5, 4.5, 19, 15, 2.75),
      spots: "M5.2 16.8v-.7l3.6-3.4 3.5 3.2 3.4-3.6 3.1 3v1.5z" + circle(8, 9, 1)),
    "photo.on.rectangle.angled": .solid(
      "M8.9 8.2l10.7 1.5a2.2 2.2 0 0 1 1.9 2.5l-1 7a2.2 2.2 0 0 1-2.5 1.9L7.3 19.6a2.2 2.2 0 0 1"
        + "-1.9-2.5l1-7a2.2 2.2 0 0 1 2.5-1.9z",
      line: "M3.4 15.6l-1-7.3a2.2 2.2 0 0 1 1.9-2.5L15 4.3a2.2 2.2 0 0 1 2.4 1.5",
      spots: "M7.8 17.2l.1-.6 2.8-2 2.2 2.5 2.8-2.1 1.9 2.4-.2 1.1z"),
    "photo.on.rectangle": .solid(
      rectangle(6.5, 8, 15, 12, 2.5),
      line:
        "M4 15.5a1.75 1.75 0 0 1-1.5-1.75V6.25A2.25 2.25 0 0 1 4.75 4h9.5A1.75 1.75 0 0 1 16 5.5",
      spots: "M9.2 17.2v-.6l2.5-2.4 2.5 2.2 2.4-2.5 2.2 2.1v1.2z"
    ),
  ]
}
