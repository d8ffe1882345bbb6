package import CellophaneDocument

extension PageRenderer {
  /// The start of a page, to stand in a page of another kind.
  ///
  /// - Parameter root: The way to the folder of the files, ending with a slash, or empty.
  package static func part(of page: ResolvedPage, root: String) -> RenderedBody {
    var part = page
    part.frames = Array(page.frames.prefix(1))
    var html = HTMLWriter(capacity: 1 << 14)
    // Another page has a main part of its own.
    part.write(to: &html, as: "div", isWhole: false)
    var body = RenderedBody(html)
    body.bytes = body.bytes.replacing(
      Array(" src=\"../assets/".utf8),
      with: Array(" src=\"\(EscapedText.attribute(root))assets/".utf8))
    return body
  }
}
