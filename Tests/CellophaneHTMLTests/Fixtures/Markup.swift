import CellophaneDocument
@testable import CellophaneHTML
import CellophaneLook
import Testing

/// What a writer has written, as text.
func markup(_ write: (inout HTMLWriter) -> Void) -> String {
  var html = HTMLWriter()
  write(&html)
  return String(decoding: html.bytes, as: UTF8.self)
}

func body(_ page: ResolvedPage) -> String {
  String(decoding: PageRenderer.body(of: page), as: UTF8.self)
}

/// The lines of a page's body in which a text stands.
func lines(of page: ResolvedPage, with text: String) -> [String] {
  body(page).split(separator: "\n").map(String.init).filter { $0.contains(text) }
}
