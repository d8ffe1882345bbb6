/// Chooses previews by parts of their titles, groups or ids, whatever their case.
package struct PreviewFilter: Sendable {
  private let texts: [String]

  /// - Parameter texts: A preview matches that contains one of these; without any all do.
  /// - Throws: `SiteError.badFilter` where there is nothing to look for.
  package init(_ texts: [String]) throws(SiteError) {
    if let blank = texts.first(where: { $0.allSatisfy(\.isWhitespace) }) {
      throw .badFilter(blank)
    }
    self.texts = texts
  }

  /// The positions of the previews that match.
  ///
  /// - Throws: `SiteError.noMatch` for the first text that matches none.
  package func indices(in previews: [SitePreview]) throws(SiteError) -> [Int] {
    if texts.isEmpty { return Array(previews.indices) }
    var found: Set<Int> = []
    for text in texts {
      let wanted = text.lowercased()
      let matching = previews.indices.filter { index in
        let preview = previews[index]
        return [preview.title, preview.group, preview.id].contains {
          $0.lowercased().contains(wanted)
        }
      }
      if matching.isEmpty { throw .noMatch(filter: text, titles: previews.map(\.title)) }
      found.formUnion(matching)
    }
    return found.sorted()
  }
}
