internal import CellophaneDocument

/// Puts together a screen as it is shown and what probes answered about its rows.
struct ScreenComposer {
  /// The answers by the collections' names.
  var rows: [String: AskedRows]
  /// What rows do, by the collections' names.
  var answers: [String: CollectionAnswers] = [:]
  var barItems: [Int: ResolvedOutcome] = [:]
  /// What the choices of controls outside rows do.
  var controls: [Int: [ResolvedOutcome?]] = [:]
  var waysBack: [Int: ResolvedOutcome] = [:]
  /// The bars below whose titles something may come to be said.
  var subtitledBars: Set<String> = []
  /// What lists show once they have no rows, by their names.
  var emptied: [String: ResolvedView] = [:]
  /// The screens of tabs that are not chosen at first, by the tab bar's ordinal and their own.
  var tabs: [[Int]: ResolvedScreen] = [:]

  func composed(_ screen: ResolvedScreen) -> ResolvedScreen {
    var rewriter = ScreenRewriter()
    rewriter.collection = { composed($0) }
    rewriter.barItem = { ordinal, item in
      var item = item
      item.outcome = barItems[ordinal]
      return item
    }
    rewriter.navigation = { navigation in
      guard navigation.subtitle == nil, subtitledBars.contains(navigation.name) else {
        return navigation
      }
      var navigation = navigation
      navigation.subtitle = ""
      return navigation
    }
    rewriter.control = { ordinal, _ in controls[ordinal] ?? [] }
    rewriter.wayBack = { ordinal, _ in waysBack[ordinal] }
    rewriter.tab = { bar, tab, screen in tabs[[bar, tab]] ?? screen }
    return rewriter.rewritten(screen)
  }

  private func composed(_ shown: ResolvedCollection) -> ResolvedCollection {
    guard let asked = rows[shown.name] else { return shown }
    let answers = answers[shown.name] ?? CollectionAnswers()
    var collection = shown
    collection.emptied = emptied[shown.name]
    for index in collection.sections.indices where asked.sections.indices.contains(index) {
      let merger = RowMerger(answers: answers)
      collection.sections[index].rows = merger.merged(
        asked.sections[index], with: shown.sections[index].rows,
        at: RowAddress(section: index, ordinals: []))
    }
    collection.role = role(of: collection)
    return collection
  }

  private func role(of collection: ResolvedCollection) -> ResolvedCollection.Role {
    var opens = false
    var acts = collection.selection != .none || collection.isEditing
    var links = 0
    var others = 0
    collection.forEachRow { row in
      opens = opens || row.expansion != nil
      acts =
        acts || row.tap != nil || row.swipe != nil || !row.actions.isEmpty || row.menu != nil
        || row.look.cell.hasControls
      if let tap = row.tap, tap.edits.allSatisfy(\.isLink) { links += 1 } else { others += 1 }
    }
    if opens { return .tree }
    if links > 0, others == 0 { return .navigation }
    return acts ? .grid : .list
  }
}

extension ResolvedEdit {
  fileprivate var isLink: Bool {
    if case .open = self { return true }
    return false
  }
}

extension ResolvedCell {
  fileprivate var hasControls: Bool {
    (leadingAccessories + trailingAccessories).contains { $0.outcome != nil }
  }
}

extension ResolvedCollection {
  /// Every row, parents before their children.
  func forEachRow(_ visit: (ResolvedRow) -> Void) {
    func walk(_ rows: [ResolvedRow]) {
      for row in rows {
        visit(row)
        walk(row.children)
      }
    }
    for section in sections { walk(section.rows) }
  }
}
