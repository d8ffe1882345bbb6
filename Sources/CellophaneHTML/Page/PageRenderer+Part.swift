package import CellophaneDocument
package import CellophaneLook

extension PageRenderer {
  /// The bytes of one list alone, to stand in a page of another kind; it may show no symbols.
  package static func part(_ collection: ResolvedCollection, look: Look) -> [UInt8] {
    var html = HTMLWriter(capacity: 1 << 13)
    collection.write(to: &html, in: Scope(look: look))
    return html.bytes
  }
}
