/// A sentence that describes rows; it stands once in a page that has such a row, and is not seen
/// until script says it.
enum PageNote: String, CaseIterable {
  /// The author's handler refuses to open the row.
  case closed
  /// The author's handler refuses to close it.
  case open
  /// It refuses both.
  case locked
  /// What is under the row was not asked.
  case cut

  var id: String { "note-\(rawValue)" }

  private var sentence: PageWord {
    switch self {
    case .closed: .closedNote
    case .open: .openNote
    case .locked: .lockedNote
    case .cut: .cutNote
    }
  }

  /// What a page that needs it uses.
  var feature: PageFeatures {
    switch self {
    case .closed: .closedNote
    case .open: .openNote
    case .locked: .lockedNote
    case .cut: .cutNote
    }
  }

  /// Writes those that the markup so far refers to.
  static func write(to html: inout HTMLWriter, in scope: Scope) {
    for note in allCases where html.features.contains(note.feature) {
      html.element("p") { html in
        html.attribute("id", text: note.id)
        html.attribute("hidden", "hidden")
        html.text(scope.words[note.sentence])
      }
    }
  }
}
