internal import CellophaneDocument

extension ResolvedScreen {
  /// What stands in the place of lists, by their names, on a screen on which they have no rows.
  func emptied(by other: ResolvedScreen) -> [String: ResolvedView] {
    switch (self, other) {
    case (.collection(let list), .view(let view)): return [list.name: view.unnamed]
    case (.collection(let list), .collection(let now)):
      guard let view = now.backgroundView, view != list.backgroundView,
        now.sections.allSatisfy({ $0.rows.isEmpty })
      else { return [:] }
      return [list.name: view.unnamed]
    case (.navigation(let bar), .navigation(let now)): return bar.content.emptied(by: now.content)
    case (.split(let split), .split(let now)):
      var found: [String: ResolvedView] = [:]
      for (column, other) in zip(split.columns, now.columns) {
        found.merge(column.screen.emptied(by: other.screen)) { known, _ in known }
      }
      return found
    case (.tabs(let tabs), .tabs(let now)):
      guard tabs.selected == now.selected, tabs.tabs.indices.contains(tabs.selected),
        now.tabs.indices.contains(now.selected)
      else { return [:] }
      return tabs.tabs[tabs.selected].screen.emptied(by: now.tabs[now.selected].screen)
    case (.presented(let presented), .presented(let now)):
      return presented.content.emptied(by: now.content)
    default: return [:]
    }
  }
}
