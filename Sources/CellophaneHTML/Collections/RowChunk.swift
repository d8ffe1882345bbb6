internal import CellophaneDocument

/// So many rows of a large list that a browser lays out together, or not at all while they are far
/// from view.
///
/// One row alone would be too little: browsers lay out each part by itself where they look for what
/// takes the focus next.
enum RowChunk {
  static let size = 50

  /// Writes rows, those of a large list in chunks.
  static func write(_ rows: [ResolvedRow], to html: inout HTMLWriter, in scope: Scope) {
    guard scope.isInChunks else {
      return ResolvedRow.write(rows, to: &html, in: scope)
    }
    for start in stride(from: 0, to: rows.count, by: size) {
      let chunk = start..<min(start + size, rows.count)
      html.element(scope.role == .grid ? "div" : "ul", .chunk) { html in
        if scope.role != .grid { html.attribute("role", "presentation") }
        // A chunk goes with the rows that a search hides.
        if scope.searching?.rows[scope.collection] != nil { html.attribute("data-find", "") }
        if chunk.count < size { html.property("rows") { $0.append(Double(chunk.count)) } }
        ResolvedRow.write(rows, at: chunk, to: &html, in: scope)
      }
    }
  }
}
