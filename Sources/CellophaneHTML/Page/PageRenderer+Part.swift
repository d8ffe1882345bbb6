package import CellophaneDocument
package import CellophaneLook

extension PageRenderer {
  /// One list alone, to stand in a page of another kind; it may show no symbols.
  package static func part(_ collection: ResolvedCollection, look: Look) -> RenderedBody {
    var html = HTMLWriter(capacity: 1 << 13)
    collection.write(to: &html, in: Scope(look: look))
    html.need(.screen)
    return RenderedBody(html)
  }
}
