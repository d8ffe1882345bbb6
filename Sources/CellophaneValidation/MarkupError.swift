/// Something that the parser or the grammar refused.
struct MarkupError {
  enum Place {
    /// Exactly here.
    case position(line: Int, column: Int)
    /// The start tag of a number, counted from 0 through the page.
    case tag(Int)
    /// Somewhere on a line.
    case line(Int)
  }

  enum Kind {
    case malformed(String)
    case attribute(String, element: String)
    case element(String)
    case text(element: String)
    case content(element: String)
    case other(String)
  }

  var place: Place
  var kind: Kind

  /// Whether the grammar has lost its place, so that what it says afterwards means nothing.
  var isStructural: Bool {
    switch kind {
    case .malformed, .attribute: false
    case .element, .text, .content, .other: true
    }
  }
}

extension MarkupError {
  /// What the parser says, in one lower-case line.
  init(malformed text: String, at place: Place) {
    self.init(place: place, kind: .malformed(Self.line(text)))
  }

  /// What the grammar says, by libxml2's numbers (`xmlRelaxNGValidErr`).
  init(code: Int, _ first: String?, _ second: String?, text: String, at place: Place) {
    let kind: Kind =
      switch (code, first, second) {
      case (27, let attribute?, let element?): .attribute(attribute, element: element)
      case (38, let element?, _): .element(element)
      case (25, let element?, _), (24, let element?, _): .content(element: element)
      case (39, _, _): .text(element: "")
      default: .other(Self.line(text))
      }
    self.init(place: place, kind: kind)
  }

  private static func line(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
