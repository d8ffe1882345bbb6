internal import CellophaneDocument

/// Puts the words that an author declares for rows onto them.
struct SearchKeywords {
  /// By the row's name or a text of it.
  let keywords: [String: [String]]

  func added(to screen: ResolvedScreen) -> ResolvedScreen {
    guard !keywords.isEmpty else { return screen }
    var rewriter = ScreenRewriter()
    rewriter.collection = { collection in
      var collection = collection
      for index in collection.sections.indices {
        collection.sections[index].rows = added(to: collection.sections[index].rows)
      }
      return collection
    }
    return rewriter.rewritten(screen)
  }

  private func added(to rows: [ResolvedRow]) -> [ResolvedRow] {
    rows.map { row in
      var row = row
      let names = [row.name] + row.cell.searchedTexts
      row.keywords = names.lazy.compactMap { keywords[$0] }.first ?? []
      row.children = added(to: row.children)
      return row
    }
  }

  /// The names that stand for no row of a screen.
  func unused(in screen: ResolvedScreen) -> [String] {
    var known: Set<String> = []
    for collection in screen.collections {
      collection.forEachRow { known.formUnion([$0.name] + $0.cell.searchedTexts) }
    }
    return keywords.keys.filter { !known.contains($0) }.sorted()
  }
}
