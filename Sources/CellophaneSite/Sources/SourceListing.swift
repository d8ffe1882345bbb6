internal import CellophaneHTML
internal import CellophanePreview
internal import CellophaneRendering

/// Code as a page shows it.
struct SourceListing: Hashable, Sendable {
  /// From the site's sources.
  var path: String
  /// `nil` where it is the whole file.
  var region: String?
  var text: String
  /// Where it stands in the file; `nil` where it is the whole file.
  var lines: ClosedRange<Int>?

  /// What it stands in: `Sources/Cells/NoteCell.swift`.
  var title: String { path }

  /// The text as markup, with an element for each piece that has a colour.
  var markup: String {
    guard path.hasSuffix(".swift") else { return EscapedText.attribute(text) }
    var markup = ""
    for token in SwiftLexer.tokens(of: text) {
      let text = EscapedText.attribute(token.text)
      if let kind = token.kind {
        markup += "<span class=\"\(kind.rawValue)\">\(text)</span>"
      } else {
        markup += text
      }
    }
    return markup
  }

  /// What a template shows of it.
  func values(in project: ProjectLinks?) -> [String: Any] {
    var values: [String: Any] = [
      "path": PageValues.text(title), "code": markup,
      "label": PageValues.text("Source: \(title)" + (region.map { ", \($0)" } ?? "")),
    ]
    if let place = project?.address(of: PageValues.reference(path), lines: lines) {
      values["link"] = PageValues.text(place)
    }
    return values
  }
}
