extension ResolvedScreen {
  /// What a page shows after edits, played by the rules of the page's script.
  ///
  /// What leads elsewhere, asks or speaks changes nothing here, and neither does an edit whose
  /// element is not there.
  ///
  /// - Parameter bodies: What edits put on the page.
  /// - Complexity: O(*n*) for each edit, where *n* is the number of elements.
  package func applying(_ edits: [ResolvedEdit], bodies: BodyPool) -> ResolvedScreen {
    var player = EditPlayer(screen: self, bodies: bodies)
    player.play(edits)
    return player.screen
  }
}

/// A screen while edits are played on it.
private struct EditPlayer {
  var screen: ResolvedScreen
  let bodies: BodyPool

  mutating func play(_ edits: [ResolvedEdit]) {
    var isGiven: Bool?
    for edit in edits {
      if edit.isCondition {
        if isGiven == true { return }
        isGiven = isMet(edit)
      } else if isGiven != false {
        play(edit)
      }
    }
  }

  /// Whether what follows an edit is done.
  private func isMet(_ edit: ResolvedEdit) -> Bool {
    switch edit {
    case .given(let rows, let collection): screen.rowCount(of: collection) == rows
    // What came and went is not known of a screen.
    case .unlessCame(let collection, let row): !screen.hasRow(row, of: collection)
    // What a screen's fields say is not told from what was typed, and signals are the page's.
    case .typed, .looking: false
    default: true
    }
  }

  mutating func play(_ edit: ResolvedEdit) {
    switch edit {
    case .expand(let collection, let row):
      screen.changeRow(row, of: collection) { $0.expansion?.isExpanded = true }
    case .collapse(let collection, let row):
      screen.changeRow(row, of: collection) { $0.expansion?.isExpanded = false }
    case .toggle(let collection, let row):
      screen.changeRow(row, of: collection) { $0.expansion?.isExpanded.toggle() }
    case .select(let collection, let row):
      screen.changeCollection(collection) { $0.choose(row, true) }
    case .deselect(let collection, let row):
      screen.changeCollection(collection) { $0.choose(row, false) }
    case .clear(let collection): screen.changeCollection(collection) { $0.chooseNothing() }
    case .edit(let collection, _): screen.changeCollection(collection) { $0.turnEditing() }
    case .delete(let collection, let row):
      screen.changeCollection(collection) { _ = $0.take(row) }
    case .remove(let element): remove(element)
    case .replace(let name): replace(name)
    case .insert(let name, let parent, let previous, let others):
      insert(name, parent, after: [previous].compactMap { $0 } + others)
    case .move(let element, let parent, let previous, let others):
      move(element, parent, after: [previous].compactMap { $0 } + others)
    case .ensure(let name, let previous, let edges): ensure(name, previous, edges)
    case .prune(let element): prune(element)
    case .text(let element, let text): write(text, in: element)
    case .choose(let tab): screen.choose(tab: tab)
    case .restore, .show, .leave, .outdate, .frame, .open, .alert, .menu, .given, .looking,
      .unlessCame, .typed, .otherwise, .signal, .say, .alone:
      break
    }
  }

  private mutating func remove(_ element: ResolvedElement) {
    switch element {
    case .row(let collection, let row): play(.delete(collection: collection, row: row))
    case .section(let collection, let section):
      screen.changeCollection(collection) { $0.sections.removeAll { $0.name == section } }
    default: break
    }
  }

  private mutating func prune(_ element: ResolvedElement) {
    guard let collection = element.collection else { return }
    var section: String?
    if case .section(_, let name) = element { section = name }
    screen.changeCollection(collection) { list in
      list.sections.removeAll { $0.rows.isEmpty && (section == nil || $0.name == section) }
    }
  }

  // MARK: Bodies

  private mutating func replace(_ name: ResolvedBodyName) {
    switch bodies[name] {
    case .row(let row, let place):
      screen.changeCollection(place.collection) { collection in
        let choosesRows = collection.choosesRows
        collection.changeRow(row.name) { $0.give(way: row, choosesRows: choosesRows) }
      }
    case .section(let section, let place):
      screen.changeCollection(place.collection) { collection in
        let known = collection.sections.firstIndex { $0.name == section.name }
        if let known { collection.sections[known] = section }
      }
    case .supplementary(let view, _, _):
      screen.changeCollections { list in
        list.forEachEdge { edge in
          guard edge.name == view.name else { return }
          let cell = view.cell.keeping(edge.cell)
          edge = view
          edge.cell = cell
        }
      }
    case .collection(let collection): screen.changeCollection(collection.name) { $0 = collection }
    case .bar(let bar): screen.changeBar(bar.name) { $0.takeButtons(of: bar) }
    case .toolbar(let bar): screen.changeBar(bar.name) { $0.toolbarItems = bar.toolbarItems }
    case .view(let view): screen.replaceView(view)
    case .screen(let whole): screen.giveWay(to: whole)
    case nil: break
    }
  }

  private mutating func insert(
    _ name: ResolvedBodyName, _ parent: ResolvedElement, after previous: [ResolvedElement]
  ) {
    switch bodies[name] {
    case .row(let row, let place):
      screen.changeCollection(place.collection) { $0.put(row, in: parent, after: previous) }
    case .section(let section, let place):
      screen.changeCollection(place.collection) { $0.put(section, after: previous) }
    default: break
    }
  }

  private mutating func ensure(
    _ name: ResolvedBodyName, _ previous: [ResolvedElement], _ edges: [ResolvedBodyName]
  ) {
    guard case .section(let section, let place) = bodies[name] else { return }
    var isNew = false
    screen.changeCollection(place.collection) { list in
      isNew = !list.sections.contains { $0.name == section.name }
      if isNew { list.put(section, after: previous) }
    }
    if isNew { edges.forEach { replace($0) } }
  }

  private mutating func move(
    _ element: ResolvedElement, _ parent: ResolvedElement, after previous: [ResolvedElement]
  ) {
    switch element {
    case .row(let collection, let row):
      screen.changeCollection(collection) { collection in
        guard let taken = collection.take(row) else { return }
        collection.put(taken, in: parent, after: previous)
      }
    case .section(let collection, let section):
      screen.changeCollection(collection) { collection in
        guard let index = collection.sections.firstIndex(where: { $0.name == section }) else {
          return
        }
        collection.put(collection.sections.remove(at: index), after: previous)
      }
    default: break
    }
  }

  private mutating func write(_ text: String, in element: ResolvedElement) {
    switch element {
    case .title(let bar), .largeTitle(let bar): screen.changeBar(bar) { $0.title = text }
    case .subtitle(let bar): screen.changeBar(bar) { $0.subtitle = text }
    case .searchField(let bar): screen.changeBar(bar) { $0.search?.text = text }
    case .scopes(let bar): screen.changeBar(bar) { $0.search?.scopes?.chosen = Int(text) }
    case .badge(let tabs, let index): screen.changeTab(index, of: tabs) { $0.badgeText = text }
    default: break
    }
  }
}
