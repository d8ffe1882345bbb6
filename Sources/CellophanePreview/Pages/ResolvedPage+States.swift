package import CellophaneDocument

extension ResolvedPage {
  /// The page with each row once in each of some situations, in which it stays.
  ///
  /// - Parameter situations: Sets of states; the empty one is a row's normal state.
  package func showing(_ situations: [Set<ResolvedState>]) -> ResolvedPage {
    var page = self
    for index in page.frames.indices {
      page.frames[index].screen = page.frames[index].screen.map { Self.forced($0, situations) }
    }
    return page
  }

  private static func forced(
    _ screen: ResolvedScreen, _ situations: [Set<ResolvedState>]
  ) -> ResolvedScreen {
    var rewriter = ScreenRewriter()
    rewriter.collection = { collection in
      var forced = collection
      for index in forced.sections.indices {
        forced.sections[index].rows = collection.sections[index].rows.flatMap { row in
          situations.map { row.forced($0) }
        }
      }
      return forced
    }
    rewriter.tab = { _, _, screen in Self.forced(screen, situations) }
    return rewriter.rewritten(screen)
  }
}

extension ResolvedRow {
  /// The row as its cell is where some states hold, whatever is done on the page.
  fileprivate func forced(_ states: Set<ResolvedState>) -> ResolvedRow {
    let words = states.sorted().map(\.rawValue).joined(separator: "+")
    var row = ResolvedRow(
      name: words.isEmpty ? name : "\(name) \(words)",
      cell: variants.last { states.isSuperset(of: $0.states) }?.cell ?? cell,
      isHeader: isHeader, isSelected: states.contains(.selected), isSelectable: isSelectable,
      isEnabled: !states.contains(.disabled), expansion: expansion, separators: separators)
    row.height = height
    // Below each of its copies a child is in the same states: in others its name would come again.
    row.children = children.map { $0.forced(states) }
    if states.contains(.expanded) { row.expansion?.isExpanded = true }
    return row
  }
}
