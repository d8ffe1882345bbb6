/// Chooses previews by a part of their title, group or id, whatever its case.
package struct PreviewFilter: Sendable {
  private let text: String?

  /// - Throws: `SiteError.badFilter` where there is nothing to look for.
  package init(_ text: String?) throws(SiteError) {
    if let text, text.allSatisfy(\.isWhitespace) { throw .badFilter(text) }
    self.text = text
  }

  /// The positions of the previews that match.
  ///
  /// - Throws: `SiteError.noMatch` where a filter matches none.
  package func indices(in previews: [SitePreview]) throws(SiteError) -> [Int] {
    guard let text else { return Array(previews.indices) }
    let wanted = text.lowercased()
    let found = previews.indices.filter { index in
      let preview = previews[index]
      return [preview.title, preview.group, preview.id].contains {
        $0.lowercased().contains(wanted)
      }
    }
    guard !found.isEmpty else {
      throw .noMatch(filter: text, titles: previews.map(\.title))
    }
    return found
  }
}
