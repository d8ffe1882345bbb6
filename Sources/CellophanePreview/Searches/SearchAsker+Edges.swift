internal import CellophaneDocument

/// Headers and footers while a search is on: a page leaves them as they are where their section stays.
extension SearchAsker {
  /// How many queries they are looked at after.
  private static let queries = 6

  /// Says of the first header or footer that shows something else, or goes, while a search is on.
  ///
  /// - Parameter shown: What is shown before anything is typed.
  func noteEdges(
    _ queries: TriedQueries, _ talk: inout SearchTalk, _ shown: ResolvedScreen
  ) async {
    let before = shown.collections
    guard before.contains(where: { $0.sections.contains { $0.header != nil || $0.footer != nil } })
    else { return }
    for query in queries.queries.prefix(Self.queries) {
      guard await talk.answer(to: query) != nil else { continue }
      let shown = content(of: talk, readsRows: true)
      for (old, new) in zip(before, shown?.collections ?? []) {
        for (section, now) in Self.pairs(old.sections, new.sections) {
          let isHeader = section.header?.cell != now.header?.cell
          if !isHeader, section.footer?.cell == now.footer?.cell { continue }
          return gathering.note(
            "search-headers-not-followed",
            "a \(isHeader ? "header" : "footer") of '\(title)' says something else, or goes, once "
              + "'\(query)' is searched, and on the page it stays as it is; declare "
              + "'.searches(queries:)' with the queries that the page should answer")
        }
      }
    }
  }

  /// The sections that stay, as they were and as they are: those of tables are called by their headers.
  private static func pairs(
    _ old: [ResolvedSection], _ new: [ResolvedSection]
  ) -> [(ResolvedSection, ResolvedSection)] {
    if old.count == new.count { return Array(zip(old, new)) }
    return new.compactMap { section in
      old.first { $0.name == section.name }.map { ($0, section) }
    }
  }
}
