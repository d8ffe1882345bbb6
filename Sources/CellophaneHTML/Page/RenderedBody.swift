/// The body of a page as it is written out.
package struct RenderedBody: Sendable {
  /// What stands between `<body>` and `</body>`, after the symbols to which it refers.
  package var bytes: [UInt8]
  package var features: PageFeatures
  /// The stylesheets that it needs beside its look's, in the order in which a page links to them.
  package var styles: [StyleFile]

  init(_ html: borrowing HTMLWriter) {
    features = html.features
    styles = html.styles.files
    guard !html.symbols.isEmpty else {
      bytes = html.bytes
      return
    }
    var sprite = HTMLWriter(capacity: 1 << 12)
    Symbols.writeSprite(of: html.symbols, to: &sprite)
    bytes = sprite.bytes(followedBy: html)
  }
}
