internal import CellophaneDocument

/// Puts together a screen as it is shown and what probes answered about its rows.
struct ScreenComposer {
  /// The answers by the collections' names.
  var rows: [String: AskedRows]
  /// The rows of those lists of which they are known as a page has them, by the collections' names.
  var merged: [String: MergedRows] = [:]
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
  /// Which controls outside rows tell of their values.
  var heard = HeardControls()
  /// The screens of tabs that are not chosen at first, by the tab bar's ordinal and their own.
  var tabs: [[Int]: ResolvedScreen] = [:]

  func composed(_ screen: ResolvedScreen) -> ResolvedScreen {
    var rewriter = ScreenRewriter()
    rewriter.collection = { composed($0) }
    if heard != HeardControls() { rewriter.view = heard.applied }
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
    if let merged = merged[shown.name] {
      for index in collection.sections.indices where merged.sections.indices.contains(index) {
        collection.sections[index].rows = merged.sections[index]
      }
      collection.role = merged.doings.role(of: collection)
      return collection
    }
    let merger = RowMerger(answers: answers)
    for index in collection.sections.indices where asked.sections.indices.contains(index) {
      collection.sections[index].rows = merger.merged(
        asked.sections[index], with: shown.sections[index].rows,
        at: RowAddress(section: index, ordinals: []))
    }
    var doings = RowDoings()
    collection.forEachRow { doings.add($0) }
    collection.role = doings.role(of: collection)
    return collection
  }
}

/// What rows of a list do, from which its role follows.
struct RowDoings {
  private var opening = 0
  private var acting = 0
  private var links = 0
  private var others = 0

  mutating func add(_ row: ResolvedRow) { count(row, 1) }

  /// Takes back what was added.
  mutating func remove(_ row: ResolvedRow) { count(row, -1) }

  private mutating func count(_ row: ResolvedRow, _ number: Int) {
    if row.expansion != nil { opening += number }
    if row.tap != nil || row.swipe != nil || !row.actions.isEmpty || row.menu != nil
      || row.look.cell.hasControls
    {
      acting += number
    }
    if let tap = row.tap, tap.edits.allSatisfy(\.isLink) {
      links += number
    } else {
      others += number
    }
  }

  func role(of collection: ResolvedCollection) -> ResolvedCollection.Role {
    if opening > 0 { return .tree }
    if links > 0, others == 0 { return .navigation }
    return collection.selection != .none || collection.isEditing || acting > 0 ? .grid : .list
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
